/** A refusal's response: the HTTP status, and the English sentence for people or the function that writes it. */
export interface RefusalDefinition<Say> {
  readonly status: number;
  readonly say: Say;
}

/** A sentence, or the function that writes it from the refusal's parameters: amounts in integer cents, days as YYYY-MM-DD. */
type Say = string | ((params: never) => string);

const withStatus =
  (status: number) =>
  <const S extends Say>(say: S): RefusalDefinition<S> => ({ status, say });

export const badInput = withStatus(400);
export const unauthenticated = withStatus(401);
export const forbidden = withStatus(403);
export const notFound = withStatus(404);
/** The current state does not allow it. */
export const conflict = withStatus(409);
export const tooLarge = withStatus(413);
export const unsupportedType = withStatus(415);
export const internal = withStatus(500);
/** nginx alone: the service does not run. */
export const badGateway = withStatus(502);
/** Something that the call needs cannot be reached. It can succeed later, unchanged. */
export const unavailable = withStatus(503);
/** nginx alone: the service took too long. */
export const gatewayTimeout = withStatus(504);

/** Parameters of every refusal with 429. `retry_after`: seconds, also in the Retry-After header. */
export interface RetryAfter {
  readonly retry_after: number;
}
export const tooMany = (
  say: string | ((params: RetryAfter) => string),
): RefusalDefinition<(params: RetryAfter) => string> => ({
  status: 429,
  say: typeof say === 'string' ? () => say : say,
});

/** 'a minute', '12 minutes'. */
export function formatWait({ retry_after }: RetryAfter): string {
  const minutes = Math.ceil(retry_after / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
