import {
  addManualRecord,
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
import pg from 'pg';
import { type ApiInput, api, ok } from '../stack/api';
import { jpg, pdf } from '../stack/documents';
import { alone, findLines, findSecretsInLogs, logLines } from '../stack/logs';
import { buildRegistration, getBusinessToday, Office } from '../stack/office';
import { expect, type Product, test } from '../stack/test';

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
/** Also as a statement has them: cents, a BSB without its sign, the hash of a password. */
const FORMS = [...Object.values(VALUES).filter((value) => value !== VALUES.bsb), alone('918-?273'), '$argon2'];
const HERE = `${VALUES.latitude},${VALUES.longitude},12`;

interface Write extends Place {
  readonly what: string;
  readonly send: () => Promise<{ readonly status: number; readonly body: unknown }>;
}

const registration = {
  ...buildRegistration(VALUES),
  address: VALUES.street,
  passport_number: VALUES.passport,
  account_number: VALUES.account,
  bsb: VALUES.bsb,
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
async function listWrites(product: Product): Promise<Write[]> {
  const { url, admin } = product;
  const adminToken = (await ok(url, login, { body: admin })).access_token as string;
  const office = await Office.open(product);
  const person = await office.contractor('Quokka Worker');
  const own = (await ok(url, login, { body: { email: person.email, password: person.password } }))
    .access_token as string;
  const [startable, started] = [await office.permanentJob('Broken start'), await office.permanentJob('Broken finish')];
  for (const job of [startable, started]) await office.assign(job, person);
  const row_id = await office.start(started, person);
  const edited = await ok(url, getJobToEdit, { token: adminToken, body: { job_id: startable } });
  const settings = await ok(url, getInvoiceSettings, { token: adminToken });
  const documents = Object.fromEntries(await Promise.all(DOCUMENT_KINDS.map(async (kind) => [kind, await pdf(kind)])));
  const photos = { before_imgs: await jpg('before'), after_imgs: await jpg('after') };
  const timeline_data = [{ time: '06:00-08:00', days: ['Mo'], isRemove: false }];

  const write = (what: string, service: string, table: string, call: Call, input: ApiInput): Write => ({
    what,
    service,
    table,
    send: () => api(url, call, input),
  });
  const byOffice = (body: Record<string, unknown>): ApiInput => ({ token: adminToken, body });
  const bySelf = (body: Record<string, unknown>): ApiInput => ({ token: own, body: { user_id: person.id, ...body } });
  const changed = {
    current_password: person.password,
    new_password: VALUES.newPassword,
    confirm_password: VALUES.newPassword,
  };
  const bank = { ...settings.supplier, bank_account_number: VALUES.companyBank, street: VALUES.street };
  return [
    write('a registration', 'auth', 'account', registerAccount, { body: registration, files: documents }),
    write("a registration's files", 'media', 'pending_deletion', registerAccount, {
      body: registration,
      files: documents,
    }),
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
        job_date: getBusinessToday(),
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
        m_date_time: `${getBusinessToday()}T00:00`,
        m_done_by: person.id,
      }),
    ),
    write('photos', 'media', 'gallery_collection', uploadGallery, {
      token: adminToken,
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
  for (const { what, send, ...place } of await listWrites(product)) {
    answers.push(['refused', what, (await refused(stack, place, send)).status]);
    answers.push(['cut off', what, (await cutOff(stack, place, send)).status]);
  }
  expect(answers.filter(([, , status]) => status < 500)).toEqual([]);

  // The failures are logged, by SQLSTATE and names alone.
  for (const service of ['auth', 'jobs', 'media', 'invoice']) {
    const lines = (await logLines(stack, '23514')).get(`svc-${service}`) ?? [];
    expect(lines.join()).toContain('refuses_all');
  }
  expect(await findLines(stack.logDir, FORMS)).toEqual([]);
  expect(await findSecretsInLogs(stack.logDir, `${stack.logDir}/../secrets.json`)).toEqual([]);
});

/** Where a write puts what it brings. */
interface Place {
  readonly service: string;
  readonly table: string;
}
interface Postgres {
  readonly postgres: { url(database: string): string };
}

const PAUSE_MS = 20;
const ATTEMPTS = 5;

async function withOwner<T>(
  { postgres }: Postgres,
  service: string,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const owner = new pg.Client({ connectionString: postgres.url(service) });
  await owner.connect();
  return work(owner).finally(() => owner.end());
}

const WAITING = `datname = current_database() AND wait_event_type = 'Lock' AND pid <> pg_backend_pid()`;

/** Sends the write while the table is locked, and ends the connections that wait for it. Answers how many those were. */
async function whileLocked<T>(
  owner: pg.Client,
  table: string,
  write: () => Promise<T>,
): Promise<{ answer: T; ended: number }> {
  await owner.query(`BEGIN; LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
  let answered = false;
  let ended = 0;
  const answer = write().finally(() => {
    answered = true;
  });
  while (!answered) {
    // A transaction keeps the list of connections that it has read once, without those that are made later.
    await owner.query('SELECT pg_stat_clear_snapshot()');
    const { rowCount } = await owner.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${WAITING}`);
    ended += rowCount ?? 0;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await owner.query('ROLLBACK');
  return { answer: await answer, ended };
}

/** Ends the connection of a write in the middle of the statement that puts it into the table. */
const cutOff = <T>(stack: Postgres, { service, table }: Place, write: () => Promise<T>): Promise<T> =>
  withOwner(stack, service, async (owner) => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const { answer, ended } = await whileLocked(owner, table, write);
      if (ended > 0) return answer;
      // It got a connection of the pool that had just been ended with others, and failed before it came to the table.
    }
    throw new Error(`Nothing was written into ${table} of svc-${service}.`);
  });

/** Has PostgreSQL refuse every row of the table while the write runs. Its own words would repeat the row. */
const refused = <T>(stack: Postgres, { service, table }: Place, write: () => Promise<T>): Promise<T> =>
  withOwner(stack, service, async (owner) => {
    await owner.query(`ALTER TABLE ${table} ADD CONSTRAINT refuses_all CHECK (false) NOT VALID`);
    return write().finally(() => owner.query(`ALTER TABLE ${table} DROP CONSTRAINT refuses_all`));
  });
