import {
  ACCOUNT_TYPES,
  addManualRecord,
  BANKS,
  type Call,
  changePassword,
  createPermanentJob,
  createQuickJob,
  DOCUMENT_KINDS,
  editPermanentJob,
  getInvoiceSettings,
  getJobToEdit,
  login,
  registerAccount,
  saveInvoiceSettings,
  startPermanentJob,
  stopPermanentJob,
  updateDocuments,
  uploadGallery,
} from '@cleaning/contracts';
import { type ApiInput, api, ok } from '../stack/api';
import { cutOff, type Place, refused } from '../stack/broken-writes';
import { jpg, pdf } from '../stack/documents';
import { linesWith, logLines, secretsInLogs } from '../stack/logs';
import { businessToday } from '../stack/office';
import { expect, type Product, test } from '../stack/test';
import { Workforce } from '../stack/workforce';

/** What the writes carry, unlike anything else. */
const VALUES = {
  name: 'Quokka Unmistakable',
  email: 'quokka.unmistakable@example.com',
  street: '91 Unmistakable Street',
  passport: 'ZX9182736',
  account: '918273645',
  bsb: '918-273',
  password: 'kookaburra kettle 7731',
  newPassword: 'bandicoot basket 8842',
  alarm: 'Alarm code 918273 hash',
  latitude: '-34.918273',
  longitude: '138.591827',
  gallery: 'Unmistakable stairs',
  companyBank: '887766554',
  pay: '9182.73',
};
/** Also as a statement has them: cents, the number of an account without its signs, the hash of a password. */
const FORMS = [...Object.values(VALUES), '918273', '$argon2'];
const HERE = `${VALUES.latitude},${VALUES.longitude},12`;

interface Write extends Place {
  readonly what: string;
  readonly send: () => Promise<{ readonly status: number; readonly body: unknown }>;
}

const registration = {
  name: VALUES.name,
  email: VALUES.email,
  address: VALUES.street,
  zip_code: '5067',
  contact_no: '0491 570 006',
  abn: '51 824 753 556',
  passport_number: VALUES.passport,
  bank_name: BANKS[0],
  account_type: ACCOUNT_TYPES[0],
  account_name: VALUES.name,
  account_number: VALUES.account,
  bsb: VALUES.bsb,
  password: VALUES.password,
  password_confirm: VALUES.password,
};

const permanentJob = (title: string) => ({
  job_title: title,
  job_address: VALUES.street,
  job_location: 'https://www.openstreetmap.org/?mlat=-34.9287&mlon=138.5999',
  job_need_count: 2,
  pay_per_hr: '48.00',
  pay_per_hr_sub_contractor: '30.00',
  job_description: VALUES.alarm,
});

/** Each kind of write with the table that it goes into. What has to be there before is made here. */
async function writesOf(product: Product): Promise<Write[]> {
  const { url, admin } = product;
  const office = (await ok(url, login, { body: admin })).access_token as string;
  const workforce = await Workforce.open(product);
  const person = await workforce.contractor('Quokka Worker');
  const own = (await ok(url, login, { body: { email: person.email, password: person.password } }))
    .access_token as string;
  const [startable, started] = [
    await workforce.permanentJob('Broken start'),
    await workforce.permanentJob('Broken finish'),
  ];
  for (const job of [startable, started]) await workforce.assign(job, person);
  const row_id = await workforce.start(started, person);
  const edited = await ok(url, getJobToEdit, { token: office, body: { job_id: startable } });
  const settings = await ok(url, getInvoiceSettings, { token: office });
  const documents = Object.fromEntries(await Promise.all(DOCUMENT_KINDS.map(async (kind) => [kind, await pdf(kind)])));
  const photos = { before_imgs: await jpg('before'), after_imgs: await jpg('after') };
  const timeline_data = [{ time: '06:00-08:00', days: ['Mo'], isRemove: false }];

  const write = (what: string, service: string, table: string, call: Call, input: ApiInput): Write => ({
    what,
    service,
    table,
    send: () => api(url, call, input),
  });
  const byOffice = (body: Record<string, unknown>): ApiInput => ({ token: office, body });
  const bySelf = (body: Record<string, unknown>): ApiInput => ({ token: own, body: { user_id: person.id, ...body } });
  const changed = {
    current_password: person.password,
    new_password: VALUES.newPassword,
    confirm_password: VALUES.newPassword,
  };
  const bank = { ...settings.supplier, bank_account_number: VALUES.companyBank, street: VALUES.street };
  return [
    write('a registration', 'auth', 'account', registerAccount, { body: registration, files: documents }),
    write("a registration's files", 'media', 'loose_object', registerAccount, { body: registration, files: documents }),
    write('a changed password', 'auth', 'account', changePassword, bySelf(changed)),
    write('a login', 'auth', 'session', login, { body: { email: person.email, password: person.password } }),
    write('a wrong password', 'auth', 'login_attempt', login, {
      body: { email: person.email, password: VALUES.password },
    }),
    write('a job', 'jobs', 'job', createPermanentJob, byOffice({ ...permanentJob('Broken job'), timeline_data })),
    write(
      'a quick job',
      'jobs',
      'job',
      createQuickJob,
      byOffice({
        job_title: 'Broken quick job',
        job_address: VALUES.street,
        c_count_for_job: 1,
        pay_per_hr_for_me: '60',
        pay_per_hr_for_c: '40',
        job_date: businessToday(),
        job_time: '18:30',
        job_desc: VALUES.alarm,
      }),
    ),
    write(
      'a changed job',
      'jobs',
      'job',
      editPermanentJob,
      byOffice({
        ...permanentJob('Broken edit'),
        job_id: startable,
        version: edited.version,
        timeline_data: edited.timeline,
      }),
    ),
    write('a start', 'jobs', 'work_record', startPermanentJob, bySelf({ job_id: startable, start_location: HERE })),
    write('a finish', 'jobs', 'work_record', stopPermanentJob, bySelf({ row_id, finish_location: HERE })),
    write(
      'a manual record',
      'jobs',
      'work_record',
      addManualRecord,
      byOffice({
        job_id: startable,
        m_pay_for_me: VALUES.pay,
        m_pay_for_cleaner: '12.00',
        m_date_time: `${businessToday()}T00:00`,
        m_done_by: person.id,
      }),
    ),
    write('photos', 'media', 'gallery_collection', uploadGallery, {
      token: office,
      body: { catergory: VALUES.gallery },
      files: photos,
    }),
    write('a document', 'media', 'document', updateDocuments, {
      token: own,
      body: { id: person.id },
      files: { police_check_img: await pdf('police-check') },
    }),
    write(
      'invoice settings',
      'invoice',
      'invoice_settings',
      saveInvoiceSettings,
      byOffice({ ...settings, supplier: bank }),
    ),
  ];
}

test('a write that breaks leaves nothing of what it carried in any log', async ({ product }) => {
  test.setTimeout(300_000);
  const { stack } = product;
  if (!stack) throw new Error('Databases are broken of a stack of our own.');
  const answers: [string, string, number][] = [];
  for (const { what, send, ...place } of await writesOf(product)) {
    answers.push(['refused', what, (await refused(stack, place, send)).status]);
    answers.push(['cut off', what, (await cutOff(stack, place, send)).status]);
  }
  expect(answers.filter(([, , status]) => status < 500)).toEqual([]);

  // The failures are told, by SQLSTATE and names alone.
  for (const service of ['auth', 'jobs', 'media', 'invoice']) {
    const told = (await logLines(stack, '23514')).get(`svc-${service}`) ?? [];
    expect(told.join()).toContain('refuses_all');
  }
  expect(await linesWith(stack.logDir, FORMS)).toEqual([]);
  expect(await secretsInLogs(stack.logDir, `${stack.logDir}/../secrets.json`)).toEqual([]);
});
