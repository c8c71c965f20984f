import type { ChecklistAnswer, PhotoLabel } from '@cleaning/contracts';
import { createStoredList } from '@cleaning/ui/kept';
import type { RunningWork } from '../work/runningWork';

/**
 * A user's answers about their work: entered while it runs, sent after Finished, and stored until the server accepts or
 * refuses them. Its fields are stored: renaming one loses what earlier builds have stored.
 */
export interface QueuedVisit {
  /** Created on the device. The server stores repeated answers with the same key once. */
  key: string;
  /** Only this user's session sends it. */
  userId: string;
  jobId: string;
  jobName: string;
  /** The record, or the key of its start if the device doesn't know the record. */
  rowId: string | null;
  startKey: string | null;
  /** Version of the checklist shown; null without a checklist. */
  versionId: string | null;
  answers: readonly ChecklistAnswer[];
  photos: readonly { id: string; label: PhotoLabel }[];
  /** Items marked as "Can’t", with or without a reason. Missing in visits stored by earlier builds. */
  couldNot?: readonly string[];
  /** ISO 8601: the last change. */
  answeredAt: string;
  /** The work is finished: no more answers are added. */
  isClosed: boolean;
  /** The server's sentence, if the refusal is final. */
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

/** Removes a photo that is no longer to be sent from the answers, so that its item is open again. */
export function takeOutPhoto(photo: string): void {
  for (const { key, photos, answers } of listQueuedVisits())
    if ([...photos.map(({ id }) => id), ...answers.flatMap((answer) => answer.photos)].includes(photo))
      changeVisit(key, {
        photos: photos.filter(({ id }) => id !== photo),
        answers: answers.map((answer) => ({ ...answer, photos: answer.photos.filter((id) => id !== photo) })),
      });
}

type Named = Pick<RunningWork, 'jobId' | 'rowId' | 'startKey'>;

/** Answers about running work. A waiting start is known by its key until the server has its record. */
export const openVisit = (
  all: readonly QueuedVisit[],
  userId: string,
  { jobId }: Pick<Named, 'jobId'>,
): QueuedVisit | undefined => all.find((visit) => visit.userId === userId && visit.jobId === jobId && !visit.isClosed);

type Filled = Pick<QueuedVisit, 'versionId' | 'answers' | 'photos' | 'couldNot'>;

/** Stores answers about running work. Throws if the device has no storage left. */
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

/** Closes the answers after Finished, to be sent as they are. */
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
