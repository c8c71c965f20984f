import {
  startPermanentJob,
  startQuickJob,
  stopPermanentJob,
  stopQuickJob,
  undoStart,
  type WarningDetail,
} from '@cleaning/contracts';
import { ApiError, readToken, request } from '@cleaning/ui/app';
import { createQueue } from '@cleaning/ui/kept';
import {
  changeClockEvent,
  dropClockEvent,
  getQueuedClockEvents,
  isPending,
  keepClockEvent,
  type QueuedClockEvent,
} from './queuedClockEvents';

/** An event sent within this time gets the server's time, a later one the phone's. */
const LIVE_EVENT_MS = 30_000;
/** Timeout that counts as no connection. The key prevents an event that did arrive from counting twice. */
const TIMEOUT_MS = 20_000;
/** Statuses of a final refusal. */
const REFUSED = [400, 403, 404, 409];

/** `lost`: neither sent nor stored, because the device has no storage left. */
export type Delivery =
  | { state: 'taken'; warnings: readonly WarningDetail[] }
  | { state: 'waiting' }
  | { state: 'lost' }
  | { state: 'refused'; msg: string };

const WITHOUT_LOCATION = { without_location: true } as const;

const turn = createQueue('clock-events');

interface Answer {
  /** For a start: the record that it created. */
  readonly rowId: string | null;
  /** Warnings of a start, one sentence each. */
  readonly warnings: readonly WarningDetail[];
}

/** The warnings of starts of this page, by key. */
const warnings = new Map<string, readonly WarningDetail[]>();

/** Uses the user's own token, even if another user logs in meanwhile. */
async function send(event: QueuedClockEvent, token: string): Promise<Answer> {
  const { userId: user_id, place } = event;
  const options = { token, signal: AbortSignal.timeout(TIMEOUT_MS) };
  const isOld = event.isWaiting || Date.now() - Date.parse(event.recordedAt) > LIVE_EVENT_MS;
  const when = isOld ? { stamped_at: event.recordedAt } : {};
  if (event.action === 'start') {
    const where = place === '' ? WITHOUT_LOCATION : { start_location: place };
    const body = { user_id, job_id: event.jobId, ...where, stamp_key: event.key, ...when };
    const started = await request(event.kind === 'permanent' ? startPermanentJob : startQuickJob, { body, ...options });
    return { rowId: started.started_row_id, warnings: started.warning_details ?? [] };
  }
  const record = event.rowId === null ? { start_key: event.startKey ?? '' } : { row_id: event.rowId };
  if (event.action === 'undo') {
    await request(undoStart, { body: { user_id, ...record, ...when }, ...options });
  } else {
    const where = place === '' ? WITHOUT_LOCATION : { finish_location: place };
    const body = { user_id, ...record, ...where, ...when };
    await request(event.kind === 'permanent' ? stopPermanentJob : stopQuickJob, { body, ...options });
  }
  return { rowId: event.rowId, warnings: [] };
}

/** Stays stored, because a session read before now doesn't include it. */
function recordAccepted({ key }: QueuedClockEvent, rowId: string | null): void {
  try {
    changeClockEvent(key, { rowId, isWaiting: false, takenAt: Date.now() });
  } catch {
    // No storage left for the update.
    dropClockEvent(key);
  }
}

function noteRefused(event: QueuedClockEvent, refusal: string): void {
  changeClockEvent(event.key, { refusal });
  // Without the start there is nothing to finish.
  for (const { key, startKey } of getQueuedClockEvents())
    if (startKey === event.key) changeClockEvent(key, { refusal });
}

/** Marks the events behind the unsent one as waiting. */
function markWaiting(userId: string): void {
  for (const event of getQueuedClockEvents())
    if (event.userId === userId && isPending(event) && !event.isWaiting)
      changeClockEvent(event.key, { isWaiting: true });
}

/** Sends oldest first, one at a time, because a finish needs its start. Stops at the first without an answer. */
async function sendAll(userId: string, token: string): Promise<void> {
  for (;;) {
    const event = getQueuedClockEvents().find((kept) => kept.userId === userId && isPending(kept));
    if (!event) return;
    try {
      const answer = await send(event, token);
      warnings.set(event.key, answer.warnings);
      recordAccepted(event, answer.rowId);
    } catch (error) {
      if (error instanceof ApiError && REFUSED.includes(error.status)) noteRefused(event, error.msg);
      else return markWaiting(userId);
    }
  }
}

/** Sends the user's stored clock events with the session's token, one run at a time. */
export async function sendQueuedClockEvents(userId: string): Promise<void> {
  const token = readToken();
  if (token === null) return markWaiting(userId);
  await turn(() => sendAll(userId, token));
}

/** Sends waiting events first, because a finish needs its start. */
async function sendUnkept(event: QueuedClockEvent): Promise<Delivery> {
  await sendQueuedClockEvents(event.userId);
  const token = readToken();
  if (token === null || getQueuedClockEvents().some((kept) => kept.userId === event.userId && isPending(kept)))
    return { state: 'lost' };
  try {
    const answer = await send(event, token);
    return { state: 'taken', warnings: answer.warnings };
  } catch (error) {
    if (error instanceof ApiError && REFUSED.includes(error.status)) return { state: 'refused', msg: error.msg };
    return { state: 'lost' };
  }
}

/**
 * Stores a clock event before sending it, so that neither a closed page nor a lost connection loses it. If the device
 * has no storage left, it is still sent.
 */
export async function deliver(event: QueuedClockEvent): Promise<Delivery> {
  // A waiting start is no longer sent. It may have arrived anyway, so the server gets the undo in any case.
  if (event.action === 'undo' && event.startKey !== null) dropClockEvent(event.startKey);
  try {
    keepClockEvent(event);
  } catch {
    return sendUnkept(event);
  }
  await sendQueuedClockEvents(event.userId);
  const kept = getQueuedClockEvents().find(({ key }) => key === event.key);
  if (!kept || kept.takenAt !== undefined) return { state: 'taken', warnings: warnings.get(event.key) ?? [] };
  if (kept.refusal === null) return { state: 'waiting' };
  dropClockEvent(event.key);
  return { state: 'refused', msg: kept.refusal };
}
