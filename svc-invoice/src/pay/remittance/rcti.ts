import { addDays, countDaysBetween, formatDate, isValidAbn } from '@cleaning/contracts';
import type { Day } from '../calendar/days.js';

/** One party's GST registration by the business register. */
export interface GstRegistration {
  readonly abn: string;
  /** Registered from, YYYY-MM-DD; null: not registered, or never looked up. */
  readonly from: Day | null;
  /** First day after the registration; null while valid. */
  readonly endedOn: Day | null;
  /** Day of the register check; null: never. */
  readonly checkedOn: Day | null;
}

/**
 * Agreement that the recipient issues the tax invoices. `signed`: in writing. `embedded`: its terms are in the RCTI,
 * and the supplier has 21 days to object.
 */
export interface RctiAgreement {
  readonly form: 'signed' | 'embedded';
  /** Day of the signature, or of the first RCTI with embedded terms. */
  readonly from: Day;
  /** First day after the agreement; null while valid. */
  readonly endedOn: Day | null;
  /** Day when the supplier objected to embedded terms; null: never. */
  readonly refusedOn: Day | null;
}

export interface RctiFacts {
  /** YYYY-MM-DD in business time. */
  readonly issuedOn: Day;
  readonly supplier: GstRegistration;
  readonly recipient: GstRegistration;
  readonly agreement: RctiAgreement | null;
  /** True if the company determines the value of the work. */
  readonly valueSetByRecipient: boolean;
  /** Day of its earliest work. */
  readonly suppliedOn: Day;
  /** The day on which the value was worked out; null: by the contract, on the day of the work. */
  readonly valueSetOn: Day | null;
}

export type RctiCondition =
  | 'supplier-abn'
  | 'recipient-abn'
  | 'supplier-registered'
  | 'recipient-registered'
  | 'agreement'
  | 'value'
  | 'in-time';

export interface ConditionAnswer {
  readonly condition: RctiCondition;
  readonly holds: boolean;
  /** A sentence that says why it holds, or why it does not. */
  readonly msg: string;
}

export interface RctiSettings {
  /** Days from the supply, or from its later valuation, within which it is issued (SOURCES 2, S). */
  readonly issueDays: number;
  /** Maximum age of a register check on the day of issue, in days. A setting, not a rule. */
  readonly checkDays: number;
}

export const RCTI_SETTINGS: RctiSettings = { issueDays: 28, checkDays: 31 };

/**
 * All conditions of a recipient created tax invoice with their results, in a fixed order. All must hold; otherwise a
 * remittance advice is issued, which never says "tax invoice". GST Act s 29-70(3) and LI 2023/20 (SOURCES 2: P, its
 * sections 6 to 9 S). Throws RangeError for an invalid day.
 */
export function evaluateRctiConditions(facts: RctiFacts, settings: RctiSettings = RCTI_SETTINGS): ConditionAnswer[] {
  const { issuedOn, supplier, recipient } = facts;
  return [
    answerAbn('supplier-abn', 'The supplier', supplier.abn),
    answerAbn('recipient-abn', 'The company', recipient.abn),
    answerRegistration('supplier-registered', 'The supplier', supplier, issuedOn, settings),
    answerRegistration('recipient-registered', 'The company', recipient, issuedOn, settings),
    answerAgreement(facts),
    facts.valueSetByRecipient
      ? { condition: 'value', holds: true, msg: 'The company works out the value of the work.' }
      : {
          condition: 'value',
          holds: false,
          msg: 'The supplier works out the value of the work, so they issue the tax invoice.',
        },
    answerTime(facts, settings),
  ];
}

/** True if every condition holds. */
export const mayIssueRcti = (answers: readonly ConditionAnswer[]): boolean =>
  answers.length > 0 && answers.every(({ holds }) => holds);

/** The last day on which an RCTI may be issued, YYYY-MM-DD. */
export function computeRctiLastDay(
  { suppliedOn, valueSetOn }: Pick<RctiFacts, 'suppliedOn' | 'valueSetOn'>,
  { issueDays }: Pick<RctiSettings, 'issueDays'> = RCTI_SETTINGS,
): Day {
  const from = valueSetOn !== null && valueSetOn > suppliedOn ? valueSetOn : suppliedOn;
  return addDays(from, issueDays);
}

const answerAbn = (condition: RctiCondition, who: string, abn: string): ConditionAnswer =>
  isValidAbn(abn)
    ? { condition, holds: true, msg: `${who}’s ABN is ${abn}.` }
    : { condition, holds: false, msg: `${who} doesn’t have a valid ABN.` };

function answerRegistration(
  condition: RctiCondition,
  who: string,
  { from, endedOn, checkedOn }: GstRegistration,
  issuedOn: Day,
  { checkDays }: RctiSettings,
): ConditionAnswer {
  const answerNo = (msg: string): ConditionAnswer => ({ condition, holds: false, msg });
  if (checkedOn === null) return answerNo(`${who}’s GST registration hasn’t been checked on ABN Lookup.`);
  if (checkedOn > issuedOn || countDaysBetween(checkedOn, issuedOn) > checkDays)
    return answerNo(
      `${who}’s GST registration was last checked on ${formatDate(checkedOn)}. Check it within ${checkDays} days before ${formatDate(issuedOn)}.`,
    );
  if (from === null || from > issuedOn) return answerNo(`${who} isn’t registered for GST on ${formatDate(issuedOn)}.`);
  if (endedOn !== null && endedOn <= issuedOn)
    return answerNo(`${who}’s GST registration ended on ${formatDate(endedOn)}.`);
  return {
    condition,
    holds: true,
    msg: `${who} has been registered for GST since ${formatDate(from)}, checked on ${formatDate(checkedOn)}.`,
  };
}

function answerAgreement({ agreement, issuedOn }: RctiFacts): ConditionAnswer {
  const answerNo = (msg: string): ConditionAnswer => ({ condition: 'agreement', holds: false, msg });
  if (!agreement) return answerNo('There’s no agreement for the company to issue the tax invoices.');
  const { form, from, endedOn, refusedOn } = agreement;
  if (from > issuedOn) return answerNo(`The agreement only applies from ${formatDate(from)}, after the issue date.`);
  if (endedOn !== null && endedOn <= issuedOn) return answerNo(`The agreement ended on ${formatDate(endedOn)}.`);
  if (form === 'embedded' && refusedOn !== null && refusedOn <= issuedOn)
    return answerNo(`The supplier declined the terms on ${formatDate(refusedOn)}.`);
  const how = form === 'signed' ? 'was signed on' : 'has been on the documents since';
  return { condition: 'agreement', holds: true, msg: `The agreement ${how} ${formatDate(from)}.` };
}

function answerTime(facts: RctiFacts, settings: RctiSettings): ConditionAnswer {
  const { issuedOn, suppliedOn } = facts;
  const lastDay = computeRctiLastDay(facts, settings);
  if (issuedOn < suppliedOn)
    return { condition: 'in-time', holds: false, msg: 'The invoice would be issued before the work is done.' };
  return issuedOn <= lastDay
    ? { condition: 'in-time', holds: true, msg: `The invoice can be issued until ${formatDate(lastDay)}.` }
    : { condition: 'in-time', holds: false, msg: `The invoice had to be issued by ${formatDate(lastDay)}.` };
}
