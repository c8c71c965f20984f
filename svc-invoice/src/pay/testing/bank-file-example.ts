import type { BankFileInput, BankPayment } from '../bank-file/bank-file.js';
import { type BankAccountSettings, buildBankDefaults } from '../bank-file/settings.js';

/** Invented payments, the same as in `bank-file/fixtures/`. Their BSBs are not in use. */
export const PAYMENTS: readonly BankPayment[] = [
  { id: 'p1', bsb: '085-998', account: '7654321', cents: 123_456, payee: 'NGUYEN THI LAN', reference: 'INV 1001' },
  {
    id: 'p2',
    bsb: '065998',
    account: '00123456',
    cents: 818_001,
    payee: 'SAMPLE SERVICES PTY LTD',
    reference: 'INV 1002',
  },
  { id: 'p3', bsb: '633-998', account: '123456789', cents: 5, payee: 'CITIZEN JANE', reference: 'INV 1003' },
];

export const FILE: BankFileInput = {
  payments: PAYMENTS,
  totalCents: 941_462,
  processingDay: '2026-12-01',
  description: 'CONTRACTORS',
};

export const BANKSA: BankAccountSettings = {
  ...buildBankDefaults('BSA'),
  bsb: '105-999',
  account: '012345678',
  userName: 'DEMO CLEANING PTY LTD',
  remitter: 'DEMO CLEANING',
};

export const NAB: BankAccountSettings = {
  ...BANKSA,
  ...buildBankDefaults('NAB'),
  bsb: '085-998',
  account: '12345678',
  userId: '123456',
};

/** A file with these payments and their total. */
export const buildFile = (payments: readonly BankPayment[], changes: Partial<BankFileInput> = {}): BankFileInput => ({
  ...FILE,
  payments,
  totalCents: payments.reduce((sum, { cents }) => sum + cents, 0),
  ...changes,
});

/** A file with a changed first payment. */
export const withFirst = (changes: Partial<BankPayment>): BankFileInput =>
  buildFile(PAYMENTS.map((payment, index) => (index === 0 ? { ...payment, ...changes } : payment)));
