import type { PayeeDetails, PaySettings, PaySuperAnswer } from '@cleaning/contracts';
import { formatDollars, formatInstant, type PayRunRow } from '@cleaning/contracts';
import { type CharacterSet, findRefusedByAll } from '../bank-file/characters.js';
import type { Day } from '../calendar/days.js';
import type { PayItem } from '../items/pay-item.entity.js';
import { findRowProblems, type RowProblemKind } from '../payables/row-problems.js';
import { findUnusualAmount, USUAL } from '../payables/usual-amount.js';
import {
  getQuotedAbn,
  hasStatement,
  isGstRegistered,
  toGstRegistration,
  toRctiAgreement,
} from '../payees/payee-rules.js';
import type { PayeeRecord } from '../payees/payees.queries.js';
import type { GstFacts, PayLine } from '../remittance/documents.js';
import { evaluateRctiConditions, type GstRegistration, mayIssueRcti, RCTI_SETTINGS } from '../remittance/rcti.js';
import { buildRemittance, type Remittance } from '../remittance/remittance.js';
import { buildContributionSettings, computeContribution, type EarningsLine } from '../super/contribution.js';
import { getWithheldFrom, WITHHOLDING } from '../super/withholding.js';
import { formatNamedCharacters } from '../text/ascii.js';

/** Payable amount of a record or adjustment, or a run's payment for it. Whole cents without GST. */
export interface DueLine {
  readonly item_id: string;
  readonly person_id: string;
  readonly kind: PayItem['kind'];
  readonly job_id: string | null;
  readonly day: Day;
  readonly minutes: number;
  readonly cents: number;
  /** Amount on documents; differs from `cents` after a returned payment. */
  readonly document_cents: number;
  readonly taxable: boolean;
  /** It is on a document already, so that a new amount is a correction. */
  readonly is_correction: boolean;
  /** The corrected RCTI; null if none. */
  readonly corrects: string | null;
  /** The document with the payment repeated after a return, and its GST. */
  readonly repeats: string | null;
  readonly repeated_gst: GstFacts | null;
  /** GST with which a corrected line was first paid; null for a new line. */
  readonly corrected_gst: GstFacts | null;
}

/** True if it was supplied before the payee registered for GST. */
const isBeforeGst = ({ day }: DueLine, { gst_from }: Pick<PayeeDetails, 'gst_from'>): boolean => day < gst_from;

/**
 * Document lines of an amount: new or corrected, and repeated ones. New amounts for days before the payee's GST
 * registration have none, whatever applies on the day of payment.
 * @param rate GST, hundredths of a percent
 */
export function toPayLines(line: DueLine, details: Pick<PayeeDetails, 'gst_from'>, rate: number): PayLine[] {
  const kind =
    line.kind === 'settlement' ? 'deduction' : line.kind === 'work' && line.is_correction ? 'correction' : line.kind;
  const common = { id: line.item_id, kind, taxable: line.taxable } as const;
  const again = line.cents - line.document_cents;
  const lines: PayLine[] = [];
  if (line.document_cents !== 0)
    lines.push({
      ...common,
      minutes: line.minutes,
      cents: line.document_cents,
      corrects: line.corrects,
      repeats: null,
      documentGst:
        line.corrected_gst ?? (line.taxable && isBeforeGst(line, details) ? { registered: false, rate } : null),
    });
  if (again !== 0)
    lines.push({
      ...common,
      minutes: null,
      cents: again,
      corrects: null,
      repeats: line.repeats ?? '',
      documentGst: line.repeated_gst,
    });
  return lines;
}

const toEarnings = ({ kind, cents }: DueLine): EarningsLine => ({
  cents,
  part: kind === 'work' || kind === 'bonus' ? 'labour' : 'materials',
});

/** Earlier payments to a person. */
export interface EarlierPayments {
  /** Payments by the bank, latest first; whole cents. */
  readonly cents: readonly number[];
  /** The account of the latest one. */
  readonly fingerprint: string | null;
  /** Base of super so far in this financial year. */
  readonly superBaseCents: number;
}
export const NO_PAYMENTS: EarlierPayments = { cents: [], fingerprint: null, superBaseCents: 0 };

export interface RunFacts {
  readonly payDay: Day;
  readonly settings: PaySettings;
  readonly company: GstRegistration;
  readonly now: Date;
  /** The business time zone. */
  readonly zone: string;
  /** Character sets of the company's banks. */
  readonly characters: readonly CharacterSet[];
  /** People left out by an admin. */
  readonly leaveOut: ReadonlySet<string>;
}

export interface DraftRow {
  readonly payee: PayeeRecord;
  readonly lines: readonly DueLine[];
  readonly remittance: Remittance;
  readonly asRcti: boolean;
  readonly gstRegistered: boolean;
  readonly gstPercent: number;
  readonly superAnswer: PaySuperAnswer;
  readonly super: { readonly baseCents: number; readonly rate: number; readonly superCents: number };
  readonly problems: PayRunRow['problems'];
  readonly byChoice: boolean;
  readonly leftOut: boolean;
  readonly usualCents: number | null;
}

/**
 * A run's payment to a person, with problems for the admin. GST, withholding and super are those of the day of payment;
 * corrections and repeats have their document's GST, and supplies before the payee's GST registration have none. Throws
 * RangeError for a day before the tables of rates.
 */
export function buildDraftRow(
  payee: PayeeRecord,
  lines: readonly DueLine[],
  superAnswer: PaySuperAnswer,
  earlier: EarlierPayments,
  { payDay, settings, company, now, zone, leaveOut, characters }: RunFacts,
): DraftRow {
  const gstRegistered = isGstRegistered(payee.abn, payee.details, payDay);
  const asRcti = gstRegistered && isRcti(payee, lines, company, payDay, settings);
  const subTotal = lines.reduce((sum, { cents }) => sum + cents, 0);
  const statement = hasStatement(payee.details, payDay);
  const withholding = { ...WITHHOLDING, rounding: settings.withholding_rounding };
  const withheld = getWithheldFrom(
    { abn: payee.abn, hasStatement: statement, cents: subTotal, paidOn: payDay },
    withholding,
  );
  const gst = { registered: gstRegistered, rate: Math.round(settings.gst_percent * 100) };
  const payLines = lines.flatMap((line) => toPayLines(line, payee.details, gst.rate));
  // A correction may take back more GST than the rest contains; withholding is at most the gross.
  const { grossCents } = buildRemittance(payLines, { asRcti, gst, withheldCents: 0 });
  const withheldCents = Math.min(withheld.cents, Math.max(0, grossCents));
  const remittance = buildRemittance(payLines, { asRcti, gst, withheldCents });
  // GST may exceed what a deduction leaves, so a negative amount without GST is carried forward too.
  const leastCents = Math.min(remittance.subTotalCents, remittance.paidCents);
  const unusual = findUnusualAmount(remittance.paidCents, earlier.cents, { ...USUAL, times: settings.usual_times });
  // Only people with a payment are in the file.
  const refused = remittance.paidCents > 0 ? findRefusedByAll(payee.name_characters, characters) : [];
  const found = findRowProblems(
    {
      hasBankDetails: payee.bank_fingerprint !== null || remittance.paidCents === 0,
      refusedCharacters: refused,
      onHold: payee.hold_reason !== null,
      accountHeldUntil: payee.payments_held_until,
      accountChanged: earlier.fingerprint !== null && earlier.fingerprint !== payee.bank_fingerprint,
      superAnswer,
      hasAbn: getQuotedAbn(payee.abn) !== null,
      hasStatement: statement,
      paidCents: leastCents,
      unusual,
    },
    now,
  );
  const problems: PayRunRow['problems'] = found.map(({ kind, leavesOut }) => ({
    kind,
    leaves_out: leavesOut,
    msg: formatProblem(kind, payee, { leastCents, usualCents: unusual?.usualCents ?? 0, refused }, zone),
  }));
  if (payee.removed) problems.push({ kind: 'has-left', leaves_out: false, msg: 'This person has left.' });
  const byChoice = leaveOut.has(payee.person_id);
  return {
    payee,
    lines,
    remittance,
    asRcti,
    gstRegistered,
    gstPercent: settings.gst_percent,
    superAnswer,
    super: computeSuper(lines, superAnswer, earlier, payDay, settings),
    problems,
    byChoice,
    leftOut: byChoice || problems.some(({ leaves_out }) => leaves_out),
    usualCents: unusual?.usualCents ?? null,
  };
}

/** True if the new part of a payment may be a recipient created tax invoice issued on a day. */
export function isRcti(
  payee: Pick<PayeeRecord, 'abn' | 'details'>,
  lines: readonly DueLine[],
  company: GstRegistration,
  payDay: Day,
  settings: PaySettings,
) {
  const fresh = lines
    .filter((line) => line.kind === 'work' && !line.is_correction && !isBeforeGst(line, payee.details))
    .map(({ day }) => day);
  const suppliedOn = fresh.reduce((first, day) => (day < first ? day : first), payDay);
  const facts = {
    issuedOn: payDay,
    supplier: toGstRegistration(payee.abn, payee.details),
    recipient: company,
    agreement: toRctiAgreement(payee.details),
    valueSetByRecipient: true,
    suppliedOn,
    valueSetOn: null,
  };
  return mayIssueRcti(evaluateRctiConditions(facts, { ...RCTI_SETTINGS, checkDays: settings.register_days }));
}

function computeSuper(
  lines: readonly DueLine[],
  answer: PaySuperAnswer,
  { superBaseCents }: EarlierPayments,
  payDay: Day,
  settings: PaySettings,
): DraftRow['super'] {
  const rules = { ...buildContributionSettings(payDay), labourShare: Math.round(settings.labour_percent * 100) };
  const contribution = computeContribution(lines.map(toEarnings), payDay, superBaseCents, rules);
  return answer === 'yes' ? contribution : { baseCents: 0, rate: contribution.rate, superCents: 0 };
}

function formatProblem(
  kind: RowProblemKind,
  payee: PayeeRecord,
  { leastCents, usualCents, refused }: { leastCents: number; usualCents: number; refused: readonly string[] },
  zone: string,
): string {
  switch (kind) {
    case 'no-bank-details':
      return 'No bank details.';
    case 'account-name':
      return `Your bank doesn’t accept ${formatNamedCharacters(refused)} in the account name. Change the name in their bank details to letters from A to Z, as their bank writes it. Like any change of bank details, this puts their next payment on hold.`;
    case 'on-hold':
      return `On hold: ${payee.hold_reason}`;
    case 'account-held':
      return `The bank account has changed. Payments are on hold until ${formatInstant((payee.payments_held_until ?? new Date(0)).toISOString(), zone)}.`;
    case 'nothing-to-pay':
      return `They’ve been paid ${formatDollars(-leastCents)} too much. It comes off their next pay.`;
    case 'account-changed':
      return 'The bank account is different from the last payment.';
    case 'super-undecided':
      return 'You haven’t decided whether super is owed.';
    case 'no-abn':
      return 'There’s no ABN and no Statement by a supplier on file.';
    case 'unusual-amount':
      return `This is far more than the usual payment of ${formatDollars(usualCents)}.`;
  }
}
