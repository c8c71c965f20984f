import { randomUUID } from 'node:crypto';
import http from 'node:http';
import pg from 'pg';
import { DOCUMENT_KINDS } from '../../packages/contracts/dist/index.js';
import { signDocumentPath } from '../../packages/service-kit/dist/documents/document-links.js';
import { Sealing } from '../../packages/service-kit/dist/sealing/sealing.js';
import { PERSON_COLUMNS } from '../../svc-auth/dist/accounts/account-directory.js';
import { currentWorkFields } from '../../svc-auth/dist/accounts/assignments.js';
import { SEALED_DETAILS } from '../../svc-auth/dist/sealing/sealed-details.js';
import { BusinessClock, dateText, dayBefore, monthRange } from '../../svc-jobs/dist/business-time/business-time.js';
import {
  HAS_ROOM,
  isEnrolled,
  JOB_COLUMNS_FOR_ADMIN,
  JOB_COLUMNS_FOR_PERSON,
  permanentJobForAdminView,
  permanentJobView,
} from '../../svc-jobs/dist/jobs/job-rows.js';
import { payForWork } from '../../svc-jobs/dist/pay/pay.js';
import { realMinutes, remainingSlots, slotToStart } from '../../svc-jobs/dist/work/slots.js';
import { DONE_IN_MONTH, doneWorkView } from '../../svc-jobs/dist/work/work-history.service.js';

/**
 * What the services are compared with: node:http and pg, nothing between them. The same queries on the same databases, made into the same
 * JSON; no framework, no token, no validation, no transaction, no log, no events.
 */
const { PORT, AUTH_URL, JOBS_URL, BUSINESS_TZ, DOCUMENT_LINK_SECRET, DATA_KEY } = process.env;
const sealing = new Sealing({ DATA_KEY });
const POOL_SIZE = 10;
const auth = new pg.Pool({ connectionString: AUTH_URL, max: POOL_SIZE });
const clock = new BusinessClock({ BUSINESS_TZ });
const jobs = new pg.Pool({ connectionString: JOBS_URL, max: POOL_SIZE });

async function currentUser(id) {
  const { rows } = await auth.query(
    `SELECT ${PERSON_COLUMNS}, d.documents, s.permanent_jobs, s.quick_jobs, s.current_work
     FROM account a
     LEFT JOIN account_documents d ON d.user_id = a.id
     LEFT JOIN account_assignments s ON s.user_id = a.id
     WHERE a.id = $1 AND a.removed_at IS NULL`,
    [id],
  );
  const { documents, permanent_jobs, quick_jobs, current_work, ...person } = rows[0];
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
    ...currentWorkFields(current_work),
    current_job_id: current_work?.job_id ?? '',
    quick_jobs,
    permanent_jobs,
  };
}

async function openJobs({ userID }) {
  const { rows } = await jobs.query(
    `SELECT ${JOB_COLUMNS_FOR_PERSON} FROM job
     WHERE job.kind = 'permanent' AND NOT ${isEnrolled('$2')} AND ${HAS_ROOM} ORDER BY job.created_at DESC, job.id`,
    [BUSINESS_TZ, userID],
  );
  return rows.map(permanentJobView);
}

async function allJobs() {
  const { rows } = await jobs.query(
    `SELECT ${JOB_COLUMNS_FOR_ADMIN} FROM job WHERE job.kind = 'permanent' ORDER BY job.created_at DESC, job.id`,
    [BUSINESS_TZ],
  );
  return rows.map(permanentJobForAdminView);
}

async function doneInMonth({ job_id, year, month }) {
  const { from, before } = monthRange(year, month);
  const { rows } = await jobs.query(DONE_IN_MONTH, [job_id, BUSINESS_TZ, from, before]);
  return rows.map(doneWorkView);
}

async function start({ user_id, job_id, start_location }) {
  const now = clock.now();
  const today = dateText(now);
  const { rows } = await jobs.query(
    `SELECT ${isEnrolled('$2')} AS enrolled, job.contractor_rate_cents, job.company_rate_cents,
       (SELECT json_agg(json_build_object('id', id, 'startTime', start_time, 'endTime', end_time, 'days', days))
        FROM timetable_slot WHERE timetable_slot.job_id = job.id) AS slots,
       coalesce((SELECT json_agg(json_build_object('slotId', slot_id, 'businessDate', business_date))
        FROM work_record WHERE person_id = $2 AND work_record.job_id = job.id AND slot_id IS NOT NULL
          AND business_date BETWEEN $3::date AND $4::date AND ended_at IS NOT NULL), '[]') AS finished
     FROM job WHERE job.id = $1 AND job.kind = 'permanent'`,
    [job_id, user_id, dayBefore(today), today],
  );
  const [{ slots, finished, contractor_rate_cents, company_rate_cents }] = rows;
  const chosen = slotToStart(now, remainingSlots(now, slots, finished, BUSINESS_TZ));
  const id = randomUUID();
  await jobs.query(
    `INSERT INTO work_record (id, person_id, job_id, slot_id, business_date, is_manual, started_at, planned_end,
       start_location, contractor_rate_cents, company_rate_cents, cap_minutes)
     VALUES ($1, $2, $3, $4, $5, false, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      user_id,
      job_id,
      chosen.slot.id,
      chosen.businessDate,
      now.toJSDate(),
      chosen.slot.endTime,
      start_location,
      contractor_rate_cents,
      company_rate_cents,
      realMinutes(chosen),
    ],
  );
  return { msg: 'Your work has started.', started_row_id: id, started_job_id: job_id };
}

async function stop({ user_id, row_id, finish_location }) {
  const { rows } = await jobs.query(
    `SELECT started_at, cap_minutes, contractor_rate_cents, company_rate_cents
     FROM work_record WHERE id = $1 AND person_id = $2 AND ended_at IS NULL`,
    [row_id, user_id],
  );
  const [{ started_at, cap_minutes, contractor_rate_cents, company_rate_cents }] = rows;
  const now = new Date();
  const pay = payForWork(Math.floor((now - started_at) / 60_000), cap_minutes, {
    contractorCentsPerHour: contractor_rate_cents,
    companyCentsPerHour: company_rate_cents,
  });
  await jobs.query(
    `UPDATE work_record SET ended_at = $2, finish_location = $3, minutes = $4, contractor_cents = $5, company_cents = $6
     WHERE id = $1`,
    [row_id, now, finish_location, pay.minutes, pay.contractorCents, pay.companyCents],
  );
  return { msg: 'Your work is finished.' };
}

const handlers = {
  '/api/user': (_body, query) => currentUser(query.get('id')),
  '/api/get-all-permanent-jobs': openJobs,
  '/api/admin/get-permanent-jobs': allJobs,
  '/api/admin/get-done-jobs-by-place': doneInMonth,
  '/api/start-permanent-job': start,
  '/api/stop-permanent-job': stop,
};

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
}

async function answer(request, response) {
  const [path, query] = request.url.split('?');
  const handler = handlers[path];
  if (!handler) {
    response.writeHead(path === '/readyz' ? 200 : 404).end();
    return;
  }
  const json = JSON.stringify(await handler(await bodyOf(request), new URLSearchParams(query)));
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
