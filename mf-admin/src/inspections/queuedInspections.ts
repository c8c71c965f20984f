import { type CallAnswer, type CallBody, PLACES, type Place, recordInspection } from '@cleaning/contracts';
import { ApiError, INSPECTIONS_KEY, readToken, request } from '@cleaning/ui/app';
import { createQueue, createStoredList } from '@cleaning/ui/kept';
import { v4 } from 'uuid';
import type { FindingsByArea } from './found';

type Sent = CallBody<typeof recordInspection>;

/**
 * An inspection that the device keeps until the server has it: filled in, or saved and waiting to be sent. It goes with a logout. Its fields are
 * stored: a name that changes loses what an earlier build has kept.
 */
export interface QueuedInspection {
  /** Made on the device: what is sent again with the same key is kept once. */
  key: string;
  /** Only this person's session sends it. */
  userId: string;
  jobId: string;
  place: Place;
  note: string;
  found: FindingsByArea;
  /** What is sent, once it was saved; null while it is filled in. */
  areas: Sent['areas'] | null;
}

export const {
  all: queuedInspections,
  put,
  useOwn: useQueuedInspections,
} = createStoredList<QueuedInspection>(INSPECTIONS_KEY, ['key', 'jobId', 'found']);

export type Draft = Pick<QueuedInspection, 'place' | 'note' | 'found'>;

const isDraftAt = (userId: string, jobId: string) => (kept: QueuedInspection) =>
  kept.userId === userId && kept.jobId === jobId && kept.areas === null;

/** What this person has filled in at a job and not saved. */
export const findDraft = (userId: string, jobId: string): Draft | undefined =>
  queuedInspections().find(isDraftAt(userId, jobId));

const isEmpty = ({ note, found }: Draft): boolean => note === '' && Object.keys(found).length === 0;

const KIND_KEY = 'inspected-place';

/** The kind of place that was inspected last on this device. Storage that is switched off remembers none. */
export function findRememberedPlace(): Place | undefined {
  try {
    const kept = localStorage.getItem(KIND_KEY);
    return kept !== null && Object.hasOwn(PLACES, kept) ? (kept as Place) : undefined;
  } catch {
    return undefined;
  }
}

export function rememberPlace(place: Place): void {
  try {
    localStorage.setItem(KIND_KEY, place);
  } catch {
    // The next form begins with an office.
  }
}

/** Keeps what is filled in; an empty form is not kept. Throws when the device has no room. */
export function keepDraft(userId: string, jobId: string, draft: Draft): void {
  const isOwn = isDraftAt(userId, jobId);
  const before = queuedInspections().find(isOwn);
  if (!before && isEmpty(draft)) return;
  const others = queuedInspections().filter((kept) => !isOwn(kept));
  const next = { key: v4(), userId, jobId, areas: null, ...draft };
  put(isEmpty(draft) ? others : [...others, next]);
}

/** `refused`: with the server's sentence, and filled in again. `waiting`: without a connection; it is sent when there is one. */
export type Delivery = { state: 'taken' } | { state: 'waiting' } | { state: 'refused'; msg: string };

/** Statuses of a final refusal. */
const REFUSED = [400, 403, 404, 409, 413];
/** Without an answer for this long there is no connection. */
const TIMEOUT_MS = 20_000;

const send = ({ key, jobId, place, note }: QueuedInspection, areas: Sent['areas'], token: string) => {
  const body: Sent = { key, job_id: jobId, place, note, areas };
  return request(recordInspection, { body, token, signal: AbortSignal.timeout(TIMEOUT_MS) }) as Promise<
    CallAnswer<typeof recordInspection>
  >;
};

const turn = createQueue('inspections');
/** The server's sentences about what it has refused on this page, by key. */
const refusals = new Map<string, string>();

/** Back among what is filled in, behind what was filled in since. */
function reopen(refused: QueuedInspection, msg: string): void {
  refusals.set(refused.key, msg);
  const hasDraft = findDraft(refused.userId, refused.jobId) !== undefined;
  put(
    queuedInspections().flatMap((kept) => {
      if (kept.key !== refused.key) return kept;
      return hasDraft ? [] : { ...kept, areas: null };
    }),
  );
}

export interface Outcome {
  taken: number;
  refused: string[];
}

/** Sends what this person has saved, one after the other, and stops where nothing answers. */
export async function sendInspections(userId: string): Promise<Outcome> {
  const outcome: Outcome = { taken: 0, refused: [] };
  const token = readToken();
  if (token === null) return outcome;
  await turn(async () => {
    for (;;) {
      const next = queuedInspections().find((kept) => kept.userId === userId && kept.areas !== null);
      if (!next?.areas) return;
      try {
        await send(next, next.areas, token);
        put(queuedInspections().filter(({ key }) => key !== next.key));
        outcome.taken += 1;
      } catch (error) {
        if (!(error instanceof ApiError && REFUSED.includes(error.status))) return;
        reopen(next, error.msg);
        outcome.refused.push(error.msg);
      }
    }
  });
  return outcome;
}

/** Keeps a filled-in inspection as saved and sends it. Throws when the device has no room. */
export async function saveInspection(
  userId: string,
  jobId: string,
  draft: Draft,
  areas: Sent['areas'],
): Promise<Delivery> {
  const key = v4();
  const isOwn = isDraftAt(userId, jobId);
  put([...queuedInspections().filter((kept) => !isOwn(kept)), { key, userId, jobId, ...draft, areas }]);
  await sendInspections(userId);
  const msg = refusals.get(key);
  if (msg !== undefined) return { state: 'refused', msg };
  return { state: queuedInspections().some((kept) => kept.key === key) ? 'waiting' : 'taken' };
}
