import type { JobKind } from '@cleaning/contracts';
import { KEPT_CLOCK_EVENTS_KEY } from '@cleaning/ui';
import { keptList } from '../kept/keptList';
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

const kept = keptList<KeptClockEvent>(KEPT_CLOCK_EVENTS_KEY, ['key', 'recordedAt', 'action'], adoptEarlierClockEvents);

export const {
  all: keptClockEvents,
  add: keepClockEvent,
  change: changeClockEvent,
  drop: dropClockEvent,
  onChangeElsewhere: onClockEventElsewhere,
  useOwn: useKeptClockEvents,
} = kept;

/** Drops what was taken before a read of the person was sent, and what was taken later than now: the device's clock was set back since. */
export function dropTakenBefore(userId: string, readAt: number): void {
  const isKnown = ({ userId: of, takenAt }: KeptClockEvent) =>
    of === userId && takenAt !== undefined && (takenAt <= readAt || takenAt > Date.now());
  if (keptClockEvents().some(isKnown)) kept.put(keptClockEvents().filter((event) => !isKnown(event)));
}

/** Whether this clock event still waits on the device. */
export const useWaits = (key: string | null): boolean =>
  kept.useAll().some((event) => event.key === key && isUnsent(event));
