import { z } from 'zod';
import type { ApiScope } from './api-scopes.js';
import type { ChangedTopic, Topic } from './topics.js';

/** The service of a call. nginx routes by this table; see `nginx/api-services.conf`. */
export type ServiceName = 'auth' | 'jobs' | 'media' | 'invoice';

/**
 * Roles of callers. `unverified`: sub-contractor whom no admin has verified yet; `contractor`: verified one;
 * `supervisor`: sees and acts for chosen places; `client`: contact of a client on the client's page; `service`: another
 * service of this product.
 */
export const CALLER_ROLES = ['unverified', 'contractor', 'supervisor', 'admin', 'client', 'service'] as const;
export type CallerRole = (typeof CALLER_ROLES)[number];
export type Access = 'public' | readonly CallerRole[];

/** Everybody with an account; for calls about the caller's own account. */
export const EVERYBODY: readonly CallerRole[] = ['unverified', 'contractor', 'supervisor', 'admin'];
/** Sub-contractors, verified or not, and admins: for calls about documents, details and pay. */
export const SUB_CONTRACTORS: readonly CallerRole[] = ['unverified', 'contractor', 'admin'];
/** People who work at jobs: verified sub-contractors, and admins. */
export const WORKERS: readonly CallerRole[] = ['contractor', 'admin'];
/** People who act for sites: admins for all, supervisors for their own. For calls with `places: 'own'`. */
export const PLACE_ROLES: readonly CallerRole[] = ['supervisor', 'admin'];

/**
 * Form of a request body. `form` bodies may be multipart, urlencoded or JSON. Other kinds respond 415 to an urlencoded
 * body.
 */
export type BodyKind = 'json' | 'form' | 'files';

/** A multipart field with files. */
export interface FileField {
  readonly name: string;
  readonly required: boolean;
  readonly maxCount: number;
  /** A field of the body that replaces the file, which then is not required. */
  readonly replacedBy?: string;
}

/** A zone of `nginx/limits.conf`, and the number of calls allowed at once before they are spread over time. */
export interface UploadRate {
  readonly zone: 'upload' | 'registration';
  readonly burst: number;
}
export const USUAL_RATE: UploadRate = { zone: 'upload', burst: 30 };

/** The description of one HTTP call, for services, front ends and the API document. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path with `:name` for parameters, from the root of the domain. */
  readonly path: string;
  readonly service: ServiceName;
  readonly access: Access;
  /** Supervisors only see and change what belongs to their own places; other things don't exist for them. */
  readonly places?: 'own';
  /** The services that may make a call with role `service`. */
  readonly callers?: readonly ServiceName[];
  /** For a public write: pages of other sites may send it too. Otherwise `Sec-Fetch-Site: cross-site` gets 403. */
  readonly fromOtherSites?: boolean;
  /** Sent by a page automatically, at intervals: doesn't count as use of the session. */
  readonly background?: boolean;
  /** The session must have given its factor within STEP_UP_MINUTES; otherwise the error is `step_up`. */
  readonly recentFactor?: boolean;
  /** Open to API keys with this scope. Without it the call is closed to every key. */
  readonly scope?: ApiScope;
  /** Open to an admin who must enrol a second factor first. All other calls respond `second_factor_required`. */
  readonly beforeEnrolment?: boolean;
  /** For a read: topics that the response depends on. An open page rereads if one of them changes. */
  readonly shows?: readonly Topic[];
  /**
   * For a write: what it changes. The page that sent it rereads the topics; others are notified (`Transactions.run`).
   */
  readonly changes?: readonly ChangedTopic[];
  /** For a read: the response changes with time alone. An open page rereads it each minute. */
  readonly byTheClock?: boolean;
  readonly summary: string;
  readonly params?: Params;
  /** The query. Values arrive as text. */
  readonly query?: Query;
  readonly body?: Body;
  readonly bodyKind: BodyKind;
  readonly files: readonly FileField[];
  /** For a call with files: rate limit of an address, used by nginx. Missing: USUAL_RATE. */
  readonly rate?: UploadRate;
  readonly answer: Answer;
  /**
   * `text` responses are plain text, `binary` ones a file's bytes, `events` an endless stream of server-sent events.
   */
  readonly answerKind: 'json' | 'text' | 'binary' | 'events';
}

type CallDefinition<P extends z.ZodType, B extends z.ZodType, A extends z.ZodType, Q extends z.ZodType> = Omit<
  Call<P, B, A, Q>,
  'bodyKind' | 'files' | 'answerKind'
> &
  Partial<Pick<Call, 'bodyKind' | 'files' | 'answerKind'>>;

export function defineCall<P extends z.ZodType, B extends z.ZodType, A extends z.ZodType, Q extends z.ZodType>(
  definition: CallDefinition<P, B, A, Q>,
): Call<P, B, A, Q> {
  return { bodyKind: 'json', files: [], answerKind: 'json', ...definition };
}

/** The body as sent by a client. */
export type BodyInput<C extends Call> = z.input<NonNullable<C['body']>>;
/** The body as received by a service after validation. */
export type CallBody<C extends Call> = z.output<NonNullable<C['body']>>;
export type CallParams<C extends Call> = z.output<NonNullable<C['params']>>;
export type CallQuery<C extends Call> = z.output<NonNullable<C['query']>>;
export type CallAnswer<C extends Call> = z.output<C['answer']>;

/** A page of a list. */
export interface Page<Row> {
  /** Number of rows on all pages. */
  readonly total: number;
  readonly rows: readonly Row[];
}

/** A call that returns a page of a list. */
export type ListCall = Call<z.ZodType, z.ZodType, z.ZodType<Page<object>>, z.ZodType>;

/** A problem with a field. `code`: one of FIELD_PROBLEMS or REFUSALS; `params`: parameters of its sentence `msg`. */
export const fieldIssue = z.object({
  field: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
  msg: z.string(),
});
export type FieldIssue = z.infer<typeof fieldIssue>;

/**
 * Body of every response that isn't 200. `code`: one of REFUSALS; `params`: parameters of its English sentence `msg`.
 * The status gives the kind: 409, for example, is a state that doesn't allow it.
 */
export const errorAnswer = z.object({
  msg: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
  issues: z.array(fieldIssue).optional(),
  /** For a call that refused all of several things: each with its reasons, in the form of the call's response. */
  results: z.array(z.unknown()).optional(),
  request_id: z.string().optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
