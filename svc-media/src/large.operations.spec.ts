import { uploadAdjustmentFile } from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { createComplianceCalendar } from './testing/compliance-calendar.js';
import { createEncryptedCalls } from './testing/encrypted-calls.js';
import { createJpeg } from './testing/files.js';
import { describeInStore, describeInStores, startMediaTestApp, type TestStore } from './testing/stores.js';

const MB = 1024 * 1024;
// Real stores are slow on a busy machine.
jest.setTimeout(150_000);

function appIn(store: TestStore): () => { testApp: TestApp; admin: TestPerson } {
  let started: { testApp: TestApp; admin: TestPerson };
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const media = await startMediaTestApp(store);
    stop = () => media.stop();
    started = { testApp: media.testApp, admin: await media.testApp.createPerson({ name: 'Helen', role: 'admin' }) };
  }, 60_000);
  afterAll(() => stop());
  return () => started;
}

describeInStores('Encrypted documents', (store) => {
  const started = appIn(store);
  const { expectOpenedByAge } = createEncryptedCalls(() => started().testApp);

  it('open with the age program at 10 MB', () => expectOpenedByAge(createJpeg(10 * MB)));
});

describeInStore('Adjustment files and reminders', (store) => {
  const started = appIn(store);
  const { expectReminders } = createComplianceCalendar(started);
  afterEach(() => jest.restoreAllMocks());

  it('refuse a file over 10 MB', async () => {
    const { testApp, admin } = started();
    const counts = () =>
      testApp.dataSource.query(
        'SELECT (SELECT count(*)::int FROM adjustment_file) AS files, (SELECT count(*)::int FROM pending_deletion) AS pending',
      );
    const before = await counts();
    const files = [{ field: 'file', name: 'receipt.exe', content: createJpeg(11 * MB) }];
    const { status, body } = await testApp.call(uploadAdjustmentFile, { token: admin.token, body: {}, files });
    expect([status, body.issues[0].field]).toEqual([413, 'file']);
    expect(await counts()).toEqual(before);
  });

  it('remind people once 60, 30, 7 and 0 days before expiry', () =>
    expectReminders(Array.from({ length: 65 }, (_, day) => 62 - day)));
});
