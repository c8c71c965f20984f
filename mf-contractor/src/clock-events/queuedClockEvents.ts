import { DAY_MS, type JobKind } from '@cleaning/contracts';
import { CLOCK_EVENTS_KEY, getBusinessToday } from '@cleaning/ui';
import { createStoredList } from '@cleaning/ui/kept';

/**
 * A clock event (Start, Finished or an undone Start). It stays on the device until the server accepts it and the
 * session is read after that, or until the server refuses it. Its fields are stored: renaming one loses what earlier
 * builds have stored.
 */
export interface QueuedClockEvent {
  /** Created on the device. The server ignores a repeated start with the same key. */
  key: string;
  /** Only this user's session sends it. */
  userId: string;
  action: 'start' | 'finish' | 'undo';
  kind: JobKind;
  jobId: string;
  jobName: string;
  /** `lat,lng,accuracy`; empty for an undone start, or if the user continued without a location. */
  place: string;
  /** Shift that it starts or ends, from the plan; missing if the device had no plan. */
  shift?: { date: string; time: string };
  /** The instant by the device's clock. */
  recordedAt: string;
  /**
   * For a finish or an undone start: the record, or the key of the start if the device doesn't know its record. For a
   * start: the record once the server has accepted it.
   */
  rowId: string | null;
  startKey: string | null;
  /** True once a first attempt to send it found no connection. */
  isWaiting: boolean;
  /** The server's sentence, if the refusal is final. */
  refusal: string | null;
  /** When the server accepted it, in ms of `Date.now()`. Sessions read before then don't include it. */
  takenAt?: number;
  /**
   * Whether the session was read since. A Finished stays until the day after its shift, because an older copy of the
   * plan would offer the shift again.
   */
  isRead?: true;
}

/** Whether it is neither accepted nor refused. */
export const isPending = ({ refusal, takenAt }: QueuedClockEvent): boolean => refusal === null && takenAt === undefined;

const kept = createStoredList<QueuedClockEvent>(CLOCK_EVENTS_KEY, ['key', 'recordedAt', 'action']);

export const {
  all: getQueuedClockEvents,
  add: keepClockEvent,
  change: changeClockEvent,
  drop: dropClockEvent,
  onChangeElsewhere: onClockEventElsewhere,
  useOwn: useQueuedClockEvents,
} = kept;

/**
 * Drops events accepted before the session's latest read was sent, and those with a future time, because the device's
 * clock was set back since. Keeps each Finished of today's and last night's shifts, marked as read.
 */
export function dropTakenEvents(userId: string, readAt: number, now: Date = new Date()): void {
  const yesterday = getBusinessToday(new Date(now.getTime() - DAY_MS));
  const isKnown = ({ userId: of, takenAt }: QueuedClockEvent) =>
    of === userId && takenAt !== undefined && (takenAt <= readAt || takenAt > now.getTime());
  const isKept = ({ action, shift }: QueuedClockEvent) =>
    action === 'finish' && shift !== undefined && shift.date >= yesterday;
  const all = getQueuedClockEvents();
  const next = all
    .filter((event) => !isKnown(event) || isKept(event))
    .map((event) => (isKnown(event) && !event.isRead ? { ...event, isRead: true as const } : event));
  if (next.length < all.length || next.some((event, index) => event !== all[index])) kept.put(next);
}

/** Whether this clock event still waits on the device. */
export const useIsWaiting = (key: string | null): boolean =>
  kept.useAll().some((event) => event.key === key && isPending(event));
