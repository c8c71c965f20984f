import type { JobKind } from '@cleaning/contracts';
import { KEPT_CLOCK_EVENTS_KEY } from '@cleaning/ui';
import { useSyncExternalStore } from 'react';
import { adoptEarlierClockEvents } from './earlierClockEvents';

/**
 * One clock event (Start, Finished, or a Start undone), kept on the device until the server has taken it and was asked for the person since, or
 * until it is refused. Its fields are stored: a name that changes loses what an earlier build has kept.
 */
export interface KeptClockEvent {
  /** Made on the device. A start that is sent again with the same key starts nothing more. */
  key: string;
  /** Only this person's session sends it. */
  userId: string;
  action: 'start' | 'finish' | 'undo';
  kind: JobKind;
  jobId: string;
  jobName: string;
  /** `lat,lng,accuracy`; empty for an undone start. */
  place: string;
  /** The instant by the device's clock. */
  recordedAt: string;
  /**
   * Of a finish and of an undone start: the record, or the key of a start whose record the device does not know yet. Of a start: the record once
   * the server has taken it.
   */
  rowId: string | null;
  startKey: string | null;
  /** True once a first attempt to send it found no connection. */
  isWaiting: boolean;
  /** The server's sentence; the clock event is refused for good. */
  refusal: string | null;
  /** When the server had taken it, in ms of `Date.now()`. Until the person is read after that, the session does not know of it. */
  takenAt?: number;
}

/** Neither taken nor refused. */
export const isUnsent = ({ refusal, takenAt }: KeptClockEvent): boolean => refusal === null && takenAt === undefined;

const isKeptClockEvent = (value: unknown): value is KeptClockEvent =>
  typeof value === 'object' && value !== null && 'key' in value && 'recordedAt' in value && 'action' in value;

/** The stored clock events; none when the text has another form. */
function parseKeptClockEvents(text: string | null): readonly KeptClockEvent[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKeptClockEvent) : [];
  } catch {
    return [];
  }
}

const listeners = new Set<() => void>();
let text: string | null = null;
let events: readonly KeptClockEvent[] = [];
let hasAdopted = false;

/** All that are kept on this device, oldest first; the same array until something changes. They survive reloads and logouts. */
export function keptClockEvents(): readonly KeptClockEvent[] {
  if (!hasAdopted) adoptEarlierClockEvents();
  hasAdopted = true;
  const stored = localStorage.getItem(KEPT_CLOCK_EVENTS_KEY);
  if (stored !== text) {
    text = stored;
    events = parseKeptClockEvents(stored);
  }
  return events;
}

function put(next: readonly KeptClockEvent[]): void {
  localStorage.setItem(KEPT_CLOCK_EVENTS_KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

export const keepClockEvent = (event: KeptClockEvent): void => put([...keptClockEvents(), event]);

export const changeClockEvent = (key: string, change: Partial<KeptClockEvent>): void =>
  put(keptClockEvents().map((event) => (event.key === key ? { ...event, ...change } : event)));

export const dropClockEvent = (key: string): void => put(keptClockEvents().filter((event) => event.key !== key));

/** Drops what was taken before a read of the person was sent, and what was taken later than now: the device's clock was set back since. */
export function dropTakenBefore(userId: string, readAt: number): void {
  const isKnown = ({ userId: of, takenAt }: KeptClockEvent) =>
    of === userId && takenAt !== undefined && (takenAt <= readAt || takenAt > Date.now());
  if (keptClockEvents().some(isKnown)) put(keptClockEvents().filter((event) => !isKnown(event)));
}

/** Calls back when another tab has kept, sent or dropped clock events; until the returned function is called. */
export function onClockEventElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEPT_CLOCK_EVENTS_KEY || key === null) listener();
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

/** Whether this clock event still waits on the device. */
export function useWaits(key: string | null): boolean {
  const all = useSyncExternalStore(subscribe, keptClockEvents);
  return all.some((event) => event.key === key && isUnsent(event));
}

/** The clock events of one person. */
export function useKeptClockEvents(userId: string): readonly KeptClockEvent[] {
  const all = useSyncExternalStore(subscribe, keptClockEvents);
  return all.filter((event) => event.userId === userId);
}
