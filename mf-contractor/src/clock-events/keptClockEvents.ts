import { useSyncExternalStore } from 'react';
import { type KeptClockEvent, parseKeptClockEvents } from './keptClockEvent';

const STORAGE_KEY = 'kept-presses';
const listeners = new Set<() => void>();
let text: string | null = null;
let events: readonly KeptClockEvent[] = [];

/** Everything kept on this device, oldest first; the same array until something changes. Survives reloads and logouts. */
export function keptClockEvents(): readonly KeptClockEvent[] {
  const stored = localStorage.getItem(STORAGE_KEY);
  if (stored !== text) {
    text = stored;
    events = parseKeptClockEvents(stored);
  }
  return events;
}

function put(next: readonly KeptClockEvent[]): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

export const keepClockEvent = (event: KeptClockEvent): void => put([...keptClockEvents(), event]);

export const changeClockEvent = (key: string, change: Partial<KeptClockEvent>): void =>
  put(keptClockEvents().map((event) => (event.key === key ? { ...event, ...change } : event)));

export const dropClockEvent = (key: string): void => put(keptClockEvents().filter((event) => event.key !== key));

/** Calls back when another tab has kept, sent or dropped clock events; until the returned function is called. */
export function onClockEventElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onClockEventElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The clock events of one person. */
export function useKeptClockEvents(userId: string): readonly KeptClockEvent[] {
  const all = useSyncExternalStore(subscribe, keptClockEvents);
  return all.filter((event) => event.userId === userId);
}
