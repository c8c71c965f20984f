import { computeAmounts } from '@cleaning/contracts';

export type LineKind = 'work' | 'correction' | 'reimbursement' | 'bonus' | 'deduction';

/** One line of what is paid to a person. */
export interface PayLine {
  readonly id: string;
  readonly kind: LineKind;
  /** Worked minutes; null where the line is not about time. */
  readonly minutes: number | null;
  /** Whole cents without GST; less than nothing where the line takes away. */
  readonly cents: number;
  /** Whether it is part of the price of the payee's taxable supply. GST is paid on these lines only. */
  readonly taxable: boolean;
  /** The number of the RCTI on which the corrected work stands; null for what stands on none. */
  readonly corrects: string | null;
  /** The number of the document on which it stands already, because its payment was returned; null for what is new. */
  readonly repeats: string | null;
  /** GST as the document has it that is corrected or repeated; null for what is new. */
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
  /** The RCTI that an adjustment note is of; null for the others. */
  readonly corrects: string | null;
  /** The document whose returned payment is paid again; null for the others. */
  readonly repeats: string | null;
  readonly lines: readonly PayLine[];
  readonly gst: GstFacts;
  /** Cents: all lines without GST, those of them that are taxable, GST, and both together. */
  readonly subTotalCents: number;
  readonly taxableCents: number;
  readonly gstCents: number;
  readonly totalCents: number;
}

export interface GstFacts {
  /** Whether the payee is registered for GST on the day of issue; of what is corrected or paid again, on that of its first document. */
  readonly registered: boolean;
  /** Hundredths of a percent. */
  readonly rate: number;
}

/**
 * GST of one document: once, on the sum of its taxable lines, to the nearest cent, half a cent up (SOURCES 9, P). A sum that
 * takes away has the GST that the same sum would have added, so that a correction undoes what it corrects to the cent.
 */
export function computeDocumentGst(taxableCents: number, { registered, rate }: GstFacts): number {
  if (!registered || taxableCents === 0) return 0;
  const { gst } = computeAmounts(Math.abs(taxableCents), rate);
  return taxableCents < 0 ? 0 - gst : gst;
}

/** On which document a line stands. Lines of the same `order` are on one. */
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
  // What the payee has invoiced is corrected on no tax invoice of ours.
  if (!isSame(gst, today) || (asRcti && documentGst !== null))
    return { order: `1 ${gst.registered} ${gst.rate}`, kind: 'remittance-advice', ...common };
  return { order: '0', kind: asRcti ? 'rcti' : 'remittance-advice', ...common };
}

/**
 * The documents of one payment to one person: a remittance advice for everything; or, where each condition of an RCTI holds,
 * an RCTI for what is new and an adjustment note for each RCTI that is corrected. What is paid again after the bank returned
 * it is on its document already: it gets its own remittance advice with the GST of that document, never a second
 * RCTI. So does a correction of what was paid with another GST than that of the day, which undoes what it corrects, and
 * beside an RCTI one of what stands on none. GST is worked out once on each. Documents without lines are left out. Nothing is thrown.
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
    .map(({ place, lines: of }) => getDocument(of, place));
}

function getDocument(lines: readonly PayLine[], { kind, corrects, repeats, gst }: Place): PayDocument {
  const sum = (some: readonly PayLine[]) => some.reduce((total, { cents }) => total + cents, 0);
  const subTotalCents = sum(lines);
  const taxableCents = sum(lines.filter(({ taxable }) => taxable));
  const gstCents = computeDocumentGst(taxableCents, gst);
  const totalCents = subTotalCents + gstCents;
  return { kind, corrects, repeats, lines, gst, subTotalCents, taxableCents, gstCents, totalCents };
}
