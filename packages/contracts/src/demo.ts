/**
 * People and jobs of the demo company, which the services' demo data share. Used with `DEMO_DATA=true` only. Telephone
 * numbers are reserved for fiction; ABNs are demo numbers.
 */
export { DEMO_COMPANY } from './site/demo-company.js';

/** Areas of the demo company, among those with pages on the website. */
export const DEMO_POSTCODES: readonly string[] =
  '5000 5006 5007 5008 5009 5010 5011 5012 5013 5014 5015 5016 5017 5018 5019 5020 5021 5022 5023 5024 5025 5031 5032 5033 5034 5035 5037 5038 5039 5040 5041 5042 5043 5044 5045 5046 5047 5048 5049 5050 5051 5052 5061 5062 5063 5064 5065 5066 5067 5068 5069 5070 5072 5073 5074 5075 5076 5081 5082 5083 5084 5085 5086 5087 5088 5089 5090 5091 5092 5093 5094 5095 5096 5097 5098 5106 5107 5108 5109 5110 5111 5112 5113 5114 5125 5126 5127 5150 5151 5152 5154 5155 5156 5158 5159 5160 5161 5162 5163 5164 5165 5166 5167 5168 5169 5245 5250 5251 5252 5950'.split(
    ' ',
  );

const buildPersonId = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const buildJobId = (n: number) => `01900000-0000-7000-9000-${String(n).padStart(12, '0')}`;

const buildClientId = (n: number) => `01900000-0000-7000-a000-${String(n).padStart(12, '0')}`;

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

export const DEMO_ADMIN = { id: buildPersonId(1), name: 'Helen Marsh', email: 'admin@gumleaf.example' } as const;

/** Looks after the first jobs of the demo company. */
export const DEMO_SUPERVISOR = {
  id: buildPersonId(2),
  name: 'Rosa Marino',
  email: 'supervisor@gumleaf.example',
  places: [buildJobId(1), buildJobId(2), buildJobId(3)],
} as const;

export const DEMO_CONTRACTORS: readonly DemoPerson[] = (
  [
    ['Amara Perera', 'amara', '0491 570 006', '61000000002', '14 Acacia Street, Prospect SA', '5082', true],
    ['Daniel Okafor', 'daniel', '0491 570 110', '42000000003', '3/27 Banksia Avenue, Norwood SA', '5067', true],
    ['Mei Lin Chen', 'meilin', '0491 570 156', '23000000004', '88 Henley Beach Road, Mile End SA', '5031', true],
    ['Tomasz Nowak', 'tomasz', '0491 570 157', '93000000005', '5 Kurrajong Court, Modbury SA', '5092', true],
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
    ['Liam Fitzgerald', 'liam', '0491 570 313', '74000000006', '40 Magill Road, Kensington SA', '5068', false],
    ['Nadia Haddad', 'nadia', '0491 570 737', '55000000007', '2 Wirra Crescent, Salisbury SA', '5108', false],
  ] as const
).map(([name, mailbox, contact_no, abn, address, zip_code, verified], index) => ({
  id: buildPersonId(index + 10),
  name,
  email: `${mailbox}@gumleaf.example`,
  contact_no,
  abn,
  address,
  zip_code,
  verified,
}));

/** Ids of the demo jobs, which svc-jobs defines. */
export const buildDemoJobId = buildJobId;
/** Ids of the demo clients, which svc-invoice defines. */
export const buildDemoClientId = buildClientId;
