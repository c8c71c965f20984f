import { useSyncExternalStore } from 'react';
import { type KeptPress, parseKeptPresses } from './keptPress';

const STORAGE_KEY = 'kept-presses';
const listeners = new Set<() => void>();
let text: string | null = null;
let presses: readonly KeptPress[] = [];

/** Everything kept on this device, oldest first; the same array until something changes. Survives reloads and logouts. */
export function keptPresses(): readonly KeptPress[] {
  const stored = localStorage.getItem(STORAGE_KEY);
  if (stored !== text) {
    text = stored;
    presses = parseKeptPresses(stored);
  }
  return presses;
}

function put(next: readonly KeptPress[]): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

export const keepPress = (press: KeptPress): void => put([...keptPresses(), press]);

export const changePress = (key: string, change: Partial<KeptPress>): void =>
  put(keptPresses().map((press) => (press.key === key ? { ...press, ...change } : press)));

export const dropPress = (key: string): void => put(keptPresses().filter((press) => press.key !== key));

/** Calls back when another tab has kept, sent or dropped presses; until the returned function is called. */
export function onPressElsewhere(tell: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) tell();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onPressElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The presses of one person. */
export function useKeptPresses(userId: string): readonly KeptPress[] {
  const all = useSyncExternalStore(subscribe, keptPresses);
  return all.filter((press) => press.userId === userId);
}
