import { startPermanentJob, startQuickJob, stopPermanentJob, stopQuickJob } from '@cleaning/contracts';
import { ApiError, readToken, request } from '@cleaning/ui/app';
import type { KeptPress } from './keptPress';
import { changePress, dropPress, keepPress, keptPresses } from './keptPresses';

/** A press that is sent within this time is one of now: then the server's clock counts, not the phone's. */
const SENT_AT_ONCE_MS = 30_000;
/** A connection that is there but carries nothing counts as none. What arrived all the same is taken only once. */
const PATIENCE_MS = 20_000;
/** Statuses after which sending the same again would be refused again. */
const REFUSED = [400, 403, 404, 409];

export type Delivery = { state: 'taken' | 'refused'; msg: string } | { state: 'waiting' };

/** The server's answers to presses of this page, by key. */
const answers = new Map<string, string>();
let underWay: Promise<void> = Promise.resolve();

/** With the person's own token, also when somebody else logs in on this phone meanwhile. */
async function send(press: KeptPress, token: string): Promise<string> {
  const { userId: user_id, place } = press;
  const options = { token, signal: AbortSignal.timeout(PATIENCE_MS) };
  const isOld = press.isWaiting || Date.now() - Date.parse(press.pressedAt) > SENT_AT_ONCE_MS;
  const when = isOld ? { stamped_at: press.pressedAt } : {};
  if (press.action === 'start') {
    const body = { user_id, job_id: press.jobId, start_location: place, stamp_key: press.key, ...when };
    return (await request(press.kind === 'permanent' ? startPermanentJob : startQuickJob, { body, ...options })).msg;
  }
  const record = press.rowId === null ? { start_key: press.startKey ?? '' } : { row_id: press.rowId };
  const body = { user_id, ...record, finish_location: place, ...when };
  return (await request(press.kind === 'permanent' ? stopPermanentJob : stopQuickJob, { body, ...options })).msg;
}

function refuse(press: KeptPress, refusal: string): void {
  changePress(press.key, { refusal });
  // What never started cannot be finished.
  for (const { key, startKey } of keptPresses()) if (startKey === press.key) changePress(key, { refusal });
}

/** Those behind the one that found no connection wait with it. */
function letWait(userId: string): void {
  for (const press of keptPresses())
    if (press.userId === userId && !press.isWaiting) changePress(press.key, { isWaiting: true });
}

/** One after the other, oldest first: a finish needs its start. Stops where nobody answers. */
async function sendAll(userId: string, token: string): Promise<void> {
  for (;;) {
    const press = keptPresses().find((kept) => kept.userId === userId && kept.refusal === null);
    if (!press) return;
    try {
      answers.set(press.key, await send(press, token));
      dropPress(press.key);
    } catch (error) {
      if (error instanceof ApiError && REFUSED.includes(error.status)) refuse(press, error.msg);
      else return letWait(userId);
    }
  }
}

/** Runs one after the other, also those of other tabs where the browser can tell of them. */
function inTurn(run: () => Promise<void>): Promise<void> {
  const { locks } = navigator;
  if (locks) return locks.request('kept-presses', run);
  underWay = underWay.then(run);
  return underWay;
}

/** Sends what this person's presses wait for, with the token of the session that is open now. One run at a time: calls queue up. */
export async function sendKeptPresses(userId: string): Promise<void> {
  const token = readToken();
  if (token === null) return letWait(userId);
  await inTurn(() => sendAll(userId, token));
}

/** Keeps a press first and sends it then, so that nothing that happens meanwhile can lose it. */
export async function deliver(press: KeptPress): Promise<Delivery> {
  keepPress(press);
  await sendKeptPresses(press.userId);
  const kept = keptPresses().find(({ key }) => key === press.key);
  if (!kept) return { state: 'taken', msg: answers.get(press.key) ?? '' };
  if (kept.refusal === null) return { state: 'waiting' };
  dropPress(press.key);
  return { state: 'refused', msg: kept.refusal };
}
