import {
  type Invoice as AnsweredInvoice,
  amountText,
  INVOICE_DESCRIPTION,
  INVOICE_QUANTITY,
} from '@cleaning/contracts';
import type { Invoice } from './invoice.entity.js';
import type { InvoiceVersion } from './invoice-version.entity.js';
import { durationOf, invoiceDate, monthOf } from './month.js';

/** An issued version as the calls answer it. */
export function answerInvoice(invoice: Invoice, version: InvoiceVersion): AnsweredInvoice {
  const [year = '', month = ''] = invoice.month.split('-');
  const duration = durationOf(monthOf(year, month));
  return {
    invoice_number: invoice.number,
    version: version.version,
    date: invoiceDate(version.issued_on),
    to_name: version.to_name,
    to_address: version.to_address,
    description: INVOICE_DESCRIPTION(version.to_address, duration),
    quantity: INVOICE_QUANTITY,
    duration,
    sub_total: amountText(version.sub_total_cents),
    gst: amountText(version.gst_cents),
    gst_rate_percent: version.gst_rate / 100,
    total: amountText(version.total_cents),
    supplier: version.supplier,
  };
}
