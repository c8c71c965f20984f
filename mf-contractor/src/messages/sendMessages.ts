import { sendMessage } from '@cleaning/contracts';
import { ApiError, readToken, request } from '@cleaning/ui/app';
import { createQueue } from '@cleaning/ui/kept';
import { dropMessage, listQueuedMessages, type QueuedMessage, refuseMessage } from './queuedMessages';

/** Without an answer for this long there is no connection. The key keeps a message that arrived from being sent twice. */
const TIMEOUT_MS = 20_000;
/** Statuses of a final refusal. With 429 a message waits. */
const REFUSED = [400, 403, 404, 409];

/** What became of the messages of one run. */
export interface SentMessages {
  taken: number;
  /** The server's sentences. */
  readonly refused: string[];
}

/** The server's sentences about messages that it has refused, where the device had no room for these, by key. */
const refusedHere = new Set<string>();
const turn = createQueue('messages');

async function send({ kind, threadId: id, key, text, photos }: QueuedMessage, token: string): Promise<void> {
  const body = { kind, id, key, text, photos: [...photos] };
  await request(sendMessage, { body, token, signal: AbortSignal.timeout(TIMEOUT_MS) });
}

function noteRefusal(key: string, msg: string): void {
  try {
    refuseMessage(key, msg);
  } catch {
    refusedHere.add(key);
  }
}

async function sendAll(userId: string, token: string, sent: SentMessages): Promise<void> {
  for (;;) {
    const message = listQueuedMessages().find(
      ({ userId: of, key, refusal }) => of === userId && refusal === null && !refusedHere.has(key),
    );
    if (!message) return;
    try {
      await send(message, token);
      dropMessage(message.key);
      sent.taken += 1;
    } catch (error) {
      if (!(error instanceof ApiError && REFUSED.includes(error.status))) return;
      noteRefusal(message.key, error.msg);
      sent.refused.push(error.msg);
    }
  }
}

/** Sends this person's kept messages in their order, with the token of the open session. Stops at the first that gets no answer. */
export async function sendQueuedMessages(userId: string): Promise<SentMessages> {
  const sent: SentMessages = { taken: 0, refused: [] };
  const token = readToken();
  if (token !== null) await turn(() => sendAll(userId, token, sent));
  return sent;
}
