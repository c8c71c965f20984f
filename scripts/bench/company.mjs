import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import pg from 'pg';
import { Sealing } from '../../packages/service-kit/dist/sealing/sealing.js';

const PEOPLE = 900;
const CLIENTS = 500;
/** One of them has a monthly price, the others a price per visit. */
const PLACES_PER_CLIENT = 3;
const VISITS_PER_PLACE = 8;
const JOBS = 200;
/** Jobs that still need people; the others have the one that they need. */
const OPEN_JOBS = 50;
/** Start hours of a job's slots, each two hours long, every day. */
const SLOTS = [0, 5, 10, 15, 20];
const RECORDS_OF_THE_MONTH = 62;
const WORKED_DAYS_PER_MONTH = 5;
/** Days before the month on which everybody has worked each slot of their job: 100,000 records. */
const EARLIER_DAYS = 23;
const EARLIER_FROM = '2023-06-01';

async function withDatabase(stack, name, work) {
  const client = new pg.Client({ connectionString: stack.postgres.url(name) });
  await client.connect();
  try {
    return await work((sql, values) => client.query(sql, values).then(({ rows }) => rows));
  } finally {
    await client.end();
  }
}

async function addPeople(stack, people) {
  const sealing = new Sealing({ DATA_KEY: stack.dataKey });
  const sealColumn = (id, column, text) => sealing.seal(text, `account/${id}/${column}`);
  const rows = people.map(({ id, name }) => ({
    id,
    name,
    passport: sealColumn(id, 'passport_number', 'N1234567'),
    number: sealColumn(id, 'account_number', '012345678'),
    bsb: sealColumn(id, 'bsb', '012345'),
  }));
  const ids = people.map(({ id }) => id);
  await withDatabase(stack, 'auth', async (query) => {
    // No login: the tokens are signed below.
    await query(
      `INSERT INTO account (id, role, verified, password_hash, session_version, version, registered_at, name, email, address,
         zip_code, contact_no, abn, passport_number, bank_name, account_type, account_name, account_number, bsb)
       SELECT id, 'user', true, '$argon2id$none', 1, 1, now(), name, id || '@bench.example', '1 Bench Road', '5000',
         '0491 570 006', '61000000002', passport, 'ANZ', 'Savings account', name, number, bsb
       FROM jsonb_to_recordset($1) AS person (id uuid, name text, passport text, number text, bsb text)`,
      [JSON.stringify(rows)],
    );
    await query(
      `INSERT INTO account_documents (user_id, documents)
       SELECT id, jsonb_build_object('passport_img', gen_random_uuid(), 'address_proof_img', gen_random_uuid(),
         'police_check_img', gen_random_uuid(), 'agreement_img', gen_random_uuid()) FROM unnest($1::uuid[]) AS id`,
      [ids],
    );
    await query(
      `INSERT INTO account_assignments (user_id, permanent_jobs, quick_jobs)
       SELECT id, (SELECT jsonb_agg(jsonb_build_object('job_id', gen_random_uuid(), 'job_name', 'Bench place ' || n,
         'job_payment_for_fortnight', '480.00')) FROM generate_series(1, 3) AS n), '[]' FROM unnest($1::uuid[]) AS id`,
      [ids],
    );
  });
  for (const name of ['jobs', 'media', 'invoice'])
    await withDatabase(stack, name, (query) =>
      query(
        `INSERT INTO known_account (id, name, role, verified, removed, session_version)
         SELECT id, name, 'user', true, false, 1 FROM jsonb_to_recordset($1) AS person (id uuid, name text)`,
        [JSON.stringify(rows)],
      ),
    );
}

async function addJobs(query, jobs, people) {
  await query(
    `INSERT INTO job (id, kind, title, address, map_link, description, need_count, contractor_rate_cents,
       company_rate_cents, created_at)
     SELECT id, 'permanent', 'Bench place ' || n, n || ' Bench Road, Adelaide SA', 'https://maps.app.goo.gl/' || n,
       'Vacuum all rooms, empty the bins, clean the kitchen and both bathrooms, lock up.',
       CASE WHEN n <= $2 THEN 1000 ELSE 1 END, 3000, 4555, now()
     FROM unnest($1::uuid[]) WITH ORDINALITY AS job (id, n)`,
    [jobs, OPEN_JOBS],
  );
  await query(
    `INSERT INTO timetable_slot (id, job_id, position, start_time, end_time, days)
     SELECT gen_random_uuid(), job.id, position, to_char(make_time(hour, 0, 0), 'HH24:MI'),
       to_char(make_time(hour + 2, 0, 0), 'HH24:MI'), '{1,2,3,4,5,6,7}'
     FROM unnest($1::uuid[]) AS job (id) CROSS JOIN unnest($2::int[]) WITH ORDINALITY AS slot (hour, position)`,
    [jobs, SLOTS],
  );
  await query(
    `INSERT INTO enrolment (job_id, person_id, enrolled_at)
     SELECT job_id, person_id, now() FROM unnest($1::uuid[], $2::uuid[]) AS enrolled (job_id, person_id)`,
    [people.map(({ jobId }) => jobId), people.map(({ id }) => id)],
  );
}

/**
 * Adds clients with places and work of the month. The places are not jobs of svc-jobs, because the month's list reads only svc-invoice.
 * @returns false in a checkout without clients
 */
const addClients = (stack, month) =>
  withDatabase(stack, 'invoice', async (query) => {
    const [{ has }] = await query(`SELECT to_regclass('client') IS NOT NULL AS has`);
    if (!has) return false;
    await query(
      `INSERT INTO client (id, legal_name, trading_name, abn, billing_address, billing_email, order_number, terms_days, notes)
       SELECT gen_random_uuid(), 'Bench Client ' || n || ' Pty Ltd', '', '', n || ' Bench Street', 'accounts@bench.example', '', 14, ''
       FROM generate_series(1, $1::int) AS n`,
      [CLIENTS],
    );
    await query(
      `INSERT INTO known_job (id, kind, title, address)
       SELECT gen_random_uuid(), 'permanent', 'Place ' || n, n || ' Bench Street, Adelaide SA' FROM generate_series(1, $1::int) AS n`,
      [CLIENTS * PLACES_PER_CLIENT],
    );
    await query(
      `INSERT INTO job_client (job_id, valid_from, client_id, version)
       SELECT place.id, '2020-01-01', client.id, 1 FROM (SELECT id, row_number() OVER () % $1::int AS n FROM known_job) AS place
         JOIN (SELECT id, row_number() OVER () % $1::int AS n FROM client) AS client USING (n)`,
      [CLIENTS],
    );
    await query(
      `INSERT INTO job_price (job_id, valid_from, basis, cents, version)
       SELECT id, '2020-01-01', CASE WHEN row_number() OVER () <= $1 THEN 'month' ELSE 'visit' END, 12000, 1 FROM known_job`,
      [CLIENTS],
    );
    await query(
      `INSERT INTO ledger_entry (work_record_id, job_id, business_date, minutes, company_cents, held)
       SELECT gen_random_uuid(), id, $1::date + 3 * visit, 120, 9110, false FROM known_job, generate_series(0, $2 - 1) AS visit`,
      [`${month}-01`, VISITS_PER_PLACE],
    );
    await query('VACUUM ANALYZE');
    return true;
  });

/** Adds finished work of the jobs' people: each slot on `days` days from `from` on, at most `limit` records. */
const addWork = (query, { jobs, from, days, limit }) =>
  query(
    `INSERT INTO work_record (id, person_id, job_id, slot_id, business_date, is_manual, started_at, ended_at, planned_end,
       start_location, finish_location, contractor_rate_cents, company_rate_cents, cap_minutes, minutes, contractor_cents,
       company_cents, state)
     SELECT gen_random_uuid(), person_id, job_id, slot.id, day, false, day + interval '8 hours', day + interval '10 hours', '10:00',
       '-34.92866,138.59986,12', '-34.92866,138.59986,9', 3000, 4555, 120, 120, 6000, 9110, 'approved'
     FROM enrolment JOIN timetable_slot AS slot USING (job_id), generate_series(0, $3::int - 1) AS n,
       LATERAL (SELECT $2::date + n AS day) AS days
     WHERE job_id = ANY ($1::uuid[]) ORDER BY person_id, position, day LIMIT $4`,
    [jobs, from, days, limit],
  );

async function createTokenSigner(stack) {
  const [key] = await withDatabase(stack, 'auth', (query) => query('SELECT kid, private_key FROM signing_key'));
  const place = `signing_key/${key.kid}/private_key`;
  const privateKey = new Sealing({ DATA_KEY: stack.dataKey }).open(key.private_key, place);
  const signOptions = { algorithm: 'RS256', keyid: key.kid, expiresIn: '2h' };
  const tokens = new JwtService({ privateKey, signOptions });
  return (claims) => tokens.sign(claims);
}

/** Each filled job has one of the first people; the open jobs share the others. */
const getJob = (index) => (index < JOBS - OPEN_JOBS ? OPEN_JOBS + index : index % OPEN_JOBS);

/** Fills a fresh stack, in its databases: nine hundred people, two hundred places with five slots a day, their work, and five hundred clients. */
export async function fillStack(stack) {
  const jobs = Array.from({ length: JOBS }, () => randomUUID());
  const person = (_, index) => ({ id: randomUUID(), name: `Bench Person ${index + 1}`, jobId: jobs[getJob(index)] });
  const people = Array.from({ length: PEOPLE }, person);
  await addPeople(stack, people);
  const lastMonth = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 1, 1)).toISOString();
  const hasClients = await addClients(stack, lastMonth.slice(0, 7));
  await withDatabase(stack, 'jobs', async (query) => {
    await addJobs(query, jobs, people);
    const month = { from: lastMonth.slice(0, 10), days: WORKED_DAYS_PER_MONTH, limit: RECORDS_OF_THE_MONTH };
    await addWork(query, { jobs: jobs.slice(0, 1), ...month });
    await addWork(query, { jobs, from: EARLIER_FROM, days: EARLIER_DAYS, limit: null });
    await query('VACUUM ANALYZE');
  });
  const [admin] = await withDatabase(stack, 'auth', (query) =>
    query(`SELECT id, session_version AS sv FROM account WHERE role = 'admin'`),
  );
  const token = await createTokenSigner(stack);
  return {
    jobs,
    hasClients,
    /** The month that has work, at the first job. */
    month: { year: lastMonth.slice(0, 4), month: lastMonth.slice(5, 7) },
    admin: { id: admin.id, token: token({ sub: admin.id, sv: admin.sv, role: 'admin' }) },
    people: people.map((person) => ({ ...person, token: token({ sub: person.id, sv: 1, role: 'user' }) })),
    /** Documents per person and day are limited. Checkouts without versions of documents have no such limit. */
    forgetUploads: () =>
      withDatabase(stack, 'media', (query) =>
        query(`DO $$ BEGIN
          IF to_regclass('compliance_version') IS NOT NULL THEN
            UPDATE compliance_version SET submitted_at = submitted_at - interval '2 days';
          END IF; END $$`),
      ),
    /** Lets today's slots be worked again. */
    forgetToday: () =>
      withDatabase(stack, 'jobs', (query) =>
        query(`DELETE FROM work_record WHERE started_at > now() - interval '2 days'`),
      ),
  };
}
