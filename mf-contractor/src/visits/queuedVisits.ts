import type { ChecklistAnswer, PhotoLabel } from '@cleaning/contracts';
import { createStoredList } from '@cleaning/ui/kept';
import type { RunningWork } from '../work/runningWork';

/**
 * What a person says about their work: filled in while it runs, sent after Finished, and kept on the device until the server has taken or
 * refused it. Its fields are stored: a name that changes loses what an earlier build has kept.
 */
export interface QueuedVisit {
  /** Made on the device: answers that are sent again with the same key are kept once. */
  key: string;
  /** Only this person's session sends it. */
  userId: string;
  jobId: string;
  jobName: string;
  /** The record, and the key of its start where the device does not know it. */
  rowId: string | null;
  startKey: string | null;
  /** Of the checklist that was seen; null where there was none. */
  versionId: string | null;
  answers: readonly ChecklistAnswer[];
  photos: readonly { id: string; label: PhotoLabel }[];
  /** Items marked as "Can’t", with a reason or without. Missing from what an earlier build has kept. */
  couldNot?: readonly string[];
  /** ISO 8601: the last change. */
  answeredAt: string;
  /** The work is finished: nothing is added any more. */
  isClosed: boolean;
  /** The server's sentence; refused for good. */
  refusal: string | null;
}

export const keptVisits = createStoredList<QueuedVisit>('visit-reports', ['key', 'answers', 'isClosed']);

export const {
  all: listQueuedVisits,
  add: keepVisit,
  change: changeVisit,
  drop: dropVisit,
  useOwn: useQueuedVisits,
} = keptVisits;

/** Takes a photo that is not sent any more out of what was filled in: its item is open again. */
export function takeOutPhoto(photo: string): void {
  for (const { key, photos, answers } of listQueuedVisits())
    if ([...photos.map(({ id }) => id), ...answers.flatMap((answer) => answer.photos)].includes(photo))
      changeVisit(key, {
        photos: photos.filter(({ id }) => id !== photo),
        answers: answers.map((answer) => ({ ...answer, photos: answer.photos.filter((id) => id !== photo) })),
      });
}

type Named = Pick<RunningWork, 'jobId' | 'rowId' | 'startKey'>;

/** What is filled in about running work. A start that waited has another name once the server has its record. */
export const openVisit = (
  all: readonly QueuedVisit[],
  userId: string,
  { jobId }: Pick<Named, 'jobId'>,
): QueuedVisit | undefined => all.find((visit) => visit.userId === userId && visit.jobId === jobId && !visit.isClosed);

type Filled = Pick<QueuedVisit, 'versionId' | 'answers' | 'photos' | 'couldNot'>;

/** Keeps what is filled in about running work. Throws when the device has no room for it. */
export function fillVisit(
  of: Pick<QueuedVisit, 'key' | 'userId' | 'jobName'>,
  running: Named,
  filled: Filled,
  now: Date,
): void {
  const { jobId, rowId, startKey } = running;
  const known = openVisit(listQueuedVisits(), of.userId, running);
  const named = { rowId: rowId ?? known?.rowId ?? null, startKey: startKey ?? known?.startKey ?? null };
  const change = { ...named, ...filled, answeredAt: now.toISOString() };
  if (known) changeVisit(known.key, change);
  else keepVisit({ ...of, jobId, ...change, isClosed: false, refusal: null });
}

/** After Finished: what was filled in is sent as it is. */
export function closeVisit(userId: string, running: Named): void {
  const known = openVisit(listQueuedVisits(), userId, running);
  if (!known) return;
  const { rowId, startKey } = running;
  changeVisit(known.key, { isClosed: true, rowId: rowId ?? known.rowId, startKey: startKey ?? known.startKey });
}

/** After an undone start: the work never was. */
export function dropOpenVisit(userId: string, running: Named): void {
  const known = openVisit(listQueuedVisits(), userId, running);
  if (known) dropVisit(known.key);
}
