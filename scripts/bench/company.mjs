import { randomUUID, sign } from 'node:crypto';
import pg from 'pg';
import { Sealing } from '../../packages/service-kit/dist/sealing/sealing.js';

const PEOPLE = 900;
const CLIENTS = 500;
/** Of each client: one by the month, the others by the visit. */
const PLACES_OF_A_CLIENT = 3;
const VISITS_OF_A_PLACE = 8;
const JOBS = 200;
/** So many of the jobs still need people. The others have the one that they need. */
const OPEN_JOBS = 50;
/** 'HH:MM' of a job's slots, each two hours long, on every day. */
const SLOTS = ['00:00', '05:00', '10:00', '15:00', '20:00'];
const SLOTS_A_DAY = SLOTS.length;
const RECORDS_OF_THE_MONTH = 62;
const WORKED_DAYS_OF_THE_MONTH = 5;
/** Work of all jobs before the month. */
const EARLIER_RECORDS = 100_000;
const EARLIER_FROM = '2023-06-01';

const two = (number) => String(number).padStart(2, '0');
const slotEnd = (start) => `${two(Number(start.slice(0, 2)) + 2)}:00`;

async function withDatabase(stack, name, work) {
  const client = new pg.Client({ connectionString: stack.postgres.url(name) });
  await client.connect();
  try {
    return await work((sql, values) => client.query(sql, values).then(({ rows }) => rows));
  } finally {
    await client.end();
  }
}

async function addPeople(stack, people, admin, dataKey) {
  const sealing = new Sealing({ DATA_KEY: dataKey });
  const sealed = (column, text) => people.map(({ id }) => sealing.seal(text, `account/${id}/${column}`));
  const ids = people.map(({ id }) => id);
  const names = people.map(({ name }) => name);
  await withDatabase(stack, 'auth', async (query) => {
    // No login: the tokens are signed below.
    await query(
      `INSERT INTO account (id, role, verified, password_hash, session_version, version, registered_at, name, email, address,
         zip_code, contact_no, abn, passport_number, bank_name, account_type, account_name, account_number, bsb)
       SELECT id, 'user', true, '$argon2id$none', 1, 1, now(), name, id || '@bench.example', '1 Bench Road', '5000',
         '0491 570 006', '61000000002', passport, 'ANZ', 'Savings account', name, number, bsb
       FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[]) AS person (id, name, passport, number, bsb)`,
      [
        ids,
        names,
        sealed('passport_number', 'N1234567'),
        sealed('account_number', '012345678'),
        sealed('bsb', '012345'),
      ],
    );
    await query(
      `INSERT INTO account_documents (user_id, documents)
       SELECT id, jsonb_build_object('passport_img', gen_random_uuid(), 'address_proof_img', gen_random_uuid(),
         'police_check_img', gen_random_uuid(), 'children_check_img', gen_random_uuid(),
         'agreement_img', gen_random_uuid(), 'declaration_img', gen_random_uuid())
       FROM unnest($1::uuid[]) AS id`,
      [ids],
    );
    await query(
      `INSERT INTO account_assignments (user_id, permanent_jobs, quick_jobs)
       SELECT id, (SELECT jsonb_agg(jsonb_build_object('job_id', gen_random_uuid(), 'job_name', 'Bench place ' || n,
         'job_payment_for_fortnight', '480.00')) FROM generate_series(1, 3) AS n), '[]' FROM unnest($1::uuid[]) AS id`,
      [ids],
    );
    [{ id: admin.id, session_version: admin.sessionVersion }] = await query(
      `SELECT id, session_version FROM account WHERE role = 'admin'`,
    );
  });
  for (const name of ['jobs', 'media', 'invoice'])
    await withDatabase(stack, name, (query) =>
      query(
        `INSERT INTO known_account (id, name, role, verified, removed, session_version)
         SELECT id, name, 'user', true, false, 1
         FROM unnest($1::uuid[], $2::text[]) AS person (id, name)`,
        [ids, names],
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
     SELECT gen_random_uuid(), job.id, slot.position, slot.start_time, slot.end_time, '{1,2,3,4,5,6,7}'
     FROM unnest($1::uuid[]) AS job (id)
       CROSS JOIN unnest($2::text[], $3::text[]) WITH ORDINALITY AS slot (start_time, end_time, position)`,
    [jobs, SLOTS, SLOTS.map(slotEnd)],
  );
  await query(
    `INSERT INTO enrolment (job_id, person_id, enrolled_at)
     SELECT job_id, person_id, now() FROM unnest($1::uuid[], $2::uuid[]) AS enrolled (job_id, person_id)`,
    [people.map(({ jobId }) => jobId), people.map(({ id }) => id)],
  );
}

/** Clients with places and work of the month there. The places are no jobs of svc-jobs: the month's list reads svc-invoice alone. */
async function addClients(stack, month) {
  const places = Array.from({ length: CLIENTS * PLACES_OF_A_CLIENT }, () => randomUUID());
  const clients = Array.from({ length: CLIENTS }, () => randomUUID());
  await withDatabase(stack, 'invoice', async (query) => {
    await query(
      `INSERT INTO known_job (id, kind, title, address)
       SELECT id, 'permanent', 'Place ' || n, n || ' Bench Street, Adelaide SA' FROM unnest($1::uuid[]) WITH ORDINALITY AS place (id, n)`,
      [places],
    );
    await query(
      `INSERT INTO client (id, legal_name, trading_name, abn, billing_address, billing_email, order_number, terms_days, notes)
       SELECT id, 'Bench Client ' || n || ' Pty Ltd', '', '', n || ' Bench Street', 'accounts@bench.example', '', 14, ''
       FROM unnest($1::uuid[]) WITH ORDINALITY AS client (id, n)`,
      [clients],
    );
    await query(
      `INSERT INTO job_client (job_id, valid_from, client_id, version)
       SELECT job_id, '2020-01-01', client_id, 1 FROM unnest($1::uuid[], $2::uuid[]) AS held (job_id, client_id)`,
      [places, places.map((_, index) => clients[index % CLIENTS])],
    );
    await query(
      `INSERT INTO job_price (job_id, valid_from, basis, cents, version)
       SELECT job_id, '2020-01-01', CASE WHEN n <= $2 THEN 'month' ELSE 'visit' END, 12000, 1
       FROM unnest($1::uuid[]) WITH ORDINALITY AS place (job_id, n)`,
      [places, CLIENTS],
    );
    await query(
      `INSERT INTO ledger_entry (work_record_id, job_id, business_date, minutes, company_cents, held)
       SELECT gen_random_uuid(), job_id, $2::date + 3 * visit, 120, 9110, false
       FROM unnest($1::uuid[]) AS job_id, generate_series(0, $3 - 1) AS visit`,
      [places, `${month}-01`, VISITS_OF_A_PLACE],
    );
    await query('VACUUM ANALYZE');
  });
}

/** Finished work of a job: all slots of `days` days from the given one on by the first person, then by the next, up to `count`. */
function addWork(query, { jobId, people, from, days, count }) {
  return query(
    `INSERT INTO work_record (id, person_id, job_id, slot_id, business_date, is_manual, started_at, ended_at, planned_end,
       start_location, finish_location, contractor_rate_cents, company_rate_cents, cap_minutes, minutes, contractor_cents,
       company_cents)
     SELECT gen_random_uuid(), ($2::uuid[])[1 + n / ($4 * cardinality(slots.ids))], $1,
       slots.ids[1 + n / $4 % cardinality(slots.ids)], day, false, day + interval '8 hours', day + interval '10 hours', '10:00',
       '-34.92866,138.59986,12', '-34.92866,138.59986,9', 3000, 4555, 120, 120, 6000, 9110
     FROM generate_series(0, $5::int - 1) AS n,
       LATERAL (SELECT $3::date + n % $4::int AS day) AS days,
       (SELECT array_agg(id ORDER BY position) AS ids FROM timetable_slot WHERE job_id = $1) AS slots`,
    [jobId, people, from, days, count],
  );
}

async function tokenSigner(stack) {
  const [key] = await withDatabase(stack, 'auth', (query) => query('SELECT kid, private_key FROM signing_key'));
  const place = `signing_key/${key.kid}/private_key`;
  const privateKey = new Sealing({ DATA_KEY: stack.dataKey }).open(key.private_key, place);
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  return (claims) => {
    const text = `${part({ alg: 'RS256', typ: 'JWT', kid: key.kid })}.${part({ ...claims, iat: now, exp: now + 7200 })}`;
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
  };
}

/** The job of a person: each that is not open has one of the first people, the open ones share the others. */
const jobOf = (index) => (index < JOBS - OPEN_JOBS ? OPEN_JOBS + index : index % OPEN_JOBS);

/** Fills a fresh stack, in its databases: nine hundred people, two hundred places with five slots a day, years of work, and five hundred clients. */
export async function fillStack(stack, dataKey) {
  const jobs = Array.from({ length: JOBS }, () => randomUUID());
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    id: randomUUID(),
    name: `Bench Person ${index + 1}`,
    jobId: jobs[jobOf(index)],
  }));
  const admin = {};
  await addPeople(stack, people, admin, dataKey);
  const [jobId] = jobs;
  const lastMonth = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 1, 1)).toISOString();
  await addClients(stack, lastMonth.slice(0, 7));
  await withDatabase(stack, 'jobs', async (query) => {
    await addJobs(query, jobs, people);
    const workersOf = (job) => people.filter((person) => person.jobId === job).map(({ id }) => id);
    const [from, days, month] = [lastMonth.slice(0, 10), WORKED_DAYS_OF_THE_MONTH, RECORDS_OF_THE_MONTH];
    await addWork(query, { jobId, people: workersOf(jobId), from, days, count: month });
    const count = EARLIER_RECORDS / JOBS;
    for (const job of jobs) {
      const workers = workersOf(job);
      const needed = Math.ceil(count / (workers.length * SLOTS_A_DAY));
      await addWork(query, { jobId: job, people: workers, from: EARLIER_FROM, days: needed, count });
    }
    await query('VACUUM ANALYZE');
  });
  const token = await tokenSigner(stack);
  return {
    jobs,
    /** The month that has work, at the first job. */
    month: { year: lastMonth.slice(0, 4), month: lastMonth.slice(5, 7) },
    admin: { id: admin.id, token: token({ sub: admin.id, sv: admin.sessionVersion, role: 'admin' }) },
    people: people.map((person) => ({ ...person, token: token({ sub: person.id, sv: 1, role: 'user' }) })),
    /** Lets today's slots be worked again. */
    /** A person may send so many documents in a day. */
    forgetUploads: () =>
      withDatabase(stack, 'media', (query) =>
        query(`UPDATE compliance_version SET submitted_at = submitted_at - interval '2 days'`),
      ),
    forgetToday: () =>
      withDatabase(stack, 'jobs', (query) =>
        query(`DELETE FROM work_record WHERE started_at > now() - interval '2 days'`),
      ),
  };
}
