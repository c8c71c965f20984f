import './carousel.css';
import { LinkButton } from '@cleaning/ui';
import { type TouchEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import machinery from '../assets/home/heroMachinery.svg';
import quality from '../assets/home/heroQuality.svg';
import solutions from '../assets/home/heroSolutions.svg';
import { Icon } from '../icon/Icon';
import { describePromise } from '../site/proof';
import { Telephone } from '../site/Reach';
import { SlotPicture } from '../site/SlotPicture';
import { home as texts } from './texts';

/** The pictures of the slides; their words are in the texts. */
const slides = [
  { id: 'solutions', image: solutions },
  { id: 'quality', image: quality },
  { id: 'machinery', image: machinery },
] as const;

/** Timing of the carousel. */
export const AUTOPLAY_MS = 2500;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface CarouselState {
  index: number;
  /** The slide that leaves, and the direction: 1 to the next slide, -1 to the previous one. */
  leaving: { index: number; direction: 1 | -1 } | null;
  playing: boolean;
  go: (index: number, direction?: 1 | -1) => void;
  setPlaying: (playing: boolean) => void;
}

/**
 * The current slide. Every interaction restarts the timer; only the pause button stops it. With reduced motion, slides
 * change without moving and stop after one round.
 */
function useCarousel(count: number): CarouselState {
  const [{ index, leaving }, setState] = useState<Pick<CarouselState, 'index' | 'leaving'>>({
    index: 0,
    leaving: null,
  });
  const [playing, setPlaying] = useState(false);

  const go = useCallback(
    (wanted: number, direction?: 1 | -1) =>
      setState((now) => {
        const target = (wanted + count) % count;
        if (target === now.index) return now;
        return { index: target, leaving: { index: now.index, direction: direction ?? (target > now.index ? 1 : -1) } };
      }),
    [count],
  );

  /** Automatic slides since the carousel was started. */
  const shown = useRef(0);
  const play = useCallback((wanted: boolean) => {
    shown.current = 0;
    setPlaying(wanted);
  }, []);

  useEffect(() => play(true), [play]);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      shown.current += 1;
      go(index + 1, 1);
      if (prefersReducedMotion() && shown.current >= count) setPlaying(false);
    }, AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [playing, index, count, go]);

  return { index, leaving, playing, go, setPlaying: play };
}

/** Pixels between two slides and milliseconds of a change. */
const SPACING_PX = 30;
const TRANSITION_MS = 500;
const SWIPE_PX = 40;

const getTransform = (direction: number) => `translateX(calc(${direction * 100}% + ${direction * SPACING_PX}px))`;

export function Carousel() {
  const shown = slides.flatMap((slide, position) => {
    const words = texts.slides[position];
    return words ? [{ ...slide, ...words }] : [];
  });
  const { index, leaving, playing, go, setPlaying } = useCarousel(slides.length);
  const promise = describePromise();
  const track = useRef<HTMLUListElement>(null);
  const touchStart = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (!leaving || !track.current || prefersReducedMotion()) return;
    const timing = { duration: TRANSITION_MS, easing: 'ease' };
    const coming = track.current.children[index];
    const going = track.current.children[leaving.index];
    const moves = [
      coming?.animate([{ transform: getTransform(leaving.direction) }, { transform: 'none' }], timing),
      going?.animate(
        [
          { transform: 'none', visibility: 'visible' },
          { transform: getTransform(-leaving.direction), visibility: 'visible' },
        ],
        timing,
      ),
    ];
    return () => {
      for (const move of moves) move?.cancel();
    };
  }, [index, leaving]);

  const onTouchEnd = (event: TouchEvent) => {
    const distance = (event.changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0);
    if (touchStart.current !== null && Math.abs(distance) > SWIPE_PX)
      go(distance < 0 ? index + 1 : index - 1, distance < 0 ? 1 : -1);
    touchStart.current = null;
  };

  return (
    <section className="pub-carousel" aria-roledescription="carousel" aria-label={texts.carousel}>
      <div className="pub-carousel__title">
        <h1>{texts.title}</h1>
        {promise !== '' && <p>{promise}</p>}
        <div className="pub-carousel__actions">
          <LinkButton to="/quote" className="pub-carousel__call">
            {texts.quote}
          </LinkButton>
          <Telephone withIcon />
        </div>
      </div>
      <ul
        ref={track}
        className="pub-carousel__track"
        aria-live={playing ? 'off' : 'polite'}
        onTouchStart={(event) => {
          touchStart.current = event.touches[0]?.clientX ?? null;
        }}
        onTouchEnd={onTouchEnd}
      >
        {shown.map((slide, position) => (
          <li
            key={slide.id}
            className="pub-carousel__slide"
            aria-roledescription="slide"
            aria-label={texts.slide(position + 1, slides.length)}
            data-shown={position === index}
          >
            <SlotPicture
              place={`slide-${(position + 1) as 1 | 2 | 3}`}
              sizes="100vw"
              src={slide.image}
              alt={slide.picture}
              width={1600}
              height={760}
              loading={position === 0 ? 'eager' : 'lazy'}
              fetchPriority={position === 0 ? 'high' : 'low'}
            />
            <div className="pub-carousel__text">
              <h2>
                <Lines lines={slide.heading} />
              </h2>
              <p>{slide.text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="pub-carousel__controls">
        <button type="button" aria-label={texts.previous} onClick={() => go(index - 1, -1)}>
          <Icon name="left" />
        </button>
        <button
          type="button"
          aria-label={playing ? texts.pause : texts.play}
          onClick={() => setPlaying(!playing)}
          className="pub-carousel__pause"
        >
          <Icon name={playing ? 'pause' : 'play'} size={20} />
        </button>
        <div className="pub-carousel__pages">
          {shown.map((slide, position) => (
            <button
              key={slide.id}
              type="button"
              aria-label={texts.slide(position + 1, slides.length)}
              aria-current={position === index ? 'true' : undefined}
              onClick={() => go(position)}
            />
          ))}
        </div>
        <button type="button" aria-label={texts.next} onClick={() => go(index + 1, 1)}>
          <Icon name="right" />
        </button>
      </div>
    </section>
  );
}

const Lines = ({ lines: [first, second] }: { lines: readonly [string, string] }) => (
  <>
    <span>{first}</span> <span>{second}</span>
  </>
);
