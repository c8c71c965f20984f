import { reportIncident } from '@cleaning/contracts';
import { ApiError, readToken, request } from '@cleaning/ui/app';
import { createQueue } from '@cleaning/ui/kept';
import { dropReport, listQueuedReports, type QueuedReport, queueReport, refuseReport } from './queuedReports';

/** Without an answer for this long there is no connection. The key keeps a report that arrived from counting twice. */
const TIMEOUT_MS = 20_000;
/** Statuses of a final refusal. */
const REFUSED = [400, 403, 409];
/** Too many in an hour: this one waits. Injuries are counted by themselves, so the others are sent. */
const TOO_MANY_REQUESTS = 429;
/** The job is none of the person's (any more). */
const NO_SUCH_JOB = 404;

export type ReportDelivery =
  | { state: 'taken'; number: number }
  | { state: 'refused'; msg: string }
  /** `msg`: the server's sentence where it takes no more for some time; missing without a connection. */
  | { state: 'waiting'; msg?: string };

/** What became of the reports of one run. */
export interface Sent {
  taken: number;
  /** With the server's sentence. */
  readonly refused: QueuedReport[];
}

/** Numbers that the server has given to reports of this page, by key. */
const numbers = new Map<string, number>();
/** The server's sentences about reports that were too many when they were sent last, by key. */
const tooMany = new Map<string, string>();
/** The server's sentences about reports that it has refused, where the device had no room for these, by key. */
const refusedHere = new Map<string, string>();
const turn = createQueue('incident-reports');

async function sendAs(report: QueuedReport, token: string) {
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
  return (await request(reportIncident, { body, token, signal: AbortSignal.timeout(TIMEOUT_MS) })).number;
}

/** A report is never refused for its place: without one it still tells what happened. */
async function send(report: QueuedReport, token: string): Promise<number> {
  try {
    return await sendAs(report, token);
  } catch (error) {
    if (report.jobId === '' || !(error instanceof ApiError && error.status === NO_SUCH_JOB)) throw error;
    return sendAs({ ...report, jobId: '' }, token);
  }
}

function noteRefusal({ key }: QueuedReport, msg: string): void {
  try {
    refuseReport(key, msg);
  } catch {
    refusedHere.set(key, msg);
  }
}

const isWaiting = ({ key, refusal }: QueuedReport): boolean =>
  refusal === null && !refusedHere.has(key) && !tooMany.has(key);

async function sendAll(userId: string, token: string, sent: Sent): Promise<void> {
  tooMany.clear();
  for (;;) {
    const report = listQueuedReports().find((kept) => kept.userId === userId && isWaiting(kept));
    if (!report) return;
    try {
      numbers.set(report.key, await send(report, token));
      dropReport(report.key);
      sent.taken += 1;
    } catch (error) {
      if (error instanceof ApiError && error.status === TOO_MANY_REQUESTS) tooMany.set(report.key, error.msg);
      else if (error instanceof ApiError && REFUSED.includes(error.status)) {
        noteRefusal(report, error.msg);
        sent.refused.push({ ...report, refusal: error.msg });
      } else return;
    }
  }
}

/** Sends this person's kept reports with the token of the open session. Stops at the first that gets no answer; one that is too many waits. */
export async function sendQueuedReports(userId: string): Promise<Sent> {
  const sent: Sent = { taken: 0, refused: [] };
  const token = readToken();
  if (token !== null) await turn(() => sendAll(userId, token, sent));
  return sent;
}

/** Keeps a report first and sends it then: it is lost neither with the page nor with the connection. */
export async function deliverReport(report: QueuedReport): Promise<ReportDelivery> {
  queueReport(report);
  await sendQueuedReports(report.userId);
  const kept = listQueuedReports().find(({ key }) => key === report.key);
  // 0 when another tab has sent it and got the answer.
  if (!kept) return { state: 'taken', number: numbers.get(report.key) ?? 0 };
  const msg = tooMany.get(report.key);
  const refusal = kept.refusal ?? refusedHere.get(report.key);
  if (refusal === undefined) return { state: 'waiting', ...(msg === undefined ? {} : { msg }) };
  dropReport(report.key);
  return { state: 'refused', msg: refusal };
}
