import { authRefusals } from './auth.js';
import { invoicingRefusals } from './invoicing.js';
import { jobsRefusals } from './jobs.js';
import { kitRefusals, nginxRefusals, sharedRefusals } from './kit.js';
import { contentRefusals, mediaRefusals } from './media.js';
import { payRefusals } from './pay.js';
import { quoteRefusals } from './quotes.js';

/** Refusals by part of the product. No code occurs twice. */
export const REFUSALS_BY_PART = {
  kit: kitRefusals,
  nginx: nginxRefusals,
  shared: sharedRefusals,
  auth: authRefusals,
  jobs: jobsRefusals,
  media: mediaRefusals,
  content: contentRefusals,
  pay: payRefusals,
  quotes: quoteRefusals,
  invoicing: invoicingRefusals,
} as const;

/**
 * All refusals of calls by code: the HTTP status, and the English sentence used as `msg`. A code keeps its meaning; a
 * sentence may be improved.
 */
export const REFUSALS = {
  ...kitRefusals,
  ...nginxRefusals,
  ...sharedRefusals,
  ...authRefusals,
  ...jobsRefusals,
  ...mediaRefusals,
  ...contentRefusals,
  ...payRefusals,
  ...quoteRefusals,
  ...invoicingRefusals,
} as const;

export type RefusalCode = keyof typeof REFUSALS;
type RefusalText<C extends RefusalCode> = (typeof REFUSALS)[C]['say'];

/** Parameters of a refusal. */
export type RefusalParams<C extends RefusalCode> =
  RefusalText<C> extends (params: infer P) => string ? P : Readonly<Record<string, never>>;

/** Codes whose sentences have no parameters. */
export type PlainRefusalCode = {
  [C in RefusalCode]: RefusalText<C> extends string ? C : never;
}[RefusalCode];

/** Why the contents of a file are refused. */
export type ContentRefusal = keyof typeof contentRefusals;

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code);

export { FIELD_PROBLEMS } from './field-problems.js';
export {
  describeObstacle,
  listDocumentProblems,
  type NamedShift,
  type ShiftOverlap,
  type ShownObstacle,
} from './jobs.js';
export type { RunStanding } from './pay.js';
export {
  buildFieldProblem,
  type FieldProblemCode,
  getFieldSentence,
  type ParamsAfter,
  writeSentence,
} from './sentences.js';
export { type WarningDetail, warningDetail } from './warning-detail.js';
export {
  buildHoursWarning,
  buildInsistIssue,
  describeOverlap,
  WARNINGS,
  type WarningCode,
  type WarningParams,
  warn,
} from './warnings.js';
