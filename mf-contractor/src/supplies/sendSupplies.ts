import { requestSupplies } from '@cleaning/contracts';
import { ApiError, readToken, request } from '@cleaning/ui/app';
import { createQueue } from '@cleaning/ui/kept';
import { dropSupply, listQueuedSupplies, type QueuedSupply, queueSupply, refuseSupply } from './queuedSupplies';

/** Without an answer for this long there is no connection. The key keeps a request that arrived from counting twice. */
const TIMEOUT_MS = 20_000;
/** Statuses of a final refusal. With 429 a request waits. */
const REFUSED = [400, 403, 404, 409];

export type SupplyDelivery = { state: 'taken' } | { state: 'refused'; msg: string } | { state: 'waiting' };

/** What became of the requests of one run. */
export interface SentSupplies {
  taken: number;
  /** The server's sentences. */
  readonly refused: string[];
}

/** The server's sentences about requests that it has refused, where the device had no room for these, by key. */
const refusedHere = new Map<string, string>();
const turn = createQueue('supply-requests');

async function send(kept: QueuedSupply, token: string): Promise<void> {
  const { userId: user_id, key, jobId: job_id, item, quantity, note, photos } = kept;
  const body = { user_id, key, job_id, item, quantity, note, photos: [...photos] };
  await request(requestSupplies, { body, token, signal: AbortSignal.timeout(TIMEOUT_MS) });
}

function noteRefusal(key: string, msg: string): void {
  try {
    refuseSupply(key, msg);
  } catch {
    refusedHere.set(key, msg);
  }
}

async function sendAll(userId: string, token: string, sent: SentSupplies): Promise<void> {
  for (;;) {
    const next = listQueuedSupplies().find(
      ({ userId: of, key, refusal }) => of === userId && refusal === null && !refusedHere.has(key),
    );
    if (!next) return;
    try {
      await send(next, token);
      dropSupply(next.key);
      sent.taken += 1;
    } catch (error) {
      if (!(error instanceof ApiError && REFUSED.includes(error.status))) return;
      noteRefusal(next.key, error.msg);
      sent.refused.push(error.msg);
    }
  }
}

/** Sends this person's kept requests in their order, with the token of the open session. Stops at the first that gets no answer. */
export async function sendQueuedSupplies(userId: string): Promise<SentSupplies> {
  const sent: SentSupplies = { taken: 0, refused: [] };
  const token = readToken();
  if (token !== null) await turn(() => sendAll(userId, token, sent));
  return sent;
}

/** Keeps a request first and sends it then: it is lost neither with the page nor with the connection. */
export async function deliverSupply(supply: QueuedSupply): Promise<SupplyDelivery> {
  queueSupply(supply);
  await sendQueuedSupplies(supply.userId);
  const kept = listQueuedSupplies().find(({ key }) => key === supply.key);
  if (!kept) return { state: 'taken' };
  const msg = kept.refusal ?? refusedHere.get(supply.key);
  if (msg === undefined) return { state: 'waiting' };
  dropSupply(supply.key);
  return { state: 'refused', msg };
}
