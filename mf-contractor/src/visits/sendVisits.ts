import { answerChecklist } from '@cleaning/contracts';
import { ApiError, readToken, request } from '@cleaning/ui/app';
import { createQueue } from '@cleaning/ui/kept';
import { getQueuedClockEvents, isPending } from '../clock-events/queuedClockEvents';
import { changeVisit, dropVisit, listQueuedVisits, type QueuedVisit } from './queuedVisits';

const TIMEOUT_MS = 20_000;
/** Statuses of a final refusal. 409 is none: the work is not finished for the server yet. */
const REFUSED = [400, 403, 404];

const turn = createQueue('visit-reports');

async function send(visit: QueuedVisit, token: string): Promise<void> {
  const { userId: user_id, key, rowId, startKey, versionId, answers, photos, answeredAt: answered_at } = visit;
  const body = {
    user_id,
    key,
    ...(rowId === null ? { start_key: startKey ?? '' } : { row_id: rowId }),
    ...(versionId === null ? {} : { version_id: versionId }),
    answers: [...answers],
    photos: [...photos],
    answered_at,
  };
  await request(answerChecklist, { body, token, signal: AbortSignal.timeout(TIMEOUT_MS) });
}

/** Finished work whose clock events have all been sent: the server knows the record. */
export const listReadyVisits = (userId: string): readonly QueuedVisit[] => {
  const waiting = getQueuedClockEvents().filter((event) => event.userId === userId && isPending(event));
  return listQueuedVisits().filter(
    (visit) =>
      visit.userId === userId &&
      visit.isClosed &&
      visit.refusal === null &&
      !waiting.some(({ jobId }) => jobId === visit.jobId),
  );
};

async function sendAll(userId: string, token: string): Promise<void> {
  for (const visit of listReadyVisits(userId)) {
    try {
      await send(visit, token);
      dropVisit(visit.key);
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      if (REFUSED.includes(error.status)) changeVisit(visit.key, { refusal: error.msg });
      // The others may be for finished work.
      else if (error.status !== 409) return;
    }
  }
}

/** Sends what this person has said about finished work, with the token of the open session. */
export async function sendQueuedVisits(userId: string): Promise<void> {
  const token = readToken();
  if (token !== null) await turn(() => sendAll(userId, token));
}
