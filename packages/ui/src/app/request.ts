import type { AnswerOf, Call } from '@cleaning/contracts';
import { ApiError, errorFrom } from './api-error';
import type { AnyInput, InputArgs } from './call-input';
import { outgoing } from './outgoing';
import { API_TEXTS } from './texts';
import { forgetToken, readToken } from './token';
import { type Reply, sendWithFetch, sendWithProgress } from './transport';

export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** Part of the upload that has left, 0 to 1. */
  onProgress?: ((sent: number) => void) | undefined;
  /** Instead of the stored one. */
  token?: string;
}

async function send(call: Call, input: AnyInput & RequestOptions): Promise<Reply> {
  const token = input.token ?? readToken();
  const message = outgoing(call, input, token);
  const reply =
    input.onProgress || input.files
      ? await sendWithProgress(message, input.onProgress ?? (() => {}), input.signal)
      : await sendWithFetch(message, input.signal);
  if (reply.status === 200) return reply;
  if (reply.status === 401 && token !== null && call.access !== 'public') forgetToken(token);
  throw errorFrom(reply.status, await reply.bytes.text(), reply.requestId);
}

/** The answer in its kind: JSON and text are checked against the contract, so that screens can trust their types. */
export async function requestAny(call: Call, input: AnyInput & RequestOptions): Promise<unknown> {
  const reply = await send(call, input);
  if (call.answerKind === 'binary') return reply.bytes;
  const text = await reply.bytes.text();
  const parsed = call.answer.safeParse(call.answerKind === 'text' ? text : parseJson(text));
  if (parsed.success) return parsed.data;
  throw new ApiError(reply.status, {
    msg: API_TEXTS.notUnderstood,
    code: 'bad-answer',
    request_id: reply.requestId,
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Makes a call of the contract.
 * @throws ApiError when it is refused, lost, or answered in an unknown form; DOMException AbortError when cancelled.
 * A 401 also forgets the stored token.
 */
export const request = <C extends Call>(call: C, ...[input]: InputArgs<C, RequestOptions>): Promise<AnswerOf<C>> =>
  requestAny(call, (input ?? {}) as AnyInput & RequestOptions) as Promise<AnswerOf<C>>;

/** The bytes of a binary answer, and the file name that the server suggests. */
export async function requestFile<C extends Call>(
  call: C,
  ...[input]: InputArgs<C, RequestOptions>
): Promise<{ blob: Blob; fileName: string | undefined }> {
  const reply = await send(call, (input ?? {}) as AnyInput & RequestOptions);
  return { blob: reply.bytes, fileName: /filename="?([^";]+)/.exec(reply.contentDisposition ?? '')?.[1] };
}
