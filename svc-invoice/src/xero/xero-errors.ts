/**
 * A refusal by Xero or by a rule of ours; not retried automatically. The message is for people, in Xero's own words if
 * it gave some.
 */
export class XeroRefusedError extends Error {}

/** Xero accepts no calls for a while (429). */
export class XeroBusyError extends Error {
  constructor(
    /** Seconds. */
    readonly retryAfter: number,
  ) {
    super('Xero’s limit is reached for now');
  }
}

/** No response, or one with an error at Xero. The request may have been executed. */
export class XeroAwayError extends Error {}

/** Xero rejects our tokens: an admin must reconnect. */
export class XeroBrokenError extends Error {}

/** Xero isn't connected, or was disconnected meanwhile. */
export class XeroOffError extends Error {}

type ProblemOfXero = XeroRefusedError | XeroBusyError | XeroAwayError | XeroBrokenError | XeroOffError;

/** True for the errors above; others are our own faults. */
export const isProblemOfXero = (error: unknown): error is ProblemOfXero =>
  [XeroRefusedError, XeroBusyError, XeroAwayError, XeroBrokenError, XeroOffError].some((kind) => error instanceof kind);
