import { amountsOf, amountText, type BodyOf, type Invoice, type printInvoice } from '@cleaning/contracts';
import { rateOf } from '../settings/settings.js';

/** An issued invoice with what an admin changed in place before printing. GST and total follow at the invoice's own rate. */
export function editedInvoice(issued: Invoice, edits: BodyOf<typeof printInvoice>['edits']): Invoice {
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
