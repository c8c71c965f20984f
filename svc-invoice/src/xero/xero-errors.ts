/** Xero, or a rule of ours, refuses something: it is not tried again by itself. The message is for people; Xero's own words where it gave some. */
export class XeroRefused extends Error {}

/** Xero takes no more calls for a while (429). */
export class XeroBusy extends Error {
  constructor(
    /** Seconds. */
    readonly retryAfter: number,
  ) {
    super('Xero’s limit is reached for now');
  }
}

/** No answer, or one that says that something is wrong at Xero. What was sent may have arrived. */
export class XeroAway extends Error {}

/** Xero does not take our tokens any more: an admin must connect again. */
export class XeroBroken extends Error {}

/** Nobody has connected Xero, or it was disconnected meanwhile. */
export class XeroOff extends Error {}

type ProblemOfXero = XeroRefused | XeroBusy | XeroAway | XeroBroken | XeroOff;

/** Whether an error is one of those above; others are faults of ours. */
export const isProblemOfXero = (error: unknown): error is ProblemOfXero =>
  [XeroRefused, XeroBusy, XeroAway, XeroBroken, XeroOff].some((kind) => error instanceof kind);
