import { type Amounts, amountsOf } from '@cleaning/contracts';
import { company } from '../site/company';

export interface InvoiceItem {
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
  /** Percent; the product's default is 20. */
  readonly gstRate: number;
}

export const sampleInvoice: SampleInvoice = {
  number: 'SAMPLE-0001',
  date: '2026/06/30',
  toName: 'Torrens Street Medical Centre',
  toAddress: ['45 Torrens Street', 'Adelaide SA 5000'],
  items: [
    { description: 'Office cleaning, five evenings a week, June', quantity: 22, unitPrice: 9600 },
    { description: 'Windows inside and outside', quantity: 1, unitPrice: 38000 },
    { description: 'Carpet extraction in the waiting rooms, per room', quantity: 3, unitPrice: 12500 },
    { description: `Consumables delivered by ${company.name}`, quantity: 1, unitPrice: 8450 },
  ],
  gstRate: 20,
};

/** Amounts in cents, by the same rule as real invoices. */
export const totals = ({ items, gstRate }: Pick<SampleInvoice, 'items' | 'gstRate'>): Amounts =>
  amountsOf(
    items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
    gstRate * 100,
  );
