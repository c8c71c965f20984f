import { answerChecklist } from '@cleaning/contracts';
import { request } from '@cleaning/ui/app';
import { createOutbox } from '@cleaning/ui/kept';
import { getQueuedClockEvents, isPending } from '../clock-events/queuedClockEvents';
import { keptVisits, type QueuedVisit } from './queuedVisits';

/** The work is not finished for the server yet. The others may be for finished work. */
const NOT_FINISHED = 409;

/** Finished work whose clock events have all been sent: the server knows the record. */
const isReady = ({ userId, jobId, isClosed }: QueuedVisit): boolean =>
  isClosed &&
  !getQueuedClockEvents().some((event) => event.userId === userId && event.jobId === jobId && isPending(event));

export const visitOutbox = createOutbox<QueuedVisit>({
  name: 'visit-reports',
  list: keptVisits,
  isReady,
  finalStatuses: [400, 403, 404],
  postponedStatuses: [NOT_FINISHED],
  send: (visit, options) => {
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
    return request(answerChecklist, { body, ...options });
  },
});
