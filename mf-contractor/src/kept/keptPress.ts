import type { JobKind } from '@cleaning/contracts';

/** One press of Start or Finished, kept on the device until the server has taken or refused it. */
export interface KeptPress {
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
  /** The instant of the press by the device's clock. */
  pressedAt: string;
  /** Of a finish: the record, or the key of a start whose record the device does not know yet. */
  rowId: string | null;
  startKey: string | null;
  /** True once a first attempt to send it found no connection. */
  isWaiting: boolean;
  /** The server's sentence; the press has been refused for good. */
  refusal: string | null;
}

const isKeptPress = (value: unknown): value is KeptPress =>
  typeof value === 'object' && value !== null && 'key' in value && 'pressedAt' in value && 'action' in value;

/** What was stored; nothing for text that something else has written. */
export function parseKeptPresses(text: string | null): readonly KeptPress[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKeptPress) : [];
  } catch {
    return [];
  }
}
