const STORAGE_KEY = 'single-keys';

/** Whether single keys are shortcuts on this device. */
export const hasSingleKeys = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off';

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, 'off');
}
