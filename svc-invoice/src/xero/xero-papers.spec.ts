import type { XeroSettings } from '@cleaning/contracts';
import fc from 'fast-check';
import {
  type PaperLine,
  quoteForXero,
  splitTaxable,
  spreadGst,
  toXeroBill,
  toXeroContact,
  toXeroCreditNote,
  toXeroInvoice,
  toXeroSpending,
  type XeroPaper,
} from './xero-papers.js';

const SETTINGS: XeroSettings = {
  send_invoices: true,
  sales_account: '200',
  sales_tax: 'OUTPUT',
  sales_tax_free: 'EXEMPTOUTPUT',
  contractor_payments: 'bill',
  contractor_account: '310',
  contractor_tax: 'INPUT',
  contractor_tax_free: 'EXEMPTEXPENSES',
  withheld_account: '825',
  bank_account: 'bank',
  read_payments: true,
  version: 1,
};

const line = (cents: number, isTaxable = true): PaperLine => ({ description: 'Cleaning', cents, isTaxable });

const PAPER: XeroPaper = {
  type: 'invoice',
  number: 'INV-00012',
  reference: 'PO 7',
  day: '2026-03-31',
  dueDay: '2026-04-14',
  lines: [line(10_000)],
  gstCents: 1000,
  totalCents: 11_000,
  withheldCents: 0,
  correctsNumber: '',
  isReturned: false,
};

describe('GST of lines', () => {
  it.each([
    [[line(3333), line(3333), line(3334)], 1000, [333, 333, 334]],
    // Two cents are left over by rounding: the highest line has them.
    [[line(1004), line(1004), line(2004)], 401, [100, 100, 201]],
    [[line(10_000), line(-2000)], 800, [1000, -200]],
    [[line(10_000), line(5000, false)], 1000, [1000, 0]],
    [[line(10_000)], 0, [0]],
    [[], 0, []],
  ])('is spread over %j', (lines, gst, spread) => {
    expect(spreadGst(lines, gst)).toEqual(spread);
  });

  it('adds up to that of the paper, whatever the lines', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 40 }), (amounts) => {
        const gst = Math.round(amounts.reduce((sum, cents) => sum + cents, 0) / 10);
        const spread = spreadGst(
          amounts.map((cents) => line(cents)),
          gst,
        );
        expect(spread.reduce((sum, cents) => sum + cents, 0)).toBe(gst);
      }),
    );
  });
});

describe('lines of a payment', () => {
  it.each([
    ['without GST', 10_000, 0, 10_000, [[10_000, false]]],
    ['all with GST', 10_000, 1000, 10_000, [[10_000, true]]],
    [
      'with a reimbursement',
      12_000,
      1000,
      10_000,
      [
        [10_000, true],
        [2000, false],
      ],
    ],
    [
      'with a deduction',
      9500,
      1000,
      10_000,
      [
        [10_000, true],
        [-500, false],
      ],
    ],
  ])('are split by GST: %s', (_, subTotalCents, gstCents, taxable, lines) =>
    expect(
      splitTaxable('Pay run 1', { subTotalCents, gstCents }, taxable).map(({ cents, isTaxable }) => [cents, isTaxable]),
    ).toEqual(lines),
  );
});

describe('documents for Xero', () => {
  it('have the number, the days and one line for each of ours', () => {
    expect(toXeroInvoice(PAPER, SETTINGS, 'contact')).toEqual({
      Type: 'ACCREC',
      Status: 'AUTHORISED',
      Contact: { ContactID: 'contact' },
      InvoiceNumber: 'INV-00012',
      Reference: 'PO 7',
      Date: '2026-03-31',
      DueDate: '2026-04-14',
      SentToContact: true,
      LineAmountTypes: 'Exclusive',
      CurrencyCode: 'AUD',
      LineItems: [
        {
          Description: 'Cleaning',
          Quantity: 1,
          UnitAmount: 100,
          AccountCode: '200',
          TaxType: 'OUTPUT',
          TaxAmount: 10,
        },
      ],
    });
  });

  it('use the tax type without GST for a sale without GST', () => {
    const paper = { ...PAPER, lines: [line(10_000, false)], gstCents: 0, totalCents: 10_000 };
    expect(toXeroCreditNote(paper, SETTINGS, 'contact')).toMatchObject({
      Type: 'ACCRECCREDIT',
      CreditNoteNumber: 'INV-00012',
      LineItems: [{ UnitAmount: 100, TaxType: 'EXEMPTOUTPUT', TaxAmount: 0 }],
    });
  });

  it('take off what was withheld without an ABN, on its own account', () => {
    const paper: XeroPaper = {
      ...PAPER,
      type: 'contractor-payment',
      lines: [line(10_000, false)],
      gstCents: 0,
      withheldCents: 4700,
      totalCents: 5300,
    };
    const lines = [
      { UnitAmount: 100, AccountCode: '310', TaxType: 'EXEMPTEXPENSES' },
      { UnitAmount: -47, AccountCode: '825', TaxType: 'BASEXCLUDED', TaxAmount: 0 },
    ];
    expect(toXeroBill(paper, SETTINGS, 'contact')).toMatchObject({ Type: 'ACCPAY', LineItems: lines });
    expect(toXeroSpending(paper, SETTINGS, 'contact')).toMatchObject({
      Type: 'SPEND',
      BankAccount: { AccountID: 'bank' },
      Reference: 'INV-00012',
      LineItems: lines,
    });
  });
});

describe('a new contact', () => {
  it('has our id, and an address of at most four lines', () => {
    const owner = {
      id: 'our-id',
      name: 'Gallery',
      email: 'a@b.example',
      abn: '51824753556',
      address: '1\n2\n\n3\n4\n5',
    };
    expect(toXeroContact(owner)).toEqual({
      Name: 'Gallery',
      ContactNumber: 'our-id',
      EmailAddress: 'a@b.example',
      TaxNumber: '51824753556',
      Addresses: [
        { AddressType: 'POBOX', AddressLine1: '1', AddressLine2: '2', AddressLine3: '3', AddressLine4: '4, 5' },
      ],
    });
    expect(toXeroContact({ ...owner, email: '', abn: '', address: '' })).toEqual({
      Name: 'Gallery',
      ContactNumber: 'our-id',
    });
  });
});

it('leaves nothing in a text that ends it', () => {
  expect(quoteForXero('A"B\\C')).toBe('"ABC"');
});
