import { ADJUSTMENT_KINDS } from '@cleaning/contracts';
import { buildPayDocuments, type GstFacts, type LineKind, type PayDocument, type PayLine } from './documents.js';

/** One payment to one person. Whole cents. */
export interface Remittance {
  readonly documents: readonly PayDocument[];
  /** Minutes of work and of its corrections. */
  readonly minutes: number;
  readonly workCents: number;
  readonly correctionCents: number;
  /** Reimbursements, bonuses and deductions. */
  readonly adjustmentCents: number;
  /** Work, corrections and adjustments, without GST. */
  readonly subTotalCents: number;
  readonly gstCents: number;
  /** With GST, before withholding; "paid" in the annual report. */
  readonly grossCents: number;
  readonly withheldCents: number;
  /** Paid by the bank: gross less withholding. */
  readonly paidCents: number;
}

export interface RemittanceFacts {
  /** True if every condition of an RCTI holds. */
  readonly asRcti: boolean;
  readonly gst: GstFacts;
  /** Withheld because no ABN was quoted, cents. */
  readonly withheldCents: number;
}

/**
 * Amounts of a remittance advice or RCTI. Lines may sum to less than 0: the pay run decides whether to carry that
 * forward. Throws RangeError for GST together with withholding, and for withholding more than the gross.
 */
export function buildRemittance(
  lines: readonly PayLine[],
  { asRcti, gst, withheldCents }: RemittanceFacts,
): Remittance {
  const documents = buildPayDocuments(lines, asRcti, gst);
  const computeSum = (kinds: readonly LineKind[]) =>
    lines.reduce((sum, { kind, cents }) => (kinds.includes(kind) ? sum + cents : sum), 0);
  const workCents = computeSum(['work']);
  const correctionCents = computeSum(['correction']);
  const adjustmentCents = computeSum(ADJUSTMENT_KINDS);
  const subTotalCents = workCents + correctionCents + adjustmentCents;
  const gstCents = documents.reduce((sum, document) => sum + document.gstCents, 0);
  const grossCents = subTotalCents + gstCents;
  if (withheldCents > 0 && gst.registered)
    throw new RangeError('Nothing is withheld from somebody who is registered for GST: they have an ABN.');
  if (withheldCents < 0 || (withheldCents > 0 && withheldCents > grossCents))
    throw new RangeError('More is withheld than there is to pay.');
  return {
    documents,
    minutes: lines.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    workCents,
    correctionCents,
    adjustmentCents,
    subTotalCents,
    gstCents,
    grossCents,
    withheldCents,
    paidCents: grossCents - withheldCents,
  };
}
