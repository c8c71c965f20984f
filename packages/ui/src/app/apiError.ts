import type { ErrorAnswer, FieldIssue, Language } from '@cleaning/contracts';

type Areas = Readonly<Record<string, Readonly<Record<string | symbol, unknown>>>>;

/**
 * Translation of the page: texts by area and name of the English ones, and refusals, field problems and warnings by
 * code; null shows the service's sentence. What is already shown has to be rendered again after a change.
 */
export const translation: {
  texts: Areas;
  refusal: (code: string, params: Params) => string | null;
  field: (code: string, params: Params) => string | null;
  warning: (code: string, params: Params) => string | null;
  /** Brings a language for a page of the website that takes part. The shell sets it. */
  load?: (language: Language) => Promise<void>;
} = { texts: {}, refusal: () => null, field: () => null, warning: () => null };

/** English texts of an area. Each is looked up in the page's language when read. */
export const localizeTexts = <Texts extends object>(area: string, english: Texts): Texts =>
  new Proxy(english, { get: (texts, name) => translation.texts[area]?.[name] ?? texts[name as keyof Texts] });

export const apiTexts = localizeTexts('api', {
  noConnection: 'Couldn’t reach the server. Check your connection and try again.',
  serviceDown: 'This isn’t available right now. Try again in a moment.',
  unexpected: 'Something went wrong. Try again.',
  notUnderstood: 'Something went wrong. Reload the page.',
  staleCode: 'Part of this page didn’t load. Check your connection and reload it.',
});

type Params = Readonly<Record<string, unknown>>;

/** A refusal from the server, or one made here if there was no answer. */
type Given = Omit<ErrorAnswer, 'params'> & { readonly params?: Params };

/** Status of an error of the page itself, which has nothing to do with an answer. */
const CLIENT_ERROR_STATUS = -1;

/**
 * A call that was refused or got no answer. `status` is the HTTP status, 0 without an answer, -1 if the page itself has
 * failed (`cause`); `msg` is shown to the user.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Values used in the sentence. */
  readonly params: Params;
  readonly msg: string;
  readonly issues: readonly FieldIssue[];
  readonly requestId: string | undefined;
  /** Milliseconds until the next attempt, as a busy service asks (Retry-After). */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, answer: Given, retryAfterMs?: number, cause?: unknown) {
    super(answer.msg, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = answer.code;
    this.params = answer.params ?? {};
    this.msg = translation.refusal(answer.code, this.params) ?? answer.msg;
    this.issues = answer.issues ?? [];
    this.requestId = answer.request_id;
    this.retryAfterMs = retryAfterMs;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const getFallbackMessage = (status: number) => {
  if (status === 0) return apiTexts.noConnection;
  if (isDown(status)) return apiTexts.serviceDown;
  return apiTexts.unexpected;
};

/** 502 to 504: the service isn't running. */
const isDown = (status: number) => status >= 502 && status <= 504;

/** Error of a cancelled call. */
export const createAbortError = () => new DOMException('The call was cancelled.', 'AbortError');

/**
 * Error in a refusal's body. Doesn't use the contract's schema, because the public start page includes this code and
 * doesn't load the validator.
 */
export function parseApiError(status: number, body: string, requestId?: string, retryAfter?: string | null): ApiError {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    parsed = undefined;
  }
  const answer = isRecord(parsed) ? parsed : {};
  const issues = Array.isArray(answer.issues) ? answer.issues.flatMap(parseIssue) : undefined;
  return new ApiError(
    status,
    {
      msg: typeof answer.msg === 'string' && answer.msg !== '' ? answer.msg : getFallbackMessage(status),
      code: typeof answer.code === 'string' ? answer.code : status === 0 ? 'network' : `http-${status}`,
      params: isRecord(answer.params) ? answer.params : {},
      issues,
      request_id: typeof answer.request_id === 'string' ? answer.request_id : requestId,
    },
    Number(retryAfter) * 1000 || undefined,
  );
}

/**
 * Converts an exception of a call. Anything but an ApiError is a bug in the page, and is reported as uncaught errors
 * are, with its stack.
 */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  reportError(thrown);
  return new ApiError(CLIENT_ERROR_STATUS, { msg: getMessage(thrown), code: 'page' }, undefined, thrown);
}

/** Empty if the value isn't an issue. */
function parseIssue(value: unknown): FieldIssue[] {
  if (!isRecord(value) || typeof value.field !== 'string' || typeof value.msg !== 'string') return [];
  const { field, code, params, msg } = value;
  return [{ field, code: typeof code === 'string' ? code : '', params: isRecord(params) ? params : {}, msg }];
}

/**
 * Whether there was no answer or the service isn't running: another attempt may succeed, and the token may still be
 * valid.
 */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || isDown(error.status));

/** A chunk of the page's own code or style could not be loaded: no connection, or a deploy replaced it. */
export const isStaleCode = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));

/** The sentence to show for anything that was thrown. */
export function getMessage(error: unknown): string {
  if (error instanceof ApiError) return error.msg;
  return isStaleCode(error) ? apiTexts.staleCode : apiTexts.unexpected;
}
