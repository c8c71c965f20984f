import { buildDemoJobId, DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import fc from 'fast-check';

const nest = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Text that no field accepts, or that only looks valid. */
const TEXTS = [
  '',
  ' ',
  'null',
  'undefined',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\u202eabc',
  '\u200b',
  '𝕏 𝒚 😀',
  'ﷺ'.repeat(50),
  "'; DROP TABLE account; --",
  '" OR 1=1',
  '\\',
  '%',
  '%00',
  '$1',
  '{}',
  '[]',
  '[[]]',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '\r\nSet-Cookie: a=b',
  'a'.repeat(300),
  'a'.repeat(20_000),
  // Dates and times that do not exist.
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-00',
  '0000-00-00',
  '99999-01-01',
  '-2026-01-01',
  '2026-11-21T25:61',
  '2026-10-04T02:30',
  '2026-11-21T10:00:00+99:99',
  '1900-01-01T00:00',
  '24:00',
  '9:5',
  '25:00-26:00',
  '06:00-06:00',
  // Numbers as text.
  '-1',
  '1e309',
  '0x10',
  '1_000',
  '１２',
  'NaN',
  'Infinity',
  '999999999999999999999999',
  '0.001',
  '00',
  // Ids and places.
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '01900000-0000-7000-8000-00000000001g',
  '01900000-0000-7000-8000-000000000010\n',
  '91,0',
  '0,181',
  'NaN,NaN',
  '1e5,1e5',
  '-34.9,138.6,-1',
];

/** JSON of values that no field accepts. Some have no JavaScript value. */
const JSON_TEXTS = [
  '1e400',
  '-0',
  '9007199254740993',
  '2147483648',
  '-2147483649',
  '1.7976931348623157e308',
  '5e-324',
  'true',
  'null',
  '[]',
  '{}',
  '[null]',
  '[["x"]]',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"toString":1,"valueOf":2,"length":-1}',
  '{"$ne":null}',
  '"\\u0000"',
  '"\\ud800"',
  nest('[', ']', 60),
  nest('{"a":', '}', 60),
  nest('[', ']', 5000),
  `[${'1,'.repeat(3000)}1]`,
];

const BEFORE_SURROGATES = 0xd800;
const SURROGATES = 0x800;
/** Any code point. fast-check's unit 'binary' builds a table first, which takes two seconds. */
const CODE_POINTS = fc.nat({ max: 0x10ffff - SURROGATES }).map(
  (index) => String.fromCodePoint(index < BEFORE_SURROGATES ? index : index + SURROGATES),
  (unit) => {
    const [one, ...more] = typeof unit === 'string' ? [...unit] : [];
    const code = one?.codePointAt(0);
    if (code === undefined || more.length > 0 || /\p{Surrogate}/u.test(one ?? '')) throw new Error('Not a code point');
    return code < BEFORE_SURROGATES ? code : code - SURROGATES;
  },
);

/** A value as JSON text. */
export const generateJson = (): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...TEXTS).map((text) => JSON.stringify(text)) },
    { weight: 4, arbitrary: fc.constantFrom(...JSON_TEXTS) },
    { weight: 2, arbitrary: fc.string({ unit: CODE_POINTS, maxLength: 40 }).map((text) => JSON.stringify(text)) },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.double().map((value) => JSON.stringify(value)) },
  );

/** Form text of a JSON value: strings without quotes, everything else unchanged. */
export function toFormText(json: string): string {
  return json.startsWith('"') ? (JSON.parse(json) as string) : json;
}

/** A part of a path, well-formed or not. */
export const generatePathPart = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      '%',
      '%zz',
      '%0',
      '%00',
      '%ff%fe',
      '%c0%af',
      '%ed%a0%80',
      '%0d%0aX:y',
      '..',
      '%2e%2e',
      '..%2fetc',
      '%2f',
      '%5c',
      "'--",
      '__proto__',
      'constructor',
      'undefined',
      '-1',
      'a'.repeat(3000),
      '%61'.repeat(1000),
      '01900000-0000-7000-8000-000000000010%20',
    ),
    fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => encodeURIComponent(text)),
    fc.uuid(),
  );

const PERMANENT_JOB = buildDemoJobId(1);
const OTHER_PERSON = DEMO_CONTRACTORS[1]?.id;
const NO_ROW = '01900000-0000-7000-8000-0000000fffff';

/**
 * A valid value by field name, so that generated requests pass the first check. Passwords are wrong and rows don't exist, so that hardly any
 * request succeeds. Unlisted fields get text.
 */
const SAMPLES: Readonly<Record<string, unknown>> = {
  id: OTHER_PERSON,
  job_id: PERMANENT_JOB,
  jobID: PERMANENT_JOB,
  added_id: OTHER_PERSON,
  m_done_by: OTHER_PERSON,
  userID: OTHER_PERSON,
  row_id: NO_ROW,
  collection_id: NO_ROW,
  method: 'approve',
  year: '2026',
  month: '10',
  start_location: '-34.92866,138.59986,12',
  finish_location: '-34.92866,138.59986,12',
  m_date_time: '2026-10-01T08:00',
  m_pay_for_me: '96.00',
  m_pay_for_cleaner: '70.00',
  job_title: 'Library',
  job_address: '1 Example Street, Adelaide SA',
  job_location: '1 Example Street, Adelaide SA',
  job_need_count: '2',
  c_count_for_job: '2',
  pay_per_hr: '45.50',
  pay_per_hr_sub_contractor: '30',
  pay_per_hr_for_me: '45.50',
  pay_per_hr_for_c: '30',
  job_description: 'Vacuum all rooms.',
  job_desc: 'Vacuum all rooms.',
  expected_minutes: '120',
  again: 'true',
  rows: [{ row_id: NO_ROW, version: 1 }],
  decision: 'approve',
  state: 'held',
  reasons: ['arrived_late'],
  count: 1,
  contractor_pay: '1.00',
  amount: '1.00',
  paid_on: '2026-10-01',
  job_date: '2026-12-01',
  job_time: '08:30',
  timeline_data: '[{"time":"06:00-08:00","days":["Mo","We"],"isRemove":false}]',
  email: 'nobody@example.com',
  password: 'not the password',
  password_confirm: 'not the password',
  current_password: 'not the password',
  new_password: 'a long new password',
  confirm_password: 'a long new password',
  name: 'Nobody Known',
  address: '1 Example Street',
  zip_code: '5000',
  contact_no: '0491 570 006',
  abn: '51 824 753 556',
  passport_number: 'N1234567',
  bank_name: 'ANZ',
  account_type: 'Savings account',
  account_name: 'N Known',
  account_number: '012345678',
  bsb: '012-345',
  catergory: 'Offices',
  gst_rate_percent: 20,
  number_prefix: 'INV-',
  supplier: {},
};

/** @param userId of the token, because contractors may name only themselves */
export const buildSample = (field: string, userId: string | undefined): unknown =>
  field === 'user_id' ? (userId ?? OTHER_PERSON) : (SAMPLES[field] ?? 'text');
