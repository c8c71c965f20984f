/**
 * A refusal by Xero or by a rule of ours; not retried automatically. The message is for people, in Xero's own words if
 * it gave some.
 */
export class XeroRefused extends Error {}

/** Xero accepts no calls for a while (429). */
export class XeroBusy extends Error {
  constructor(
    /** Seconds. */
    readonly retryAfter: number,
  ) {
    super('Xero’s limit is reached for now');
  }
}

/** No response, or one with an error at Xero. The request may have been executed. */
export class XeroAway extends Error {}

/** Xero rejects our tokens: an admin must reconnect. */
export class XeroBroken extends Error {}

/** Xero isn't connected, or was disconnected meanwhile. */
export class XeroOff extends Error {}

type ProblemOfXero = XeroRefused | XeroBusy | XeroAway | XeroBroken | XeroOff;

/** True for the errors above; others are our own faults. */
export const isProblemOfXero = (error: unknown): error is ProblemOfXero =>
  [XeroRefused, XeroBusy, XeroAway, XeroBroken, XeroOff].some((kind) => error instanceof kind);
