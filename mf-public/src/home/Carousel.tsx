import './carousel.css';
import { LinkButton } from '@cleaning/ui';
import { type TouchEvent, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/Icon';
import { home as texts } from '../texts';
import { slides } from './slides';
import { useCarousel } from './use-carousel';

/** Pixels between two slides and milliseconds of a change (spec point 9). */
const SPACING_PX = 30;
const TRANSITION_MS = 500;
const SWIPE_PX = 40;

const place = (direction: number) => `translateX(calc(${direction * 100}% + ${direction * SPACING_PX}px))`;

export function Carousel() {
  const { index, leaving, playing, go, setPlaying } = useCarousel(slides.length);
  const track = useRef<HTMLUListElement>(null);
  const touchStart = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (!leaving || !track.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timing = { duration: TRANSITION_MS, easing: 'ease' };
    const coming = track.current.children[index];
    const going = track.current.children[leaving.index];
    const moves = [
      coming?.animate([{ transform: place(leaving.direction) }, { transform: 'none' }], timing),
      going?.animate(
        [
          { transform: 'none', visibility: 'visible' },
          { transform: place(-leaving.direction), visibility: 'visible' },
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
      <ul
        ref={track}
        className="pub-carousel__track"
        aria-live={playing ? 'off' : 'polite'}
        onTouchStart={(event) => {
          touchStart.current = event.touches[0]?.clientX ?? null;
        }}
        onTouchEnd={onTouchEnd}
      >
        {slides.map((slide, position) => (
          <li
            key={slide.id}
            className="pub-carousel__slide"
            aria-roledescription="slide"
            aria-label={texts.slide(position + 1, slides.length)}
            data-shown={position === index}
          >
            <img
              src={slide.image}
              alt={slide.picture}
              width={1600}
              height={760}
              loading={position === 0 ? 'eager' : 'lazy'}
              fetchPriority={position === 0 ? 'high' : 'low'}
            />
            <div className="pub-carousel__text">
              {position === 0 ? (
                <h1>
                  <Lines of={slide.heading} />
                </h1>
              ) : (
                <h2>
                  <Lines of={slide.heading} />
                </h2>
              )}
              <p>{slide.text}</p>
              <LinkButton to="/contact-us" className="pub-carousel__call">
                {texts.quote}
              </LinkButton>
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
          {slides.map((slide, position) => (
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

const Lines = ({ of: [first, second] }: { of: readonly [string, string] }) => (
  <>
    <span>{first}</span> <span>{second}</span>
  </>
);
