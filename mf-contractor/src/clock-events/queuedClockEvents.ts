import { DAY_MS, type JobKind } from '@cleaning/contracts';
import { CLOCK_EVENTS_KEY, getBusinessToday } from '@cleaning/ui';
import { createStoredList } from '@cleaning/ui/kept';

/**
 * One clock event (Start, Finished, or a Start undone), kept on the device until the server has taken it and was asked for the person since, or
 * until it is refused. Its fields are stored: a name that changes loses what an earlier build has kept.
 */
export interface QueuedClockEvent {
  /** Made on the device. A start that is sent again with the same key starts nothing more. */
  key: string;
  /** Only this person's session sends it. */
  userId: string;
  action: 'start' | 'finish' | 'undo';
  kind: JobKind;
  jobId: string;
  jobName: string;
  /** `lat,lng,accuracy`; empty for an undone start, and where the person went on without a location. */
  place: string;
  /** The shift that it begins or ends, by the plan; missing where the device had no plan. */
  shift?: { date: string; time: string };
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
  /**
   * The person was read since. A Finished stays until the day after its shift: a copy of the plan may be from before, and would offer the
   * shift again.
   */
  isRead?: true;
}

/** Neither taken nor refused. */
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
 * Drops what was taken before a read of the person was sent, and what was taken later than now: the device's clock was set back since. Of
 * shifts of today and last night each Finished stays, as read.
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
