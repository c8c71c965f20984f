export const MONTH_INVOICES_PATH = '/admin/month-invoices';

/** The list of a month, YYYY-MM. */
export const buildMonthPath = (month: string): string => `${MONTH_INVOICES_PATH}?month=${month}`;
/** What a client is charged for a month. */
export const buildClientMonthPath = (clientId: string, month: string): string =>
  `${MONTH_INVOICES_PATH}/${month}/${clientId}`;
export const buildClientInvoicePath = (number: string): string =>
  `/admin/client-invoices/${encodeURIComponent(number)}`;

/** Where a row of the list leads: the invoice, or what it would be. */
export const buildRowPath = (row: { number: string; client_id: string }, month: string): string =>
  row.number === '' ? buildClientMonthPath(row.client_id, month) : buildClientInvoicePath(row.number);
