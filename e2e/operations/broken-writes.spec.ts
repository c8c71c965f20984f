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
import { type ApiInput, callApi, callOk } from '../stack/api';
import { createJpg, createPdf } from '../stack/documents';
import { buildNumberPattern, findLogLines, findSecretsInLogs, findValuesInLogs } from '../stack/logs';
import { buildRegistration, getBusinessToday, Office } from '../stack/office';
import { expect, type Product, test } from '../stack/test';

/** Values that occur nowhere else. */
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
/** Other forms of the values: cents, a BSB without its dash, a password hash. */
const FORMS = [
  ...Object.values(VALUES).filter((value) => value !== VALUES.bsb),
  buildNumberPattern('918-?273'),
  '$argon2',
];
const LOCATION = `${VALUES.latitude},${VALUES.longitude},12`;

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

/** Each kind of write and its table. Creates the records that they need. */
async function listWrites(product: Product): Promise<Write[]> {
  const { url, admin } = product;
  const adminToken = (await callOk(url, login, { body: admin })).access_token as string;
  const office = await Office.open(product);
  const person = await office.registerVerified('Quokka Worker');
  const own = (await callOk(url, login, { body: { email: person.email, password: person.password } }))
    .access_token as string;
  const [jobToStart, jobToFinish] = [
    await office.createPermanentJob('Broken start'),
    await office.createPermanentJob('Broken finish'),
  ];
  for (const job of [jobToStart, jobToFinish]) await office.assign(job, person);
  const row_id = await office.start(jobToFinish, person);
  const jobToEdit = await callOk(url, getJobToEdit, { token: adminToken, body: { job_id: jobToStart } });
  const settings = await callOk(url, getInvoiceSettings, { token: adminToken });
  const documents = Object.fromEntries(
    await Promise.all(DOCUMENT_KINDS.map(async (kind) => [kind, await createPdf(kind)])),
  );
  const photos = { before_imgs: await createJpg('before'), after_imgs: await createJpg('after') };
  const timeline_data = [{ time: '06:00-08:00', days: ['Mo'], isRemove: false }];

  const write = (what: string, service: string, table: string, call: Call, input: ApiInput): Write => ({
    what,
    service,
    table,
    send: () => callApi(url, call, input),
  });
  const fromOffice = (body: Record<string, unknown>): ApiInput => ({ token: adminToken, body });
  const fromPerson = (body: Record<string, unknown>): ApiInput => ({
    token: own,
    body: { user_id: person.id, ...body },
  });
  const passwords = {
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
    write('a changed password', 'auth', 'account', changePassword, fromPerson(passwords)),
    write('a login', 'auth', 'session', login, { body: { email: person.email, password: person.password } }),
    write('a wrong password', 'auth', 'login_attempt', login, {
      body: { email: person.email, password: VALUES.password },
    }),
    write('a job', 'jobs', 'job', createPermanentJob, fromOffice({ ...permanentJob('Broken job'), timeline_data })),
    write(
      'a quick job',
      'jobs',
      'job',
      createQuickJob,
      fromOffice({
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
      fromOffice({
        ...permanentJob('Broken edit'),
        job_id: jobToStart,
        version: jobToEdit.version,
        timeline_data: jobToEdit.timeline,
      }),
    ),
    write(
      'a start',
      'jobs',
      'work_record',
      startPermanentJob,
      fromPerson({ job_id: jobToStart, start_location: LOCATION }),
    ),
    write('a finish', 'jobs', 'work_record', stopPermanentJob, fromPerson({ row_id, finish_location: LOCATION })),
    write(
      'a manual record',
      'jobs',
      'work_record',
      addManualRecord,
      fromOffice({
        job_id: jobToStart,
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
      files: { police_check_img: await createPdf('police-check') },
    }),
    write(
      'invoice settings',
      'invoice',
      'invoice_settings',
      saveInvoiceSettings,
      fromOffice({ ...settings, supplier: bank }),
    ),
  ];
}

test('logs none of a write’s values when the write fails', async ({ product }) => {
  const { stack } = product;
  if (!stack) throw new Error('Databases are broken of a stack of our own.');
  const answers: [string, string, number][] = [];
  for (const { what, send, ...place } of await listWrites(product)) {
    answers.push(['refused', what, (await refuseWrite(stack, place, send)).status]);
    answers.push(['cut off', what, (await cutWrite(stack, place, send)).status]);
  }
  expect(answers.filter(([, , status]) => status < 500)).toEqual([]);

  // Failures are logged with SQLSTATE and names only.
  for (const service of ['auth', 'jobs', 'media', 'invoice']) {
    const lines = (await findLogLines(stack, '23514')).get(`svc-${service}`) ?? [];
    expect(lines.join()).toContain('refuses_all');
  }
  expect(await findValuesInLogs(stack.logDir, FORMS)).toEqual([]);
  expect(await findSecretsInLogs(stack.logDir, `${stack.logDir}/../secrets.json`)).toEqual([]);
});

/** The table that a write goes to. */
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

const WAITS_FOR_LOCK = `datname = current_database() AND wait_event_type = 'Lock' AND pid <> pg_backend_pid()`;

/** Locks the table, sends the write and terminates connections that wait for the lock. Returns how many. */
async function whileLocked<T>(
  owner: pg.Client,
  table: string,
  write: () => Promise<T>,
): Promise<{ answer: T; ended: number }> {
  await owner.query(`BEGIN; LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
  let isAnswered = false;
  let ended = 0;
  const answer = write().finally(() => {
    isAnswered = true;
  });
  while (!isAnswered) {
    // Refreshes the list of connections, which a transaction reads only once.
    await owner.query('SELECT pg_stat_clear_snapshot()');
    const { rowCount } = await owner.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${WAITS_FOR_LOCK}`,
    );
    ended += rowCount ?? 0;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await owner.query('ROLLBACK');
  return { answer: await answer, ended };
}

/** Terminates the connection of a write in the middle of its statement. */
const cutWrite = <T>(stack: Postgres, { service, table }: Place, write: () => Promise<T>): Promise<T> =>
  withOwner(stack, service, async (owner) => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const { answer, ended } = await whileLocked(owner, table, write);
      if (ended > 0) return answer;
      // It got a pool connection that had just been ended with others, and failed before it reached the table.
    }
    throw new Error(`Nothing was written into ${table} of svc-${service}.`);
  });

/** Adds a constraint that refuses every row during the write. PostgreSQL's own message would repeat the row. */
const refuseWrite = <T>(stack: Postgres, { service, table }: Place, write: () => Promise<T>): Promise<T> =>
  withOwner(stack, service, async (owner) => {
    await owner.query(`ALTER TABLE ${table} ADD CONSTRAINT refuses_all CHECK (false) NOT VALID`);
    return write().finally(() => owner.query(`ALTER TABLE ${table} DROP CONSTRAINT refuses_all`));
  });
