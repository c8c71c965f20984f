import type { ErrorCode, FieldIssue } from '@cleaning/contracts';

/** A refusal that the caller can understand. Rules throw these; only the filter maps them to HTTP. */
export abstract class DomainError extends Error {
  abstract readonly code: ErrorCode;
  readonly issues: readonly FieldIssue[] = [];
  /** Of a call about several things, as its answer has them. */
  readonly results: readonly unknown[] = [];
}

/** The input is invalid; the issues name the fields. */
export class InvalidInput extends DomainError {
  readonly code = 'bad-input';
  constructor(
    override readonly issues: readonly FieldIssue[],
    message = `Please check: ${[...new Set(issues.map((issue) => issue.field))].join(', ')}.`,
  ) {
    super(message);
  }
}
export class Unauthenticated extends DomainError {
  readonly code = 'unauthenticated';
  constructor(message = 'Please log in.') {
    super(message);
  }
}
export class Forbidden extends DomainError {
  readonly code = 'forbidden';
  constructor(message = 'You are not allowed to do this.') {
    super(message);
  }
}
/** The session must give its factor again; then the call can be repeated. */
export class StepUpNeeded extends DomainError {
  readonly code = 'step_up';
}
/** An admin must enrol a second factor before anything else. */
export class SecondFactorRequired extends DomainError {
  readonly code = 'second_factor_required';
}
export class NotFound extends DomainError {
  readonly code = 'not-found';
}
/** The current state does not allow it. */
export class Conflict extends DomainError {
  readonly code = 'conflict';
  /** @param results of a call about several things that refuses all of them, as its answer has them */
  constructor(
    message: string,
    override readonly results: readonly unknown[] = [],
  ) {
    super(message);
  }
}
export class TooLarge extends DomainError {
  readonly code = 'too-large';
  constructor(
    message: string,
    override readonly issues: readonly FieldIssue[] = [],
  ) {
    super(message);
  }
}
export class UnsupportedType extends DomainError {
  readonly code = 'unsupported-type';
  constructor(
    message: string,
    override readonly issues: readonly FieldIssue[] = [],
  ) {
    super(message);
  }
}
export class TooManyRequests extends DomainError {
  readonly code = 'too-many-requests';
  constructor(
    message: string,
    /** Becomes the Retry-After header. */
    readonly retryAfterSeconds: number,
  ) {
    super(message);
  }
}
/** A dependency of this call is unavailable. */
export class Unavailable extends DomainError {
  readonly code = 'unavailable';
}
