import type { Call } from '@cleaning/contracts';
import { ApiError, apiTexts, createAbortError, parseApiError } from './apiError';
import { isUnattended, UNATTENDED_HEADERS } from './attendance';
import { copies, KEPT_ANSWER, noteAnswer } from './connection';
import { takeEarlyRead } from './earlyReads';
import { type AnyInput, buildRequest, type Outgoing, type Reply } from './outgoing';
import { client } from './queryClient';
import { USER_KEY } from './queryKey';
import type { RequestOptions } from './request';
import { askStepUp } from './stepUp';
import { CLIENT_TOKEN_KEY, forgetToken, readToken } from './token';

/** Loaded on demand: most calls send no files. */
const loadUpload = () =>
  import('./upload').catch(() => {
    throw parseApiError(0, '');
  });

async function sendWithFetch(request: Outgoing, signal?: AbortSignal): Promise<Reply> {
  const early = takeEarlyRead(request);
  const sentAt = early?.sentAt ?? performance.now();
  try {
    const response = await (early?.answer ??
      fetch(request.url, {
        method: request.method,
        headers: request.headers,
        body: request.body,
        signal,
      }));
    const isKept = response.headers.has(KEPT_ANSWER);
    if (isKept) copies.shown += 1;
    noteAnswer(!isKept, sentAt);
    return {
      status: response.status,
      requestId: response.headers.get('x-request-id') ?? undefined,
      contentDisposition: response.headers.get('content-disposition'),
      retryAfter: response.headers.get('retry-after'),
      isKept,
      tag: isKept ? null : response.headers.get('etag'),
      bytes: await response.blob(),
    };
  } catch (error) {
    if (signal?.aborted) throw createAbortError();
    if (error instanceof ApiError) throw error;
    noteAnswer(false, sentAt);
    throw parseApiError(0, '');
  }
}

/** An answer as it was read, and its ETag. */
export interface TaggedAnswer {
  readonly answer: unknown;
  readonly tag: string | null;
}

interface SendOptions extends RequestOptions {
  /** Answers with this tag aren't sent again; their status is 304. */
  knownTag?: string | null | undefined;
}

async function send(call: Call, input: AnyInput & SendOptions, isRepeated = false): Promise<Reply> {
  // A contact of a client is no user: their calls go with their own token.
  const kept = call.access[0] === 'client' ? sessionStorage.getItem(CLIENT_TOKEN_KEY) : readToken();
  const token = input.token ?? kept;
  const written = buildRequest(call, input, token);
  const headers = {
    ...written.headers,
    ...(isUnattended() ? UNATTENDED_HEADERS : {}),
    ...(input.knownTag ? { 'if-none-match': input.knownTag } : {}),
  };
  const message = { ...written, headers };
  const reply =
    input.onProgress || input.files
      ? await (await loadUpload()).upload(message, input.onProgress ?? (() => {}), input.signal)
      : await sendWithFetch(message, input.signal);
  if (reply.status === 200 || (reply.status === 304 && input.knownTag)) return reply;
  if (reply.status === 401 && token !== null && call.access !== 'public') forgetToken(token);
  const refusal = parseApiError(reply.status, await reply.bytes.text(), reply.requestId, reply.retryAfter);
  if (refusal.code === 'step_up' && !isRepeated && (await askStepUp())) return send(call, input, true);
  // The refetched user has the same requirement, and the shell then opens its page.
  if (refusal.code === 'second_factor_required') void client.invalidateQueries({ queryKey: USER_KEY });
  throw refusal;
}

/**
 * Sends a call and checks JSON and text against the contract.
 * @param known previous answer of the same call; returned as the same object if it hasn't changed, without being sent
 * or checked again
 */
export async function requestTagged(
  call: Call,
  input: AnyInput & RequestOptions,
  known?: TaggedAnswer,
): Promise<TaggedAnswer> {
  const reply = await send(call, { ...input, knownTag: known?.tag });
  if (known && reply.status === 304) return known;
  const { tag } = reply;
  if (reply.isKept) input.onKept?.();
  if (call.answerKind === 'binary') return { answer: reply.bytes, tag };
  const text = await reply.bytes.text();
  const parsed = call.answer.safeParse(call.answerKind === 'text' ? text : parseJson(text));
  if (parsed.success) return { answer: parsed.data, tag };
  throw new ApiError(reply.status, {
    msg: apiTexts.notUnderstood,
    code: 'bad-answer',
    request_id: reply.requestId,
  });
}

export const requestAny = async (call: Call, input: AnyInput & RequestOptions): Promise<unknown> =>
  (await requestTagged(call, input)).answer;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The bytes of a binary answer, and the file name that the server suggests. */
export async function buildRequestFile(
  call: Call,
  input: AnyInput & RequestOptions,
): Promise<{ blob: Blob; fileName: string | undefined }> {
  const reply = await send(call, input);
  return { blob: reply.bytes, fileName: /filename="?([^";]+)/.exec(reply.contentDisposition ?? '')?.[1] };
}
