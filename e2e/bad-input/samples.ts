import { DEMO_CONTRACTORS, DEMO_JOB_ID } from '@cleaning/contracts/demo';

const PERMANENT_JOB = DEMO_JOB_ID(1);
const OTHER_PERSON = DEMO_CONTRACTORS[1]?.id;
const NO_ROW = '01900000-0000-7000-8000-0000000fffff';

/**
 * A value that each field would take, by its name, so that what is generated gets past the first check. Passwords are wrong and rows do
 * not exist: hardly any request that is made of these succeeds. Fields of calls to come get text.
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

/** @param userId whose token is used: contractors may name only themselves */
export const sampleOf = (field: string, userId: string | undefined): unknown =>
  field === 'user_id' ? (userId ?? OTHER_PERSON) : (SAMPLES[field] ?? 'text');
