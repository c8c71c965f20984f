import {
  type Call,
  createQuickJob,
  DOCUMENT_KINDS,
  getAllSubContractors,
  login,
  registerAccount,
  uploadGallery,
} from '@cleaning/contracts';
import { DEMO_ADMIN, DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { type ApiInput, callApi, callOk } from '../stack/api';
import { eventually } from '../stack/databases';
import { createJpg, createPng } from '../stack/documents';
import { findLogLines } from '../stack/logs';
import { buildRegistration, getBusinessToday } from '../stack/office';
import { expect, type Product, test } from '../stack/test';

/** Makes a call and returns its request id. */
async function readRequestId({ url }: Product, call: Call, input: ApiInput): Promise<string> {
  const { access_token: token } = await callOk(url, login, {
    body: { email: DEMO_ADMIN.email, password: DEMO_PASSWORD },
  });
  const { status, headers } = await callApi(url, call, { token, ...input });
  expect(status).toBe(200);
  const id = headers.get('x-request-id') ?? '';
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  return id;
}

/** Waits until each log has a line of the request with all given words. */
async function expectLogged({ stack }: Product, id: string, expected: readonly [log: string, ...words: string[]][]) {
  if (!stack) throw new Error('Logs are read of a stack of our own.');
  await eventually(async () => {
    const lines = await findLogLines(stack, id);
    return expected
      .filter(([log, ...words]) => !lines.get(log)?.some((line) => words.every((word) => line.includes(word))))
      .map((missing) => `${missing.join(' … ')} is not logged`);
  }, 30_000);
}

test('logs one request id from nginx through a service to the services that apply the change', async ({ product }) => {
  const id = await readRequestId(product, createQuickJob, {
    body: {
      job_title: 'After the fair',
      job_address: '2 Jetty Road, Glenelg SA 5045',
      c_count_for_job: 1,
      pay_per_hr_for_me: '60',
      pay_per_hr_for_c: '40',
      job_date: getBusinessToday(),
      job_time: '18:30',
      job_desc: 'Bring a broom.',
    },
  });
  await expectLogged(product, id, [
    ['nginx-access', '/api/admin/create-quick-job', 'svc-jobs', '"status":200'],
    ['svc-jobs', 'Changed', '"job"', '"audit-entry"'],
    ['svc-invoice', 'Applied', '"job"'],
    ['svc-auth', 'Applied', '"audit-entry"'],
  ]);
});

test('logs the same id for an upload in a queue', async ({ product }) => {
  const files = { before_imgs: await createPng('before'), after_imgs: await createPng('after') };
  const id = await readRequestId(product, uploadGallery, { body: { catergory: 'Windows' }, files });
  await expectLogged(product, id, [
    ['nginx-access', '/api/admin/upload-image-for-gallery', 'svc-media'],
    ['svc-media', 'An image job is done'],
  ]);
});

test('logs the same id for a change that another change causes', async ({ product }) => {
  const person = { name: 'Logan Traced', email: 'logan.traced@example.com', password: 'a long enough passphrase' };
  const file = await createJpg('document');
  const files = Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, file]));
  const id = await readRequestId(product, registerAccount, { body: buildRegistration(person), files });
  // svc-auth saves the person, svc-media saves the documents, and svc-auth reads that change.
  await expectLogged(product, id, [
    ['svc-auth', 'Changed', '"registration"'],
    ['svc-media', 'Applied', '"registration"'],
    ['svc-media', 'Changed', '"documents"'],
    ['svc-auth', 'Applied', '"documents"'],
  ]);
});

test('names the id in an error answer', async ({ product }) => {
  const { status, headers, body } = await callApi(product.url, createQuickJob, { body: {} });
  expect(status).toBe(401);
  expect(body).toMatchObject({ request_id: headers.get('x-request-id') });
});

test('logs logins and refusals with the person’s id', async ({ product }) => {
  const { stack, url } = product;
  if (!stack) throw new Error('Logs are read of a stack of our own.');
  const [person] = DEMO_CONTRACTORS;
  if (!person) throw new Error('The demo company has sub-contractors.');
  const wrong = await callApi(url, login, { body: { email: person.email, password: 'not the password' } });
  await expectLogged(product, wrong.headers.get('x-request-id') ?? '', [
    ['svc-auth', 'Wrong e-mail or password', person.id],
    ['nginx-access', '"status":401'],
  ]);
  const right = await callApi(url, login, { body: { email: person.email, password: DEMO_PASSWORD } });
  await expectLogged(product, right.headers.get('x-request-id') ?? '', [['svc-auth', 'Logged in', person.id]]);
  const refused = await callApi(url, getAllSubContractors, { token: login.answer.parse(right.body).access_token });
  expect(refused.status).toBe(403);
  await expectLogged(product, refused.headers.get('x-request-id') ?? '', [
    ['svc-auth', 'Refused', 'forbidden', person.id, '/api/admin/get-all-sub-contractors'],
  ]);
});
