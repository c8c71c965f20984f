import { z } from 'zod';
import type { ApiScope } from './api-scopes.js';
import type { ChangedTopic, Topic } from './topics.js';

/** The service that answers a call. nginx routes by this table; see `nginx/api-services.conf`. */
export type ServiceName = 'auth' | 'jobs' | 'media' | 'invoice';

/**
 * Roles of callers. `unverified` is a sub-contractor whom no admin has verified yet, `contractor` a verified one,
 * `supervisor` sees and acts for chosen places, `client` is a contact of a client on the client's page, `service` is another service of
 * this product.
 */
export const CALLER_ROLES = ['unverified', 'contractor', 'supervisor', 'admin', 'client', 'service'] as const;
export type CallerRole = (typeof CALLER_ROLES)[number];
export type Access = 'public' | readonly CallerRole[];

/** Everybody with an account: for calls about one's own account. */
export const EVERYBODY: readonly CallerRole[] = ['unverified', 'contractor', 'supervisor', 'admin'];
/** Sub-contractors, verified or not, and admins: for calls about documents, details and pay. */
export const SUB_CONTRACTORS: readonly CallerRole[] = ['unverified', 'contractor', 'admin'];
/** People who work at jobs: verified sub-contractors, and admins. */
export const WORKERS: readonly CallerRole[] = ['contractor', 'admin'];
/** People who act for sites: admins for all, supervisors for their own. For calls with `places: 'own'`. */
export const PLACE_ROLES: readonly CallerRole[] = ['supervisor', 'admin'];

/** The form of a request body. `form` bodies may be multipart, urlencoded or JSON. An urlencoded body of another kind is answered 415. */
export type BodyKind = 'json' | 'form' | 'files';

/** A multipart field with files. */
export interface FileField {
  readonly name: string;
  readonly required: boolean;
  readonly maxCount: number;
  /** A field of the body that replaces the file, which then is not required. */
  readonly replacedBy?: string;
}

/** A zone of `nginx/limits.conf`, and how many calls may come at once before they are spread over time. */
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
  /** A supervisor gets and changes what belongs to their own places alone; anything else does not exist for them. */
  readonly places?: 'own';
  /** The services that may make a call with role `service`. */
  readonly callers?: readonly ServiceName[];
  /** Of a public write: pages of other sites may send it too. Without it, `Sec-Fetch-Site: cross-site` is answered 403. */
  readonly fromOtherSites?: boolean;
  /** Made by a page by itself, at intervals: it does not count as a use of the session. */
  readonly background?: boolean;
  /** The session must have given its factor within STEP_UP_MINUTES; otherwise the error is `step_up`. */
  readonly recentFactor?: boolean;
  /** Open to API keys with this scope. Without it the call is closed to every key. */
  readonly scope?: ApiScope;
  /** Open to an admin who must enrol a second factor first. All other calls answer `second_factor_required`. */
  readonly beforeEnrolment?: boolean;
  /** Of a read: the topics that the answer depends on. An open page reads again when one of them changes. */
  readonly shows?: readonly Topic[];
  /** Of a write: what it changes. The page that sent it reads the topics again; others are told about them (`Transactions.run`). */
  readonly changes?: readonly ChangedTopic[];
  /** Of a read: the answer becomes another one by the time of day alone. An open page reads it each minute. */
  readonly byTheClock?: boolean;
  readonly summary: string;
  readonly params?: Params;
  /** The query. Values arrive as text. */
  readonly query?: Query;
  readonly body?: Body;
  readonly bodyKind: BodyKind;
  readonly files: readonly FileField[];
  /** Of a call with files: how often an address may make it. Missing: USUAL_RATE. nginx gets it from here. */
  readonly rate?: UploadRate;
  readonly answer: Answer;
  /** `text` answers are plain text, `binary` ones are a file's bytes, `events` are a stream of server-sent events that does not end. */
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

/** What a client sends as body. */
export type BodyInput<C extends Call> = z.input<NonNullable<C['body']>>;
/** What a service receives after validation. */
export type CallBody<C extends Call> = z.output<NonNullable<C['body']>>;
export type CallParams<C extends Call> = z.output<NonNullable<C['params']>>;
export type CallQuery<C extends Call> = z.output<NonNullable<C['query']>>;
export type CallAnswer<C extends Call> = z.output<C['answer']>;

/** A page of a list. */
export interface Page<Row> {
  /** How many rows all pages have. */
  readonly total: number;
  readonly rows: readonly Row[];
}

/** A call that answers a page of a list. */
export type ListCall = Call<z.ZodType, z.ZodType, z.ZodType<Page<object>>, z.ZodType>;

/** What is wrong with a field. `code` is one of FIELD_PROBLEMS or of REFUSALS, `params` are what its sentence `msg` is written with. */
export const fieldIssue = z.object({
  field: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
  msg: z.string(),
});
export type FieldIssue = z.infer<typeof fieldIssue>;

/**
 * The body of every answer that is not 200. `code` is one of REFUSALS, `params` are what its English sentence `msg` is written with. The
 * status tells the kind: 409 is a state that does not allow it, for example.
 */
export const errorAnswer = z.object({
  msg: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
  issues: z.array(fieldIssue).optional(),
  /** Of a call about several things that refused all of them: each with its reasons, as the call's answer has them. */
  results: z.array(z.unknown()).optional(),
  request_id: z.string().optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
