/**
 * People and jobs of the demo company, which the services' demo data share. Used with `DEMO_DATA=true` only. Telephone
 * numbers are reserved for fiction; ABNs are demo numbers.
 */
export { DEMO_COMPANY } from './site/demo-company.js';

const person = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const job = (n: number) => `01900000-0000-7000-9000-${String(n).padStart(12, '0')}`;

const client = (n: number) => `01900000-0000-7000-a000-${String(n).padStart(12, '0')}`;

export const DEMO_PASSWORD = 'gumleaf-demo-2026';

export interface DemoPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly contact_no: string;
  readonly abn: string;
  readonly address: string;
  readonly zip_code: string;
  readonly verified: boolean;
}

export const DEMO_ADMIN = { id: person(1), name: 'Helen Marsh', email: 'admin@gumleaf.example' } as const;

/** Looks after the first jobs of the demo company. */
export const DEMO_SUPERVISOR = {
  id: person(2),
  name: 'Rosa Marino',
  email: 'supervisor@gumleaf.example',
  places: [job(1), job(2), job(3)],
} as const;

export const DEMO_CONTRACTORS: readonly DemoPerson[] = (
  [
    ['Amara Perera', 'amara', '0491 570 006', '61000000002', '14 Acacia Street, Prospect SA', '5082', true],
    ['Daniel Okafor', 'daniel', '0491 570 110', '42000000003', '3/27 Banksia Avenue, Norwood SA', '5067', true],
    ['Mei Lin Chen', 'meilin', '0491 570 156', '23000000004', '88 Henley Beach Road, Mile End SA', '5031', true],
    ['Tomasz Nowak', 'tomasz', '0491 570 157', '80000000001', '5 Kurrajong Court, Modbury SA', '5092', true],
    [
      'Priya Raghunathan-Venkataraman',
      'priya',
      '0491 570 158',
      '51824753556',
      '121 Unley Road, Unley SA',
      '5061',
      true,
    ],
    ['Grace Papadopoulos', 'grace', '0491 570 159', '53004085616', '9 Jetty Lane, Glenelg SA', '5045', true],
    ['Liam Fitzgerald', 'liam', '0491 570 313', '61000000002', '40 Magill Road, Kensington SA', '5068', false],
    ['Nadia Haddad', 'nadia', '0491 570 737', '42000000003', '2 Wirra Crescent, Salisbury SA', '5108', false],
  ] as const
).map(([name, mailbox, contact_no, abn, address, zip_code, verified], index) => ({
  id: person(index + 10),
  name,
  email: `${mailbox}@gumleaf.example`,
  contact_no,
  abn,
  address,
  zip_code,
  verified,
}));

/** Ids of the demo jobs, which svc-jobs defines. */
export const DEMO_JOB_ID = job;
/** Ids of the demo clients, which svc-invoice defines. */
export const DEMO_CLIENT_ID = client;
