export const XERO_HOME = '/admin/xero';
export const XERO_SENT = '/admin/xero/sent';
export const XERO_CONTACTS = '/admin/xero/contacts';
export const XERO_PAYMENTS = '/admin/xero/payments';
