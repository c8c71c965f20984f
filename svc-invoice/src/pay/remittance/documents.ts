import { computeAmounts } from '@cleaning/contracts';

export type LineKind = 'work' | 'correction' | 'reimbursement' | 'bonus' | 'deduction';

/** A line of a payment to a person. */
export interface PayLine {
  readonly id: string;
  readonly kind: LineKind;
  /** Worked minutes; null where the line is not about time. */
  readonly minutes: number | null;
  /** Whole cents without GST; negative for a deduction. */
  readonly cents: number;
  /** Part of the price of the payee's taxable supply. GST is paid on these lines only. */
  readonly taxable: boolean;
  /** Number of the RCTI that the line corrects; null if none. */
  readonly corrects: string | null;
  /** Number of the document that has the line already because its payment was returned; null for a new line. */
  readonly repeats: string | null;
  /** GST of the corrected or repeated document; null for a new line. */
  readonly documentGst: GstFacts | null;
}

/** `rcti`: recipient created tax invoice. `adjustment-note`: of an earlier RCTI, issued by us (SOURCES 2, P). */
export type DocumentKind = 'remittance-advice' | 'rcti' | 'adjustment-note';

/** The heading of each. Only an RCTI calls itself a tax invoice (GST Act s 29-70(1), SOURCES 2, P). */
export const DOCUMENT_TITLES: Readonly<Record<DocumentKind, string>> = {
  'remittance-advice': 'Remittance advice',
  rcti: 'Recipient created tax invoice',
  'adjustment-note': 'Adjustment note',
};

export interface PayDocument {
  readonly kind: DocumentKind;
  /** The RCTI of an adjustment note; null for others. */
  readonly corrects: string | null;
  /** The document whose returned payment is repeated; null for others. */
  readonly repeats: string | null;
  readonly lines: readonly PayLine[];
  readonly gst: GstFacts;
  /** Cents: all lines without GST, taxable lines, GST, and total. */
  readonly subTotalCents: number;
  readonly taxableCents: number;
  readonly gstCents: number;
  readonly totalCents: number;
}

export interface GstFacts {
  /**
   * True if the payee is registered for GST on the day of issue; for corrections and repeats, on that of the first
   * document.
   */
  readonly registered: boolean;
  /** Hundredths of a percent. */
  readonly rate: number;
}

/**
 * GST of a document: once on the sum of its taxable lines, to the nearest cent, half up (SOURCES 9, P). Negative sums
 * mirror positive ones, so that a correction undoes what it corrects to the cent.
 */
export function computeDocumentGst(taxableCents: number, { registered, rate }: GstFacts): number {
  if (!registered || taxableCents === 0) return 0;
  const { gst } = computeAmounts(Math.abs(taxableCents), rate);
  return taxableCents < 0 ? 0 - gst : gst;
}

/** Document of a line. Lines with the same `order` share one. */
interface Place extends Pick<PayDocument, 'kind' | 'corrects' | 'repeats' | 'gst'> {
  readonly order: string;
}

const isSame = (one: GstFacts, other: GstFacts): boolean =>
  one.registered === other.registered && (!one.registered || one.rate === other.rate);

function getPlace({ corrects, repeats, documentGst }: PayLine, asRcti: boolean, today: GstFacts): Place {
  const gst = documentGst ?? today;
  if (repeats !== null) return { order: `3 ${repeats}`, kind: 'remittance-advice', corrects: null, repeats, gst };
  if (asRcti && corrects !== null)
    return { order: `2 ${corrects}`, kind: 'adjustment-note', corrects, repeats: null, gst };
  const common = { corrects: null, repeats: null, gst };
  // Amounts invoiced by the payee are never corrected on a tax invoice of ours.
  if (!isSame(gst, today) || (asRcti && documentGst !== null))
    return { order: `1 ${gst.registered} ${gst.rate}`, kind: 'remittance-advice', ...common };
  return { order: '0', kind: asRcti ? 'rcti' : 'remittance-advice', ...common };
}

/**
 * Documents of one payment to one person: a remittance advice for everything; or, if all conditions of an RCTI hold, an
 * RCTI for new lines and an adjustment note for each corrected RCTI. Payments repeated after a return are on a document
 * already, so they get a remittance advice with its GST, never a second RCTI. So do corrections of lines paid with
 * another GST than the day's, and, beside an RCTI, corrections of lines on none. GST is computed once a document.
 * Leaves out documents without lines. Never throws.
 */
export function buildPayDocuments(lines: readonly PayLine[], asRcti: boolean, gst: GstFacts): PayDocument[] {
  const groups = new Map<string, { place: Place; lines: PayLine[] }>();
  for (const line of lines) {
    const place = getPlace(line, asRcti, gst);
    const group = groups.get(place.order);
    if (group) group.lines.push(line);
    else groups.set(place.order, { place, lines: [line] });
  }
  return [...groups.values()]
    .sort((one, other) => (one.place.order < other.place.order ? -1 : 1))
    .map(({ place, lines: own }) => getDocument(own, place));
}

function getDocument(lines: readonly PayLine[], { kind, corrects, repeats, gst }: Place): PayDocument {
  const sum = (some: readonly PayLine[]) => some.reduce((total, { cents }) => total + cents, 0);
  const subTotalCents = sum(lines);
  const taxableCents = sum(lines.filter(({ taxable }) => taxable));
  const gstCents = computeDocumentGst(taxableCents, gst);
  const totalCents = subTotalCents + gstCents;
  return { kind, corrects, repeats, lines, gst, subTotalCents, taxableCents, gstCents, totalCents };
}
