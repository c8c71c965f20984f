export const buildInvoicePath = (number: string): string => `/invoice?number=${encodeURIComponent(number)}`;

/** Path of a listed invoice: of one job, or of a client's month. */
export const toListPath = ({ kind, invoice_number }: { kind: 'job' | 'client'; invoice_number: string }): string =>
  kind === 'job' ? buildInvoicePath(invoice_number) : `/admin/client-invoices/${encodeURIComponent(invoice_number)}`;
