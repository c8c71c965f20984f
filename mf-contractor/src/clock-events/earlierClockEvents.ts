import { KEPT_CLOCK_EVENTS_KEY } from '@cleaning/ui';

/** The names of 1.0.0, for devices that were offline during the update. They go with the version after the next. */
const EARLIER = { key: 'kept-presses', instant: 'pressedAt' } as const;

const parsed = (text: string | null): Record<string, unknown>[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

/** Takes over what a build of 1.0.0 has kept on this device. Runs before anything reads the clock events. */
export function adoptEarlierClockEvents(): void {
  const earlier = localStorage.getItem(EARLIER.key);
  if (earlier === null) return;
  const adopted = parsed(earlier).map(({ [EARLIER.instant]: recordedAt, ...event }) => ({ ...event, recordedAt }));
  const kept = parsed(localStorage.getItem(KEPT_CLOCK_EVENTS_KEY));
  localStorage.setItem(KEPT_CLOCK_EVENTS_KEY, JSON.stringify([...adopted, ...kept]));
  localStorage.removeItem(EARLIER.key);
}
