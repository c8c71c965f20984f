import type { JobKind } from '@cleaning/contracts';

/**
 * One press of Start or Finished, kept on the device until the server has taken or refused it. Its fields are stored: a name that
 * changes loses what an earlier build has kept.
 */
export interface KeptClockEvent {
  /** Made here; a start that is sent again under it starts nothing more. */
  key: string;
  /** Only this person's session sends it. */
  userId: string;
  action: 'start' | 'finish';
  kind: JobKind;
  jobId: string;
  jobName: string;
  /** `lat,lng,accuracy`. */
  place: string;
  /** The instant by the device's clock. */
  pressedAt: string;
  /** Of a finish: the record, or the key of a start whose record the device does not know yet. */
  rowId: string | null;
  startKey: string | null;
  /** True once a first attempt to send it found no connection. */
  isWaiting: boolean;
  /** The server's sentence; the clock event is refused for good. */
  refusal: string | null;
}

const isKeptClockEvent = (value: unknown): value is KeptClockEvent =>
  typeof value === 'object' && value !== null && 'key' in value && 'pressedAt' in value && 'action' in value;

/** What was stored; nothing for text that something else has written. */
export function parseKeptClockEvents(text: string | null): readonly KeptClockEvent[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKeptClockEvent) : [];
  } catch {
    return [];
  }
}
