import type { Payee, Report, ReportSettings } from '../taxable-payments/report.js';

/** The invented report of the file in `taxable-payments/fixtures/`. */
const OFFICE = { street: '1 EXAMPLE STREET', suburb: 'ADELAIDE', state: 'SA', postcode: '5000' };

export const COMPANY: Payee = {
  id: 'company',
  abn: '61000000002',
  name: { kind: 'business', name: 'SAMPLE SERVICES PTY LTD' },
  address: { street: '2 SAMPLE ROAD', suburb: 'PROSPECT', state: 'SA', postcode: '5082' },
  bank: { bsb: '065-998', account: '123456' },
  paidCents: 899_899,
  gstCents: 81_809,
  withheldCents: 0,
  amendment: 'O',
};
export const PERSON: Payee = {
  id: 'person',
  abn: '42000000003',
  name: { kind: 'individual', surname: 'CITIZEN', given: 'JANE' },
  address: { street: '3 SAMPLE ROAD', suburb: 'NORWOOD', state: 'SA', postcode: '5067' },
  paidCents: 123_450,
  gstCents: 11_223,
  withheldCents: 0,
  amendment: 'O',
};
export const NO_ABN: Payee = {
  id: 'no abn',
  abn: null,
  name: { kind: 'individual', surname: 'NOABN', given: 'PAT' },
  address: { street: '4 SAMPLE ROAD', suburb: 'UNLEY', state: 'SA', postcode: '5061' },
  paidCents: 100_000,
  gstCents: 0,
  withheldCents: 47_000,
  amendment: 'O',
};

export const REPORT: Report = {
  financialYear: 2026,
  sender: {
    abn: '80000000001',
    name: 'DEMO CLEANING PTY LTD',
    contactName: 'ALEX DEMO',
    phone: '0870101234',
    address: OFFICE,
    email: 'office@example.com',
  },
  payer: {
    abn: '80000000001',
    name: 'DEMO CLEANING PTY LTD',
    address: OFFICE,
    contactName: 'ALEX DEMO',
    phone: '0870101234',
  },
  payees: [COMPANY, PERSON, NO_ABN],
};

export const SETTINGS: ReportSettings = {
  runType: 'T',
  lineEnds: 'crlf',
  software: 'INHOUSE DEMO CLEANING PTY LTD',
  fileName: 'tpar',
  mostPayees: null,
};
