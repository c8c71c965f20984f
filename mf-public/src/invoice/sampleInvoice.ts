import { type Amounts, computeAmounts } from '@cleaning/contracts';

export interface InvoiceItem {
  /** `{company}` is the company's name. */
  readonly description: string;
  readonly quantity: number;
  /** Cents without GST. */
  readonly unitPrice: number;
}

export interface SampleInvoice {
  readonly number: string;
  /** YYYY/MM/DD. */
  readonly date: string;
  readonly toName: string;
  readonly toAddress: readonly string[];
  readonly items: readonly InvoiceItem[];
  /** Belongs to no account: the page is public, and a payment into a made-up account would reach a stranger. */
  readonly bank: { readonly bsb: string; readonly accountNumber: string };
}

export const sampleInvoice: SampleInvoice = {
  number: 'SAMPLE-0001',
  date: '2026/06/30',
  toName: 'Sample Client Pty Ltd',
  toAddress: ['1 Example Street', 'Adelaide SA 5000'],
  items: [
    { description: 'Office cleaning, five evenings a week, June', quantity: 22, unitPrice: 9600 },
    { description: 'Windows inside and outside', quantity: 1, unitPrice: 38000 },
    { description: 'Carpet extraction in the waiting rooms, per room', quantity: 3, unitPrice: 12500 },
    { description: 'Consumables delivered by {company}', quantity: 1, unitPrice: 8450 },
  ],
  bank: { bsb: 'XXX-XXX', accountNumber: 'XXXXXXXXX' },
};

/** Amounts in cents at a GST rate in percent, by the same rule as real invoices. */
export const computeTotals = ({ items }: Pick<SampleInvoice, 'items'>, gstPercent: number): Amounts =>
  computeAmounts(
    items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
    Math.round(gstPercent * 100),
  );
