import type { Supplier } from '@cleaning/contracts';

/** The fictional company on invoices until an admin saves the real one. */
export const FIRST_COMPANY: Supplier = {
  name: 'Gumleaf Commercial Cleaning Pty Ltd',
  abn: '80000000001',
  telephone: '(08) 5550 0142',
  fax: '(08) 5550 0143',
  street: '12 Wattle Lane',
  place: '',
  city: 'Adelaide',
  postal_code: '5000',
  state: 'SA',
  web_address: 'www.gumleaf.example',
  email: 'hello@gumleaf.example',
  email_2: 'accounts@gumleaf.example',
  bank_account_name: 'Gumleaf Commercial Cleaning',
  bank_bsb: '105-900',
  bank_account_number: '000123456',
};

export const FIRST_PREFIX = 'INV-';
