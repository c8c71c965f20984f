import fc from 'fast-check';
import { buildPayDocuments, computeDocumentGst, DOCUMENT_TITLES, type PayLine } from './documents.js';
import { buildRemittance } from './remittance.js';

/** Hundredths of a percent. */
const GST_RATE = 1000;
const GST = { registered: true, rate: GST_RATE };
const NO_GST = { registered: false, rate: GST_RATE };
let count = 0;
const line = (cents: number, changes: Partial<PayLine> = {}): PayLine => ({
  id: `l${++count}`,
  kind: 'work',
  minutes: null,
  cents,
  taxable: true,
  corrects: null,
  repeats: null,
  documentGst: null,
  ...changes,
});

describe('documentGst', () => {
  it.each([
    [818_005, 81_801, 'rounds half a cent up'],
    [818_004, 81_800, 'rounds less than half down'],
    [5, 1, 'rounds half a cent alone to one'],
    [4, 0, 'rounds less to zero'],
    [0, 0, 'keeps zero'],
    [-818_005, -81_801, 'mirrors the positive amount'],
    [-4, 0, 'mirrors zero'],
  ])('computes for %i cents GST of %i: %s', (taxable, gst) => expect(computeDocumentGst(taxable, GST)).toBe(gst));

  it('is zero for a payee who isn’t registered', () => expect(computeDocumentGst(818_005, NO_GST)).toBe(0));
  it('follows the rate', () => expect(computeDocumentGst(10_000, { registered: true, rate: 1250 })).toBe(1_250));
});

describe('buildPayDocuments', () => {
  it('rounds GST once on a document, not line by line', () => {
    const lines = [line(5), line(5), line(5)];
    expect(buildPayDocuments(lines, false, GST)).toEqual([
      {
        kind: 'remittance-advice',
        corrects: null,
        repeats: null,
        lines,
        gst: GST,
        subTotalCents: 15,
        taxableCents: 15,
        gstCents: 2, // 1.5 rounded once; rounding each line would give 3
        totalCents: 17,
      },
    ]);
  });

  it('counts GST on taxable lines only', () => {
    const lines = [line(10_000), line(2_550, { kind: 'reimbursement', taxable: false })];
    expect(buildPayDocuments(lines, true, GST)).toMatchObject([
      { kind: 'rcti', subTotalCents: 12_550, taxableCents: 10_000, gstCents: 1_000, totalCents: 13_550 },
    ]);
  });

  it('corrects each RCTI with its own adjustment note', () => {
    const lines = [
      line(-505, { kind: 'correction', corrects: 'R-2' }),
      line(10_000),
      line(-505, { kind: 'correction', corrects: 'R-1' }),
      line(300, { kind: 'correction', corrects: 'R-2' }),
    ];
    expect(
      buildPayDocuments(lines, true, GST).map(({ kind, corrects, subTotalCents, gstCents }) => [
        kind,
        corrects,
        subTotalCents,
        gstCents,
      ]),
    ).toEqual([
      ['rcti', null, 10_000, 1_000],
      ['adjustment-note', 'R-1', -505, -51],
      ['adjustment-note', 'R-2', -205, -21],
    ]);
  });

  it('makes no second RCTI for a repeated payment', () => {
    const lines = [
      line(5, { repeats: 'R-1' }),
      line(10_000),
      line(5, { repeats: 'R-1' }),
      line(-7, { corrects: 'R-1' }),
    ];
    expect(
      buildPayDocuments(lines, true, GST).map(({ kind, corrects, repeats, totalCents }) => [
        kind,
        corrects,
        repeats,
        totalCents,
      ]),
    ).toEqual([
      ['rcti', null, null, 11_000],
      ['adjustment-note', 'R-1', null, -8],
      ['remittance-advice', null, 'R-1', 11],
    ]);
    expect(buildPayDocuments(lines.slice(0, 1), true, GST)).toMatchObject([
      { kind: 'remittance-advice', repeats: 'R-1' },
    ]);
  });

  it('repeats the GST of the returned document, whatever the registration today', () => {
    const lines = [line(10_000), line(2_000, { repeats: 'R-1', documentGst: GST })];
    const getGst = (documents: ReturnType<typeof buildPayDocuments>) =>
      documents.map(({ repeats, gst, gstCents }) => [repeats, gst.registered, gstCents]);
    expect(getGst(buildPayDocuments(lines, false, NO_GST))).toEqual([
      [null, false, 0],
      ['R-1', true, 200],
    ]);
    const without = line(2_000, { repeats: 'RA-1', documentGst: NO_GST });
    expect(getGst(buildPayDocuments([line(10_000), without], true, GST))).toEqual([
      [null, true, 1_000],
      ['RA-1', false, 0],
    ]);
  });

  it('corrects with the GST that was paid, on a separate document if it differs today', () => {
    const lines = [line(10_000), line(-2_000, { kind: 'correction', documentGst: NO_GST })];
    const readGst = (documents: ReturnType<typeof buildPayDocuments>) =>
      documents.map(({ kind, gst, gstCents, subTotalCents }) => [kind, gst.registered, subTotalCents, gstCents]);
    expect(readGst(buildPayDocuments(lines, true, GST))).toEqual([
      ['rcti', true, 10_000, 1_000],
      ['remittance-advice', false, -2_000, 0],
    ]);
    const ended = [line(10_000), line(-2_000, { kind: 'correction', corrects: 'R-1', documentGst: GST })];
    expect(readGst(buildPayDocuments(ended, false, NO_GST))).toEqual([
      ['remittance-advice', false, 10_000, 0],
      ['remittance-advice', true, -2_000, -200],
    ]);
    const same = [line(10_000), line(-2_000, { kind: 'correction', documentGst: { registered: false, rate: 1 } })];
    expect(readGst(buildPayDocuments(same, false, NO_GST))).toEqual([['remittance-advice', false, 8_000, 0]]);
  });

  it('never corrects on an RCTI what was on none', () => {
    const lines = [line(10_000), line(-2_000, { kind: 'correction', documentGst: GST })];
    expect(buildPayDocuments(lines, true, GST)).toMatchObject([
      { kind: 'rcti', subTotalCents: 10_000, gstCents: 1_000 },
      { kind: 'remittance-advice', corrects: null, repeats: null, subTotalCents: -2_000, gstCents: -200 },
    ]);
  });

  it('is one remittance advice when an RCTI may not be issued', () => {
    const lines = [line(10_000), line(-500, { kind: 'correction', corrects: 'R-1' })];
    expect(buildPayDocuments(lines, false, NO_GST)).toMatchObject([
      { kind: 'remittance-advice', gstCents: 0, totalCents: 9_500 },
    ]);
  });

  it('calls only the RCTI a tax invoice', () => {
    const titled = Object.entries(DOCUMENT_TITLES).filter(([, title]) => /tax invoice/i.test(title));
    expect(titled).toEqual([['rcti', 'Recipient created tax invoice']]);
  });

  it('makes no document without lines', () => expect(buildPayDocuments([], true, GST)).toEqual([]));

  it('adds up for random lines', () => {
    const some = fc.array(
      fc.record({
        cents: fc.integer({ min: -1_000_000, max: 10_000_000 }),
        taxable: fc.boolean(),
        corrects: fc.constantFrom(null, 'R-1', 'R-2', 'R-3'),
        repeats: fc.constantFrom(null, null, 'R-1', 'R-2'),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(some, fc.boolean(), fc.boolean(), (made, asRcti, registered) => {
        const lines = made.map((one) => line(one.cents, one));
        const documents = buildPayDocuments(lines, asRcti, { registered, rate: GST_RATE });
        expect(documents.flatMap((document) => document.lines).length).toBe(lines.length);
        for (const { lines: own, subTotalCents, taxableCents, gstCents, totalCents } of documents) {
          expect(subTotalCents).toBe(own.reduce((sum, { cents }) => sum + cents, 0));
          expect(totalCents).toBe(subTotalCents + gstCents);
          expect(Math.abs(gstCents * 10 - (registered ? taxableCents : 0))).toBeLessThanOrEqual(5);
        }
        const remittance = buildRemittance(lines, { asRcti, gst: { registered, rate: GST_RATE }, withheldCents: 0 });
        expect(remittance.grossCents).toBe(documents.reduce((sum, { totalCents }) => sum + totalCents, 0));
        expect(remittance.subTotalCents).toBe(lines.reduce((sum, { cents }) => sum + cents, 0));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('buildRemittance', () => {
  it('sums minutes, work, corrections and adjustments', () => {
    const lines = [
      line(6_000, { minutes: 120 }),
      line(4_500, { minutes: 90 }),
      line(-1_000, { kind: 'correction', minutes: -20 }),
      line(2_550, { kind: 'reimbursement', taxable: false }),
      line(1_000, { kind: 'bonus' }),
      line(-550, { kind: 'deduction', taxable: false }),
    ];
    expect(buildRemittance(lines, { asRcti: false, gst: GST, withheldCents: 0 })).toMatchObject({
      minutes: 190,
      workCents: 10_500,
      correctionCents: -1_000,
      adjustmentCents: 3_000,
      subTotalCents: 12_500,
      gstCents: 1_050,
      grossCents: 13_550,
      withheldCents: 0,
      paidCents: 13_550,
    });
  });

  it('deducts withheld tax', () => {
    expect(buildRemittance([line(100_000)], { asRcti: false, gst: NO_GST, withheldCents: 47_000 })).toMatchObject({
      grossCents: 100_000,
      withheldCents: 47_000,
      paidCents: 53_000,
    });
  });

  it('can be negative', () => {
    expect(buildRemittance([line(-5_000)], { asRcti: false, gst: GST, withheldCents: 0 }).paidCents).toBe(-5_500);
  });

  it.each([
    [GST, 1, 100],
    [NO_GST, 101, 100],
    [NO_GST, -1, 100],
    [NO_GST, 1, -100],
  ])('refuses %j with %i withheld from %i', (gst, withheldCents, cents) => {
    expect(() => buildRemittance([line(cents)], { asRcti: false, gst, withheldCents })).toThrow(RangeError);
  });
});
