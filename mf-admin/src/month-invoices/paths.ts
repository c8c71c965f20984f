export const MONTH_INVOICES_PATH = '/admin/month-invoices';

/** The list of a month, YYYY-MM. */
export const monthPath = (month: string): string => `${MONTH_INVOICES_PATH}?month=${month}`;
/** What a client is charged for a month. */
export const clientMonthPath = (clientId: string, month: string): string =>
  `${MONTH_INVOICES_PATH}/${month}/${clientId}`;
export const clientInvoicePath = (number: string): string => `/admin/client-invoices/${encodeURIComponent(number)}`;

/** Where a row of the list leads: the invoice, or what it would be. */
export const rowPath = (row: { number: string; client_id: string }, month: string): string =>
  row.number === '' ? clientMonthPath(row.client_id, month) : clientInvoicePath(row.number);
