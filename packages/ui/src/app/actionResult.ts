import { type ApiError, toApiError } from './apiError';

/** How a call went that changes something. */
export type ActionResult<Answer> =
  | { readonly ok: true; readonly value: Answer }
  | { readonly ok: false; readonly error: ApiError };

/** Never rejects. Anything thrown but an ApiError is a mistake of the page: it is reported with its stack, and kept as the error's `cause`. */
export async function describeResult<Answer>(sent: Promise<Answer>): Promise<ActionResult<Answer>> {
  try {
    return { ok: true, value: await sent };
  } catch (thrown) {
    return { ok: false, error: toApiError(thrown) };
  }
}
