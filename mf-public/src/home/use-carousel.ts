import { useCallback, useEffect, useState } from 'react';

/** Timing of the carousel (spec point 9). */
export const AUTOPLAY_MS = 2500;

export interface CarouselState {
  index: number;
  /** The slide that is on its way out, and where to: 1 makes room for the next, -1 for the previous one. */
  leaving: { index: number; direction: 1 | -1 } | null;
  playing: boolean;
  go: (index: number, direction?: 1 | -1) => void;
  setPlaying: (playing: boolean) => void;
}

/**
 * Which slide is shown. It plays on after every interaction; only the pause button stops it. People who ask for
 * reduced motion start with a still carousel and may press play.
 */
export function useCarousel(count: number): CarouselState {
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

  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    setPlaying(!reduced.matches);
    const onChange = () => setPlaying(!reduced.matches);
    reduced.addEventListener('change', onChange);
    return () => reduced.removeEventListener('change', onChange);
  }, []);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => go(index + 1, 1), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [playing, index, go]);

  return { index, leaving, playing, go, setPlaying };
}
