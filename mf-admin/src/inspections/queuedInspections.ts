import { type CallBody, PLACES, type Place, recordInspection } from '@cleaning/contracts';
import { INSPECTIONS_KEY, request } from '@cleaning/ui/app';
import { createOutbox, createStoredList, type Delivery } from '@cleaning/ui/kept';
import { v4 } from 'uuid';
import type { FindingsByArea } from './found';

type SavedAreas = CallBody<typeof recordInspection>['areas'];

/**
 * An inspection stored on the device until the server has it: a draft, or saved and waiting to be sent. A logout
 * deletes it. Its fields are stored: renaming one loses what earlier builds have stored.
 */
export interface QueuedInspection {
  /** Created on the device. The server stores a repeated inspection with the same key once. */
  key: string;
  /** Only this user's session sends it. */
  userId: string;
  jobId: string;
  place: Place;
  note: string;
  found: FindingsByArea;
  /** What is sent, once it was saved; null while it is filled in. */
  areas: SavedAreas | null;
}

export const {
  all: queuedInspections,
  put,
  drop,
  useOwn: useQueuedInspections,
} = createStoredList<QueuedInspection>(INSPECTIONS_KEY, ['key', 'jobId', 'found']);

export type Draft = Pick<QueuedInspection, 'place' | 'note' | 'found'>;

const isDraftAt = (userId: string, jobId: string) => (kept: QueuedInspection) =>
  kept.userId === userId && kept.jobId === jobId && kept.areas === null;

/** The user's unsaved inspection of a job. */
export const findDraft = (userId: string, jobId: string): Draft | undefined =>
  queuedInspections().find(isDraftAt(userId, jobId));

const isEmpty = ({ note, found }: Draft): boolean => note === '' && Object.keys(found).length === 0;

const KIND_KEY = 'inspected-place';

/** Kind of place inspected last on this device; undefined without storage. */
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
    // The next form starts with an office.
  }
}

/** Stores a draft, unless it is empty. Throws if the device has no storage left. */
export function keepDraft(userId: string, jobId: string, draft: Draft): void {
  const isOwn = isDraftAt(userId, jobId);
  const before = queuedInspections().find(isOwn);
  if (!before && isEmpty(draft)) return;
  const others = queuedInspections().filter((kept) => !isOwn(kept));
  const next = { key: v4(), userId, jobId, areas: null, ...draft };
  put(isEmpty(draft) ? others : [...others, next]);
}

/** Back among what is filled in, behind what was filled in since. */
function reopen(refused: QueuedInspection): void {
  const hasDraft = findDraft(refused.userId, refused.jobId) !== undefined;
  put(
    queuedInspections().flatMap((kept) => {
      if (kept.key !== refused.key) return kept;
      return hasDraft ? [] : { ...kept, areas: null };
    }),
  );
}

/** In place of the draft that it was. */
function addSaved(saved: QueuedInspection): void {
  const isDraft = isDraftAt(saved.userId, saved.jobId);
  put([...queuedInspections().filter((kept) => !isDraft(kept)), saved]);
}

export const inspectionOutbox = createOutbox<QueuedInspection>({
  name: 'inspections',
  list: { all: queuedInspections, add: addSaved, drop, refuse: reopen },
  isReady: ({ areas }) => areas !== null,
  finalStatuses: [400, 403, 404, 409, 413],
  send: ({ key, jobId, place, note, areas }, options) => {
    const body = { key, job_id: jobId, place, note, areas: areas ?? [] };
    return request(recordInspection, { body, ...options });
  },
});

/** Keeps a filled-in inspection as saved and sends it; a refused one is filled in again. Throws when the device has no room. */
export const saveInspection = (userId: string, jobId: string, draft: Draft, areas: SavedAreas): Promise<Delivery> =>
  inspectionOutbox.deliver({ key: v4(), userId, jobId, ...draft, areas });
