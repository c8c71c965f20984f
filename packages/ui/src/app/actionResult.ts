import { type ApiError, toApiError } from './apiError';

/** Result of a changing call. */
export type ActionResult<Answer> =
  | { readonly ok: true; readonly value: Answer }
  | { readonly ok: false; readonly error: ApiError };

/**
 * Never rejects. An exception other than ApiError is a bug in the page: it is reported with its stack, and stored as
 * the error's `cause`.
 */
export async function describeResult<Answer>(sent: Promise<Answer>): Promise<ActionResult<Answer>> {
  try {
    return { ok: true, value: await sent };
  } catch (thrown) {
    return { ok: false, error: toApiError(thrown) };
  }
}
