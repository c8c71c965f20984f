import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import { DOCUMENT_KINDS } from '../../packages/contracts/dist/index.js';
import { signDocumentPath } from '../../packages/service-kit/dist/documents/document-links.js';
import { Sealing } from '../../packages/service-kit/dist/sealing/sealing.js';
import { SEALED_DETAILS } from '../../svc-auth/dist/sealing/sealed-details.js';

/**
 * What the services are compared with: node:http and pg, nothing between them. Statements and answers are the plainest that give the
 * same JSON for the bench's company; no framework, no token, no validation, no transaction, no log, no events.
 */
const { PORT, AUTH_URL, JOBS_URL, MEDIA_URL, BUSINESS_TZ, DOCUMENT_LINK_SECRET, DATA_KEY, FILES } = process.env;
const POOL_SIZE = 10;
const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const sealing = new Sealing({ DATA_KEY });
const poolOf = (connectionString) => new pg.Pool({ connectionString, max: POOL_SIZE });
const [auth, jobs, media] = [AUTH_URL, JOBS_URL, MEDIA_URL].map(poolOf);
/** Prepared once for each connection. */
const rowsOf = async (pool, name, text, values) => (await pool.query({ name, text, values })).rows;

const amount = (cents) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

async function currentUser(_body, query) {
  const id = query.get('id');
  const [row] = await rowsOf(
    auth,
    'user',
    `SELECT a.id, a.role, a.verified::text, a.name, a.email, a.address, a.zip_code, a.contact_no, a.abn, a.passport_number,
       a.bank_name, a.account_type, a.account_name, a.account_number, a.bsb, d.documents, s.permanent_jobs, s.quick_jobs
     FROM account a LEFT JOIN account_documents d ON d.user_id = a.id LEFT JOIN account_assignments s ON s.user_id = a.id
     WHERE a.id = $1`,
    [id],
  );
  const { documents, permanent_jobs, quick_jobs, ...person } = row;
  for (const column of SEALED_DETAILS) person[column] = sealing.open(person[column], `account/${id}/${column}`);
  for (const kind of DOCUMENT_KINDS)
    person[kind] = signDocumentPath(DOCUMENT_LINK_SECRET, {
      documentId: documents[kind],
      readerId: id,
      sessionId: '',
      sessionVersion: 1,
    });
  return {
    ...person,
    email_state: 'unconfirmed',
    mail_delivery: 'files',
    current_permanent_job_id: '',
    current_permanent_job_row_id: '',
    current_quick_job_id: '',
    current_quick_job_row_id: '',
    current_work_started_at: '',
    current_job_id: '',
    quick_jobs,
    permanent_jobs,
    must_enrol: false,
  };
}

const JOBS = `SELECT job.id, title, address, map_link, description, contractor_rate_cents, need_count,
    to_char(job.created_at AT TIME ZONE $1, 'YYYY-MM-DD') AS created_on,
    (SELECT json_agg(json_build_object('start', start_time, 'end', end_time, 'days', days) ORDER BY position)
     FROM timetable_slot WHERE job_id = job.id) AS slots
  FROM job`;

/** The bench's slots are two hours long. */
function permanentJob({ id, title, address, map_link, description, contractor_rate_cents, created_on, slots }) {
  const hours = slots.reduce((sum, { days }) => sum + 2 * days.length, 0);
  return {
    job_id: id,
    job_name: title,
    job_payment_for_fortnight: amount(2 * hours * contractor_rate_cents),
    job_location: map_link,
    job_date: created_on,
    job_start_time: slots[0].start,
    job_desc: description,
    job_timetable: slots.map(({ start, end, days }) => ({
      time: `${start}-${end}`,
      days: DAYS.map((day, index) => (days.includes(index + 1) ? day : '')),
    })),
    job_enrolled_ids: [],
    job_suburb: address.split(', ')[1].replace(' SA', ''),
    pay_per_hour: amount(contractor_rate_cents),
    requested: false,
    minutes_per_week: hours * 60,
  };
}

async function openJobs({ userID }) {
  const rows = await rowsOf(
    jobs,
    'open',
    `${JOBS} WHERE kind = 'permanent' AND closed_at IS NULL
       AND need_count > (SELECT count(*) FROM enrolment WHERE job_id = job.id)
       AND NOT EXISTS (SELECT FROM enrolment WHERE job_id = job.id AND person_id = $2)
     ORDER BY job.created_at DESC, job.id`,
    [BUSINESS_TZ, userID],
  );
  return rows.map(permanentJob);
}

async function allJobs() {
  const enrolled = `SELECT job_id, json_agg(json_build_object('id', known_account.id, 'name', name) ORDER BY name) AS people
    FROM enrolment JOIN known_account ON known_account.id = person_id GROUP BY job_id`;
  const [rows, people] = await Promise.all([
    rowsOf(jobs, 'jobs', `${JOBS} WHERE kind = 'permanent' ORDER BY job.created_at DESC, job.id`, [BUSINESS_TZ]),
    rowsOf(jobs, 'people', enrolled, []),
  ]);
  const peopleOf = new Map(people.map((row) => [row.job_id, row.people]));
  return rows.map((row) => {
    const { job_suburb: _, pay_per_hour: __, requested: ___, minutes_per_week: ____, ...job } = permanentJob(row);
    const job_enrolled_ids = peopleOf.get(row.id) ?? [];
    return { ...job, job_enrolled_ids, req_count: 0, job_need_count: row.need_count, job_ended_on: '' };
  });
}

async function doneInMonth({ job_id, year, month }) {
  const slots = rowsOf(jobs, 'slots', 'SELECT days FROM timetable_slot WHERE job_id = $1', [job_id]);
  const rows = await rowsOf(
    jobs,
    'month',
    `SELECT work_record.id, person_id, name, business_date::text AS date, planned_end, start_location, finish_location,
       to_char(started_at AT TIME ZONE $2, 'HH24:MI') AS started, to_char(ended_at AT TIME ZONE $2, 'HH24:MI') AS ended,
       contractor_cents::float8, company_cents::float8, extract(isodow FROM business_date)::int AS weekday,
       count(ended_at) OVER (PARTITION BY person_id, business_date)::int AS finished
     FROM work_record JOIN known_account ON known_account.id = person_id
     WHERE job_id = $1 AND business_date >= $3::date AND business_date < $3::date + interval '1 month'
     ORDER BY business_date, started_at, work_record.id`,
    [job_id, BUSINESS_TZ, `${year}-${month}-01`],
  );
  const planned = await slots;
  return rows.map((row) => ({
    row_id: row.id,
    user_id: row.person_id,
    user_name: row.name,
    date: row.date,
    start_time: row.started,
    end_time: row.planned_end,
    ended_time: row.ended,
    job_started_location: row.start_location,
    job_ended_location: row.finish_location,
    job_payment_for_day: `${amount(row.contractor_cents)}-${amount(row.company_cents)}`,
    job_status: 'done',
    job_counts_per_day: planned.filter(({ days }) => days.includes(row.weekday)).length - row.finished,
    is_manual: false,
    is_late: false,
    start_received_at: '',
    end_received_at: '',
    corrected: false,
  }));
}

/** Takes the first slot of today that the person has not worked yet. */
async function start({ user_id, job_id, start_location }) {
  const [row] = await rowsOf(
    jobs,
    'start',
    `INSERT INTO work_record (id, person_id, job_id, slot_id, business_date, is_manual, started_at, planned_end,
       start_location, contractor_rate_cents, company_rate_cents, cap_minutes)
     SELECT $5, $2, job.id, slot.id, (now() AT TIME ZONE $3)::date, false, now(), slot.end_time,
       $4, contractor_rate_cents, company_rate_cents, 120
     FROM job JOIN timetable_slot AS slot ON slot.job_id = job.id
     WHERE job.id = $1 AND NOT EXISTS (SELECT FROM work_record AS done WHERE done.person_id = $2
       AND done.slot_id = slot.id AND done.business_date = (now() AT TIME ZONE $3)::date)
     ORDER BY slot.start_time LIMIT 1 RETURNING id`,
    [job_id, user_id, BUSINESS_TZ, start_location, randomUUID()],
  );
  return { msg: 'Your work has started.', started_row_id: row.id, started_job_id: job_id };
}

async function stop({ user_id, row_id, finish_location }) {
  await rowsOf(
    jobs,
    'stop',
    `UPDATE work_record SET ended_at = now(), finish_location = $3, minutes = worked.minutes,
       contractor_cents = round(worked.minutes * contractor_rate_cents / 60.0),
       company_cents = round(worked.minutes * company_rate_cents / 60.0)
     FROM (SELECT least(floor(extract(epoch FROM now() - started_at) / 60), cap_minutes)::int AS minutes
       FROM work_record WHERE id = $1) AS worked
     WHERE id = $1 AND person_id = $2 AND ended_at IS NULL`,
    [row_id, user_id, finish_location],
  );
  return { msg: 'Your work is finished.' };
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function login({ email, password }) {
  const sql = 'SELECT id, name, role, verified::text, password_hash FROM account WHERE email = $1';
  const [{ password_hash, ...user }] = await rowsOf(auth, 'login', sql, [email]);
  if (!(await verify(password_hash, password))) throw new Error('The password is wrong');
  const text = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded({ sub: user.id, role: user.role })}`;
  return { access_token: `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`, user };
}

mkdirSync(FILES, { recursive: true });
await media.query(
  'CREATE TABLE IF NOT EXISTS bench_file (id uuid PRIMARY KEY, digest text NOT NULL, size int NOT NULL)',
);

/** The bytes of the files of a multipart body. */
function filesOf(body, boundary) {
  const files = [];
  for (let at = body.indexOf('filename='); at >= 0; at = body.indexOf('filename=', at)) {
    const from = body.indexOf('\r\n\r\n', at) + 4;
    at = body.indexOf(`\r\n--${boundary}`, from);
    files.push(body.subarray(from, at));
  }
  return files;
}

async function keep(body, _query, headers) {
  const boundary = headers['content-type'].split('boundary=')[1];
  const kept = filesOf(body, boundary).map(async (bytes) => {
    const id = randomUUID();
    const digest = createHash('sha256').update(bytes).digest('hex');
    await writeFile(path.join(FILES, id), bytes);
    await rowsOf(media, 'file', 'INSERT INTO bench_file VALUES ($1, $2, $3)', [id, digest, bytes.length]);
    return id;
  });
  return { files: await Promise.all(kept) };
}

const handlers = {
  '/api/user': currentUser,
  '/api/get-all-permanent-jobs': openJobs,
  '/api/admin/get-permanent-jobs': allJobs,
  '/api/admin/get-done-jobs-by-place': doneInMonth,
  '/api/start-permanent-job': start,
  '/api/stop-permanent-job': stop,
  '/api/auth/login': login,
  '/api/update-documents': keep,
  '/api/admin/upload-image-for-gallery': keep,
};

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return request.headers['content-type'] === 'application/json' ? JSON.parse(bytes.toString()) : bytes;
}

async function answer(request, response) {
  const [pathname, query] = request.url.split('?');
  const handler = handlers[pathname];
  if (!handler) {
    response.writeHead(pathname === '/readyz' ? 200 : 404).end();
    return;
  }
  const json = JSON.stringify(await handler(await bodyOf(request), new URLSearchParams(query), request.headers));
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(json),
  });
  response.end(json);
}

const server = http.createServer((request, response) => {
  answer(request, response).catch((error) => {
    response.writeHead(500).end(error.message);
  });
});
server.listen(Number(PORT), '127.0.0.1');
