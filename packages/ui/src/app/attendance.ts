/**
 * Headers of a call that the page makes without the user. `UNATTENDED_HEADER` of packages/service-kit; this code
 * doesn't load the contracts.
 */
export const UNATTENDED_HEADERS = { 'x-unattended': '1' } as const;

/** Milliseconds after the last key press, click or scroll until calls count as the page's own. */
const ATTENDANCE_MS = 60_000;
const PRESSES = ['pointerdown', 'keydown', 'wheel'] as const;

/** A page that was just opened is looked at. */
let lastPressAt = Date.now();

const notePress = (): void => {
  lastPressAt = Date.now();
};

/** Whether nobody has used this page for a minute. */
export const isUnattended = (): boolean => Date.now() - lastPressAt > ATTENDANCE_MS;

/** @returns ends it */
export function watchAttendance(): () => void {
  const options = { capture: true, passive: true } as const;
  for (const press of PRESSES) addEventListener(press, notePress, options);
  return () => {
    for (const press of PRESSES) removeEventListener(press, notePress, options);
  };
}
