import { randomUUID } from 'node:crypto';
import {
  type AuditEntry,
  acceptRequest,
  addManualRecord,
  addOrRemoveUser,
  changePassword,
  createPermanentJob,
  DAYS,
  DOCUMENT_KINDS,
  getAllPermanentJobs,
  getAuditLog,
  getContractor,
  getCurrentUser,
  getDoneJobsByPlace,
  getRequests,
  login,
  registerAccount,
  removeSubContractor,
  requestInvoice,
  requestJob,
  startPermanentJob,
  stopPermanentJob,
  updateDocuments,
  verifyUser,
} from '@cleaning/contracts';
import { callApi, callOk } from '../stack/api';
import { createPng } from '../stack/documents';
import { buildRegistration } from '../stack/office';
import { expect, type Product, test } from '../stack/test';

const PASSWORD = 'a long enough passphrase';
const START_LOCATION = '-34.92866,138.59986,12';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

const unique = () => randomUUID().slice(0, 8);

async function logInAs(url: string, email: string, password: string): Promise<{ id: string; token: string }> {
  const { access_token: token, user } = await callOk(url, login, { body: { email, password } });
  return { id: user.id, token };
}

/**
 * A new, verified sub-contractor with all documents. The login waits at most 600 ms for the other services, which may
 * need longer under load.
 */
async function registerVerified(url: string, adminToken: string): Promise<Person> {
  const name = `Noor Haddad ${unique()}`;
  const email = `noor.${unique()}@example.com`;
  const document = await createPng('document');
  await callOk(url, registerAccount, {
    body: { ...buildRegistration({ name, email, password: PASSWORD }), bsb: '013006' },
    files: Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, document])),
  });
  const { id, token } = await logInAs(url, email, PASSWORD);
  await callOk(url, verifyUser, { token: adminToken, body: { id, method: 'approve' } });
  const jobs = () => callApi(url, getAllPermanentJobs, { token, body: { userID: id } });
  await expect.poll(async () => (await jobs()).status).toBe(200);
  return { id, name, email, token };
}

/** A job with work all day, every day. */
async function createJob(url: string, token: string): Promise<string> {
  const answer = await callOk(url, createPermanentJob, {
    token,
    body: {
      job_title: `Market Hall ${unique()}`,
      job_address: '44 Gouger Street, Adelaide',
      job_location: 'https://maps.app.goo.gl/market',
      job_need_count: 1,
      pay_per_hr: '48',
      pay_per_hr_sub_contractor: '35',
      job_description: 'Floors',
      timeline_data: [{ time: '00:00-00:00', days: DAYS }],
    },
  });
  if (answer.status !== 'done') throw new Error(answer.msg);
  return answer.job_id;
}

async function logInAdmin(product: Product): Promise<string> {
  return (await logInAs(product.url, product.admin.email, product.admin.password)).token;
}

const businessNow = () => new Date().toLocaleString('sv-SE', { timeZone: 'Australia/Adelaide' });

test('shows one service’s changes in the others and lists them in the audit log', async ({ product }) => {
  const { url } = product;
  const adminToken = await logInAdmin(product);
  const noor = await registerVerified(url, adminToken);
  const job_id = await createJob(url, adminToken);
  const me = () => callOk(url, getCurrentUser, { token: noor.token });
  const own = { token: noor.token, body: { job_id, user_id: noor.id, start_location: START_LOCATION } };

  await callOk(url, requestJob, own);
  const [request] = await callOk(url, getRequests, { token: adminToken, body: { job_id } });
  await callOk(url, acceptRequest, { token: adminToken, body: { job_id, user_id: noor.id, row_id: request?.row_id } });
  await expect.poll(async () => (await me()).permanent_jobs).toMatchObject([{ job_id }]);

  const { started_row_id: row_id } = await callOk(url, startPermanentJob, own);
  await expect.poll(me).toMatchObject({ current_permanent_job_id: job_id, current_permanent_job_row_id: row_id });
  await callOk(url, stopPermanentJob, {
    token: noor.token,
    body: { user_id: noor.id, row_id, finish_location: START_LOCATION },
  });
  await expect.poll(async () => (await me()).current_job_id).toBe('');

  const today = businessNow().slice(0, 10);
  const [year, month] = today.split('-');
  const record = {
    job_id,
    m_pay_for_me: '96',
    m_pay_for_cleaner: '70',
    m_date_time: `${today}T00:00`,
    m_done_by: noor.id,
  };
  await callOk(url, addManualRecord, { token: adminToken, body: record });
  const askInvoice = () => callApi(url, requestInvoice, { token: adminToken, body: { job_id, year, month } });
  await expect.poll(async () => (await askInvoice()).body).toMatchObject({ sub_total: '96.00' });
  const invoice = await callOk(url, requestInvoice, { token: adminToken, body: { job_id, year, month } });

  const detail = await callOk(url, getContractor, { token: adminToken, params: { userID: noor.id } });
  expect((await fetch(new URL(detail.passport_img, url))).status).toBe(200);

  const readEntries = async (query: Record<string, string>): Promise<AuditEntry[]> =>
    (await callOk(url, getAuditLog, { token: adminToken, query })).entries;
  await expect(async () => {
    const entries = await readEntries({ subject_id: noor.id });
    expect(entries.map(({ action }) => action)).toEqual([
      'document.read',
      'work.recorded-by-hand',
      'request.accepted',
      'account.verified',
    ]);
    expect(new Set(entries.map(({ subject_name }) => subject_name))).toEqual(new Set([noor.name]));
  }).toPass();
  await expect.poll(() => readEntries({ subject_id: job_id })).toMatchObject([{ action: 'job.created' }]);
  const readIssued = async () =>
    (await readEntries({ action: 'invoice.issued' })).map(({ subject_name }) => subject_name);
  await expect.poll(readIssued).toContain(invoice.invoice_number);
});

test('ends sessions in every service after a new password, a disproval or a removal', async ({ product }) => {
  const { url } = product;
  const adminToken = await logInAdmin(product);
  const noor = await registerVerified(url, adminToken);
  /** Calls one endpoint of each service. */
  const statuses = async (token: string) => {
    const answers = await Promise.all([
      callApi(url, getCurrentUser, { token }),
      callApi(url, getAllPermanentJobs, { token, body: { userID: noor.id } }),
      callApi(url, updateDocuments, { token, body: { id: noor.id } }),
      callApi(url, requestInvoice, { token, body: { job_id: noor.id, year: '2026', month: '01' } }),
    ]);
    return answers.map(({ status }) => status);
  };
  const expectLoggedIn = (token: string) => expect.poll(() => statuses(token)).not.toContain(401);
  const expectLoggedOut = (token: string) => expect.poll(() => statuses(token)).toEqual([401, 401, 401, 401]);
  await expectLoggedIn(noor.token);

  const passwords = { current_password: PASSWORD, new_password: `${PASSWORD}!`, confirm_password: `${PASSWORD}!` };
  const { access_token: second } = await callOk(url, changePassword, {
    token: noor.token,
    body: { ...passwords, user_id: noor.id },
  });
  await expectLoggedOut(noor.token);
  await expectLoggedIn(second);

  await callOk(url, verifyUser, { token: adminToken, body: { id: noor.id, method: 'disprove' } });
  await expectLoggedOut(second);
  await callOk(url, verifyUser, { token: adminToken, body: { id: noor.id, method: 'approve' } });
  const { token: third } = await logInAs(url, noor.email, passwords.new_password);
  await expectLoggedIn(third);

  const job_id = await createJob(url, adminToken);
  await callOk(url, addOrRemoveUser, { token: adminToken, body: { id: job_id, method: 'add', added_id: noor.id } });
  const start = { user_id: noor.id, job_id, start_location: START_LOCATION };
  const { started_row_id: row_id } = await callOk(url, startPermanentJob, { token: third, body: start });
  await callOk(url, removeSubContractor, { token: adminToken, params: { userID: noor.id } });
  await expectLoggedOut(third);

  // An admin can still finish work that was running at the removal.
  const stop = { user_id: noor.id, row_id, finish_location: START_LOCATION };
  expect((await callApi(url, stopPermanentJob, { token: third, body: stop })).status).toBe(401);
  await callOk(url, stopPermanentJob, { token: adminToken, body: stop });
  const [year, month] = businessNow().slice(0, 7).split('-');
  const done = await callOk(url, getDoneJobsByPlace, { token: adminToken, body: { job_id, year, month } });
  expect(done).toMatchObject([{ row_id, user_name: noor.name, job_status: 'done' }]);
});
