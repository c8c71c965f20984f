import { type CallAnswer, INVOICE_STATUS_LABELS, type listInvoices } from '@cleaning/contracts';
import { formatMoney, formatShortDate, formatShortMonthYear, getBusinessToday } from '@cleaning/ui';
import { invoiceList as texts } from './texts';

export type ListedInvoice = CallAnswer<typeof listInvoices>['rows'][number];

/**
 * A monthly invoice that wasn't sent. Invoices of single jobs may have been handed over on paper, which isn't recorded.
 */
export const isUnsent = ({ kind, sent, status }: Pick<ListedInvoice, 'kind' | 'sent' | 'status'>): boolean =>
  kind === 'client' && !sent && (status === 'unpaid' || status === 'overdue');

/** '14 Nov', with the year if it differs from the year of `today`. The line has no room for the weekday. */
const formatDueDay = (day: string, today: string): string => formatShortDate(day, today).slice('Sat '.length);

/**
 * Second line of a record on a phone, with the least important part at the end, which may be cut. Leaves out the due
 * date if nothing is owing.
 */
export function describeStatus(row: ListedInvoice, today: string = getBusinessToday()): string {
  const isOwing = Number(row.owing) > 0;
  return [
    row.status ? INVOICE_STATUS_LABELS[row.status] : '',
    isOwing ? texts.dueOn(formatDueDay(row.due_on, today)) : '',
    isOwing && row.owing !== row.total ? texts.owingAmount(formatMoney(row.owing)) : '',
    isUnsent(row) ? texts.notSent : '',
    formatShortMonthYear(row.month),
  ]
    .filter(Boolean)
    .join(' · ');
}
