import {
  type Invoice as AnsweredInvoice,
  amountsOf,
  amountText,
  type BodyOf,
  INVOICE_DESCRIPTION,
  INVOICE_QUANTITY,
  type printInvoice,
} from '@cleaning/contracts';
import { rateOf } from '../settings/settings.service.js';
import type { Invoice, InvoiceVersion } from './invoice.entity.js';
import { durationOf, invoiceDate, monthOfKey } from './month.js';

/** An issued version as answers have it. */
export function answerInvoice(invoice: Invoice, version: InvoiceVersion): AnsweredInvoice {
  const duration = durationOf(monthOfKey(invoice.month));
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

/** An issued invoice with changes for one print. GST and total are computed with the invoice's own rate. */
export function editedInvoice(issued: AnsweredInvoice, edits: BodyOf<typeof printInvoice>['edits']): AnsweredInvoice {
  const { sub_total, ...texts } = edits;
  const { subTotal, gst, total } = amountsOf(sub_total, rateOf(issued));
  return {
    ...issued,
    ...texts,
    sub_total: amountText(subTotal),
    gst: amountText(gst),
    total: amountText(total),
  };
}
