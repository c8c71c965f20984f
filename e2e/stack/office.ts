import type { APIRequestContext } from '@playwright/test';
import pg from 'pg';
import type { Product } from './test';

/** The product's calls with an admin's token: makes what a journey needs before a person looks at it. */
export class Office {
  private constructor(
    private readonly product: Product,
    private readonly request: APIRequestContext,
    private readonly token: string,
  ) {}

  static async open(product: Product, request: APIRequestContext): Promise<Office> {
    const answer = await request.post(`${product.url}/api/auth/login`, { data: product.admin });
    return new Office(product, request, (await answer.json()).access_token);
  }

  /** Answers the body; a refusal fails the journey. */
  async call<Answer>(path: string, data: object): Promise<Answer> {
    const headers = { authorization: `Bearer ${this.token}` };
    const answer = await this.request.post(`${this.product.url}${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (answer.headers()['content-type']?.includes('json') ? answer.json() : answer.text()) as Promise<Answer>;
  }

  async permanentJob(title: string, times = '06:00-08:00'): Promise<string> {
    const { job_id } = await this.call<{ job_id: string }>('/api/admin/create-permanent-job', {
      job_title: title,
      job_address: '1 King William Street, Adelaide SA 5000',
      job_location: 'https://www.openstreetmap.org/?mlat=-34.9287&mlon=138.5999',
      job_need_count: 2,
      pay_per_hr: '48',
      pay_per_hr_sub_contractor: '32',
      job_description: 'All floors.',
      timeline_data: [{ time: times, days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], isRemove: false }],
    });
    return job_id;
  }

  /** A job that is there since yesterday, and so are the people who are assigned to it: presses kept since then are taken. */
  async backdate(jobId: string): Promise<void> {
    await this.sql('jobs', `UPDATE job SET created_at = created_at - interval '1 day' WHERE id = $1`, [jobId]);
    await this.sql('jobs', `UPDATE enrolment SET enrolled_at = enrolled_at - interval '1 day' WHERE job_id = $1`, [
      jobId,
    ]);
  }

  /** Work that counts as done at once, on a day YYYY-MM-DD; an equal one sent `again` waits for approval. */
  async manualRecord(
    jobId: string,
    personId: string,
    day: string,
    company: string,
    cleaner: string,
    again = false,
  ): Promise<void> {
    await this.call('/api/admin/manual-record-add', {
      job_id: jobId,
      m_pay_for_me: company,
      m_pay_for_cleaner: cleaner,
      m_date_time: `${day}T00:00`,
      m_done_by: personId,
      again,
    });
  }

  /** Reads or changes a service's database, where the stack is ours. */
  async sql<Row extends object>(database: string, text: string, values: unknown[] = []): Promise<Row[]> {
    if (!this.product.stack) throw new Error('The database belongs to a stack that somebody else started.');
    const client = new pg.Client({ connectionString: this.product.stack.postgres.url(database) });
    await client.connect();
    return (await client.query<Row>(text, values).finally(() => client.end())).rows;
  }

  /** Further sub-contractors who wait for verification: `Person 001`, person1@example.com, and so on. */
  async addPeople(name: string, count: number): Promise<void> {
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
  }

  /** Takes them away again: later journeys find a company of its usual size. */
  async forgetPeople(name: string): Promise<void> {
    await this.sql('auth', "DELETE FROM account WHERE email ~ ('^' || lower($1) || '[0-9]+@example[.]com$')", [name]);
  }
}

/** Today in Adelaide, YYYY-MM-DD. */
export const businessToday = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Australia/Adelaide' });
