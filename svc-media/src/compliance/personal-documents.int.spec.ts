import { getPersonalDocuments, refuseDocument } from '@cleaning/contracts';
import { createServiceToken, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { createComplianceCalls } from '../testing/compliance-calls.js';
import { JPEG, PDF, PNG } from '../testing/files.js';
import { FOLDER_STORE, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';

// Opening pictures and PDFs is slow on a busy machine.
jest.setTimeout(150_000);

let media: MediaTestApp;
let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  media = await startMediaTestApp(FOLDER_STORE);
  testApp = media.testApp;
  admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
}, 60_000);
afterAll(() => media.stop());

const { call, renew, open } = createComplianceCalls(() => ({ testApp, admin }));

it('includes a document’s versions and files in its person’s data export, for svc-auth only', async () => {
  const [eve, ben] = [await testApp.createPerson({ name: 'Eve' }), await testApp.createPerson({ name: 'Ben' })];
  await renew(eve, 'licence', [JPEG, PNG]);
  await renew(eve, 'licence', [PDF]);
  await renew(ben, 'licence', [PDF]);
  const { versions } = await open(eve, 'licence');
  await call(refuseDocument, {
    token: admin.token,
    body: { version_id: versions[0]?.version_id, reason: 'It cannot be read.' },
  });
  const ask = (token: string) => call(getPersonalDocuments, { token, params: { user_id: eve.id } });
  const { body } = await ask(createServiceToken(testApp, 'auth'));
  expect(body).toMatchObject({
    'document-versions': [
      { kind: 'licence', number: 1, state: 'replaced' },
      { kind: 'licence', number: 2, state: 'refused', reason: 'It cannot be read.' },
    ],
    'document-files': [
      { kind: 'licence', version: 1, content_type: 'image/jpeg', has_object: true },
      { kind: 'licence', version: 1, content_type: 'image/png', has_object: true },
      { kind: 'licence', version: 2, content_type: 'application/pdf', has_object: true },
    ],
    'document-requests': [],
  });
  for (const token of [eve.token, admin.token, createServiceToken(testApp, 'jobs')])
    expect((await ask(token)).status).toBe(403);
});
