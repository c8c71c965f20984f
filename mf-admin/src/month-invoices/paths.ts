export const MONTH_INVOICES_PATH = '/admin/month-invoices';

/** The list of a month, YYYY-MM. */
export const buildMonthPath = (month: string): string => `${MONTH_INVOICES_PATH}?month=${month}`;
/** Path of the preview of a client's month. */
export const buildClientMonthPath = (clientId: string, month: string): string =>
  `${MONTH_INVOICES_PATH}/${month}/${clientId}`;
export const buildClientInvoicePath = (number: string): string =>
  `/admin/client-invoices/${encodeURIComponent(number)}`;

/** Target of a list row: the invoice, or its preview. */
export const buildRowPath = (row: { number: string; client_id: string }, month: string): string =>
  row.number === '' ? buildClientMonthPath(row.client_id, month) : buildClientInvoicePath(row.number);
