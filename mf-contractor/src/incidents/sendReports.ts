import { reportIncident } from '@cleaning/contracts';
import { ApiError, request } from '@cleaning/ui/app';
import { createOutbox, type Delivery, SEND_TIMEOUT_MS } from '@cleaning/ui/kept';
import { dropReport, keptReports, type QueuedReport } from './queuedReports';

/** Too many in an hour. Injuries are counted by themselves, so the others are sent. */
const TOO_MANY_REQUESTS = 429;
/** The job isn't the person's, or isn't any longer. */
const NO_SUCH_JOB = 404;

export type ReportDelivery = Exclude<Delivery, { state: 'taken' }> | { state: 'taken'; number: number };

/** Numbers that the server gave to this page's reports, by key. */
const numbers = new Map<string, number>();

async function sendAs(report: QueuedReport, options: { token: string; signal: AbortSignal }): Promise<number> {
  const { userId: user_id, key, kind, jobId, text, happenedAt: happened_at, photos = [] } = report;
  const body = {
    user_id,
    key,
    kind,
    text,
    happened_at,
    photos: [...photos],
    ...(jobId === '' ? {} : { job_id: jobId }),
  };
  return (await request(reportIncident, { body, ...options })).number;
}

export const reportOutbox = createOutbox<QueuedReport>({
  name: 'incident-reports',
  list: keptReports,
  finalStatuses: [400, 403, 409],
  postponedStatuses: [TOO_MANY_REQUESTS],
  send: async (report, options) => {
    try {
      numbers.set(report.key, await sendAs(report, options));
    } catch (error) {
      // A report is never refused for its place: without one it still tells what happened.
      if (report.jobId === '' || !(error instanceof ApiError && error.status === NO_SUCH_JOB)) throw error;
      const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
      numbers.set(report.key, await sendAs({ ...report, jobId: '' }, { ...options, signal }));
    }
  },
});

/** Delivers a report from its form, which shows a refusal: a refused report is not kept. Throws when the device has no room for it. */
export async function deliverReport(report: QueuedReport): Promise<ReportDelivery> {
  const delivery = await reportOutbox.deliver(report);
  // 0 when another tab has sent it and got the answer.
  if (delivery.state === 'taken') return { state: 'taken', number: numbers.get(report.key) ?? 0 };
  if (delivery.state === 'refused') dropReport(report.key);
  return delivery;
}
