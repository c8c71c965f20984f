import {
  ACCOUNT_TYPES,
  addManualRecord,
  addOrRemoveUser,
  BANKS,
  type BodyInput,
  type Call,
  type CallAnswer,
  type CallBody,
  cancelRun,
  changePassword,
  createPermanentJob,
  createQuickJob,
  DAYS,
  type Day,
  DOCUMENT_KINDS,
  decideWork,
  getAllSubContractors,
  getDoneJobsByPlace,
  listApprovals,
  listRuns,
  registerAccount,
  removeSubContractor,
  requestJob,
  type ServiceName,
  startPermanentJob,
  stopPermanentJob,
  uploadGallery,
  verifyUser,
} from '@cleaning/contracts';
import { callOk } from './api';
import { type Databases, eventually, openDatabases } from './databases';
import { createJpg, createTinyJpg } from './documents';
import type { Product } from './product';
import { readToken } from './sessions';

const PASSWORD = 'a long enough passphrase';
/** Adelaide, Victoria Square. */
const HERE = '-34.92866,138.59986,12';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Date in Adelaide, YYYY-MM-DD, some minutes from now. */
export const getBusinessDay = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000).toLocaleDateString('sv-SE', { timeZone: 'Australia/Adelaide' });
export const getBusinessToday = () => getBusinessDay(0);

/** Fields of a registration without its files. */
export const buildRegistration = ({ name, email, password }: Omit<Person, 'id'>) => ({
  name,
  email,
  address: '7 Rosella Street, Norwood SA',
  zip_code: '5067',
  contact_no: '0491 570 006',
  abn: '51 824 753 556',
  passport_number: 'PA1234567',
  bank_name: BANKS[0],
  account_type: ACCOUNT_TYPES[0],
  account_name: name,
  account_number: '001234567',
  bsb: '013-006',
  password,
  password_confirm: password,
});

/** Makes people, jobs and work for a test, with an admin's token. */
export class Office {
  private constructor(
    private readonly product: Product,
    private readonly token: string,
  ) {}

  static async open(product: Product): Promise<Office> {
    return new Office(product, await readToken(product.url, product.admin));
  }

  /** Returns the answer's body. A refusal fails the test. */
  call<C extends Call>(
    call: C,
    body: Readonly<Record<string, unknown>> = {},
    params: Readonly<Record<string, string>> = {},
    query: Readonly<Record<string, string>> = {},
  ): Promise<CallAnswer<C>> {
    return callOk(this.product.url, call, { token: this.token, body, params, query });
  }

  /** Registers a person who waits for verification. */
  async register(name: string): Promise<Person> {
    const email = `${name.toLowerCase().replaceAll(/[^a-z]/g, '.')}.${Date.now().toString(36)}@example.com`;
    const file = await createTinyJpg('document');
    await callOk(this.product.url, registerAccount, {
      body: buildRegistration({ name, email, password: PASSWORD }),
      files: Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, file])),
    });
    const everybody = await this.call(getAllSubContractors);
    const person = everybody.find((each) => each.email === email);
    if (!person) throw new Error(`${email} is not in the list of sub-contractors`);
    return { id: person.id, name, email, password: PASSWORD };
  }

  /** Registers a person and verifies them. */
  async registerVerified(name: string): Promise<Person> {
    const person = await this.register(name);
    await this.call(verifyUser, { id: person.id, method: 'approve' });
    if (this.product.storage) await eventually(() => this.listLaggingServices(person), 60_000);
    return person;
  }

  /** Cancels the demo company's open pay run, because only one can be open. */
  async cancelOpenRun(): Promise<void> {
    const { rows } = await this.call(listRuns, { page: 1, page_size: 1 });
    const [run] = rows;
    if (!run || (run.state !== 'draft' && run.state !== 'approved')) return;
    await this.call(cancelRun, { version: run.version, reason: 'Another one follows' }, { run_id: run.id });
  }

  /** Services wait up to two seconds for a feed. A busy machine may take longer. */
  private async listLaggingServices({ id, name }: Person): Promise<string[]> {
    const services = ['jobs', 'media', 'invoice'] as const;
    const known = await Promise.all(
      services.map((service) => this.sql(service, 'SELECT 1 FROM known_account WHERE id = $1 AND verified', [id])),
    );
    return services
      .filter((_, index) => known[index]?.length === 0)
      .map((service) => `svc-${service} does not know yet that ${name} is verified`);
  }

  /** Creates a permanent job with a slot on each day. */
  async createPermanentJob(
    title: string,
    times: readonly string[] = ['00:00-23:59'],
    job_description = 'All floors.\nKey at the front desk.',
    days: readonly Day[] = DAYS,
  ): Promise<string> {
    const job: BodyInput<typeof createPermanentJob> = {
      job_title: title,
      job_address: '1 King William Street, Adelaide SA 5000',
      job_location: 'https://www.openstreetmap.org/?mlat=-34.9287&mlon=138.5999',
      job_need_count: 2,
      pay_per_hr: '48.00',
      pay_per_hr_sub_contractor: '30.00',
      job_description,
      timeline_data: times.map((time) => ({ time, days: [...days], isRemove: false })),
    };
    return getJobId(await this.call(createPermanentJob, job));
  }

  /** @param day YYYY-MM-DD */
  async createQuickJob(title: string, day = getBusinessToday(), time = '18:30'): Promise<string> {
    const job: BodyInput<typeof createQuickJob> = {
      job_title: title,
      job_address: '2 Jetty Road, Glenelg SA 5045',
      c_count_for_job: 1,
      pay_per_hr_for_me: '60',
      pay_per_hr_for_c: '40',
      job_date: day,
      job_time: time,
      job_desc: 'Bring a broom.',
    };
    return getJobId(await this.call(createQuickJob, job));
  }

  async assign(jobId: string, { id, name }: Person): Promise<void> {
    const body: CallBody<typeof addOrRemoveUser> = { id: jobId, method: 'add', added_id: id, added_name: name };
    await this.call(addOrRemoveUser, body);
  }

  async unassign(jobId: string, { id, name }: Person): Promise<void> {
    const body: CallBody<typeof addOrRemoveUser> = { id: jobId, method: 'remove', added_id: id, added_name: name };
    await this.call(addOrRemoveUser, body);
  }

  async remove({ id }: Person): Promise<void> {
    await callOk(this.product.url, removeSubContractor, { token: this.token, params: { userID: id } });
  }

  /**
   * Adds a manual record, and approves a large one.
   * @param day YYYY-MM-DD
   * @param again adds an equal record, which stays held for approval
   */
  async addManualRecord(
    jobId: string,
    personId: string,
    day: string,
    company: string,
    cleaner: string,
    again = false,
  ): Promise<void> {
    const { held } = await this.call(addManualRecord, {
      job_id: jobId,
      m_pay_for_me: company,
      m_pay_for_cleaner: cleaner,
      m_date_time: `${day}T00:00`,
      m_done_by: personId,
      again,
    });
    if (!held || again) return;
    const { rows } = await this.call(listApprovals, { job_id: jobId, user_id: personId, from: day, to: day });
    const decided = rows.map(({ row_id, version }) => ({ row_id, version }));
    await this.call(decideWork, { rows: decided, decision: 'approve' });
  }

  /** Uploads a gallery collection with one picture on each side. */
  async uploadCollection(catergory: string): Promise<void> {
    const files = { before_imgs: await createJpg('before'), after_imgs: await createJpg('after') };
    await callOk(this.product.url, uploadGallery, { token: this.token, body: { catergory }, files });
  }

  /** This month's work at a job, for an admin. */
  readMonthWork(jobId: string): Promise<CallAnswer<typeof getDoneJobsByPlace>> {
    const [year, month] = getBusinessToday().split('-');
    return this.call(getDoneJobsByPlace, { job_id: jobId, year, month });
  }

  /** Makes a call as the person, in a session of another phone. */
  async callAs<C extends Call>(
    person: Person,
    call: C,
    body: Readonly<Record<string, unknown>> = {},
    query: Readonly<Record<string, string>> = {},
  ): Promise<CallAnswer<C>> {
    return callOk(this.product.url, call, { token: await readToken(this.product.url, person), body, query });
  }

  /** Changes a password in a session of another phone. */
  async changePassword(person: Person, next: string): Promise<void> {
    const token = await readToken(this.product.url, person);
    const body = { current_password: person.password, new_password: next, confirm_password: next, user_id: person.id };
    await callOk(this.product.url, changePassword, { token, body });
  }

  /**
   * Starts a person's slot of today. Returns the record's id.
   * @param keptForMinutes age of the clock event when the phone sends it
   */
  async start(jobId: string, person: Person, keptForMinutes = 0): Promise<string> {
    const token = await readToken(this.product.url, person);
    const body: BodyInput<typeof startPermanentJob> = { user_id: person.id, job_id: jobId, start_location: HERE };
    if (keptForMinutes > 0) body.stamped_at = new Date(Date.now() - keptForMinutes * 60_000).toISOString();
    return (await callOk(this.product.url, startPermanentJob, { token, body })).started_row_id;
  }

  async finish(rowId: string, person: Person): Promise<void> {
    const token = await readToken(this.product.url, person);
    const body = { user_id: person.id, row_id: rowId, finish_location: HERE };
    await callOk(this.product.url, stopPermanentJob, { token, body });
  }

  async request(jobId: string, person: Person): Promise<void> {
    const token = await readToken(this.product.url, person);
    await callOk(this.product.url, requestJob, { token, body: { job_id: jobId, user_id: person.id } });
  }

  /** Runs SQL in a service's database. */
  async sql<Row extends object>(database: ServiceName, text: string, values: unknown[] = []): Promise<Row[]> {
    return this.openDatabases().query<Row>(database, text, values);
  }

  /** Waits until every service has read what the others have changed. */
  async waitForFeeds(): Promise<void> {
    const databases = this.openDatabases();
    await eventually(() => databases.listFeedLag(), 60_000);
  }

  private openDatabases(): Databases {
    if (!this.product.storage) throw new Error('The databases belong to a stack that was started elsewhere.');
    return openDatabases(this.product.storage);
  }

  /** Moves a job and its assignments to yesterday, so that earlier clock events are accepted. */
  async backdate(jobId: string): Promise<void> {
    await this.sql('jobs', `UPDATE job SET created_at = created_at - interval '1 day' WHERE id = $1`, [jobId]);
    await this.sql('jobs', `UPDATE enrolment SET enrolled_at = enrolled_at - interval '1 day' WHERE job_id = $1`, [
      jobId,
    ]);
  }

  /**
   * Inserts sub-contractors who wait for verification: `Person 001`, person1@example.com, and so on.
   * @param documents `all`: each document has an id but no file
   */
  async addPeople(name: string, count: number, documents: 'none' | 'all' = 'none'): Promise<void> {
    await this.sql(
      'auth',
      `INSERT INTO account (id, role, verified, password_hash, session_version, version, registered_at, name, email,
         address, zip_code, contact_no, abn, passport_number, bank_name, account_type, account_name, account_number, bsb)
       SELECT gen_random_uuid(), role, false, password_hash, 1, 1, now(),
         $2::text || ' ' || to_char(n, 'FM000'), lower($2::text) || n || '@example.com', address, zip_code, contact_no, abn, passport_number, bank_name, account_type,
         account_name, account_number, bsb
       FROM generate_series(1, $1) AS n, (SELECT * FROM account WHERE role = 'user' ORDER BY id LIMIT 1) AS person`,
      [count, name],
    );
    if (documents === 'none') return;
    await this.sql(
      'auth',
      `INSERT INTO account_documents (user_id, documents)
       SELECT id, (SELECT jsonb_object_agg(kind, gen_random_uuid()) FROM unnest($2::text[]) AS kind)
       FROM account WHERE email ~ ('^' || lower($1) || '[0-9]+@example[.]com$')`,
      [name, DOCUMENT_KINDS],
    );
  }

  /** Removes them, so that later tests find a company of its usual size. */
  async removePeople(name: string): Promise<void> {
    await this.sql('auth', "DELETE FROM account WHERE email ~ ('^' || lower($1) || '[0-9]+@example[.]com$')", [name]);
  }
}

function getJobId(answer: CallAnswer<typeof createPermanentJob>): string {
  if (answer.status !== 'done') throw new Error(answer.msg);
  return answer.job_id;
}
