import { z } from 'zod';

/** Machine-readable reason of a refusal, and the HTTP status that carries it. */
export const ERROR_STATUS = {
  'bad-input': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  /** An equal manual record exists: sent with `again`, it is added all the same. */
  same_record: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

export const fieldIssue = z.object({ field: z.string(), msg: z.string() });
export type FieldIssue = z.infer<typeof fieldIssue>;

/** The body of every answer that is not 200. `msg` is a sentence for people. */
export const errorAnswer = z.object({
  msg: z.string(),
  code: z.string(),
  issues: z.array(fieldIssue).optional(),
  request_id: z.string().optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
