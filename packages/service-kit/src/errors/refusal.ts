import {
  type FieldIssue,
  type ParamsAfter,
  REFUSALS,
  type RefusalCode,
  type RefusalParams,
  writeSentence,
} from '@cleaning/contracts';

export interface RefusalDetails {
  /** Problems of input fields. */
  readonly issues?: readonly FieldIssue[];
  readonly results?: readonly unknown[];
}

type RefusalArguments<P> =
  Readonly<Record<string, never>> extends P
    ? [params?: P, details?: RefusalDetails]
    : [params: P, details?: RefusalDetails];

/**
 * A refusal with a code of REFUSALS and its parameters. Create it with `refuse`. Only ErrorFilter maps it to HTTP.
 */
export class Refusal extends Error {
  /** HTTP status. */
  readonly status: number;
  readonly issues: readonly FieldIssue[];
  /** Results in the form of the call's response, if a call refuses all its records. */
  readonly results: readonly unknown[];

  constructor(
    readonly code: RefusalCode,
    readonly params: object,
    { issues = [], results = [] }: RefusalDetails = {},
  ) {
    super(writeSentence(REFUSALS[code].say, params));
    this.status = REFUSALS[code].status;
    this.issues = issues;
    this.results = results;
  }
}

/** A refusal, to be thrown: `throw refuse('job_full')`. */
export const refuse = <C extends RefusalCode>(
  code: C,
  ...[params, details]: RefusalArguments<RefusalParams<C>>
): Refusal => new Refusal(code, params ?? {}, details);

/** A refusal for one field of the input, with the same code and sentence. */
export function refuseField<C extends RefusalCode>(
  field: string,
  code: C,
  ...[params]: ParamsAfter<RefusalParams<C>>
): Refusal {
  const known: object = params ?? {};
  const issue = { field, code, params: { ...known }, msg: writeSentence(REFUSALS[code].say, known) };
  return new Refusal(code, known, { issues: [issue] });
}

/** The input is invalid; the issues name the fields. */
export class InvalidInput extends Refusal {
  constructor(issues: readonly FieldIssue[]) {
    super('bad-input', { fields: [...new Set(issues.map(({ field }) => field))] }, { issues });
  }
}

/** True if an error is this refusal. */
export const isRefusal = (error: unknown, code: RefusalCode): boolean =>
  error instanceof Refusal && error.code === code;
