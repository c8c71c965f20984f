import { getGallery } from '@cleaning/contracts';
import { DEMO_ADMIN, DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import { signDocumentPath } from '@cleaning/service-kit';
import { createSeedContext, seedWithKills, type TestApp, waitFor } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { describeInStore, LINK_SECRET, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';
import { seedDemo } from './seed.js';

// Real stores, queues and picture encoding are slow on a busy machine.
jest.setTimeout(150_000);

/** In the folder: the demo company of the journeys, and e2e/operations/first-start.spec.ts, which kills its making. */
describeInStore('Demo data', (store) => {
  let media: MediaTestApp;
  let testApp: TestApp;
  let kills = 0;
  beforeAll(async () => {
    media = await startMediaTestApp(store);
    testApp = media.testApp;
    kills = await seedWithKills(testApp, async () => void (await seedDemo(createSeedContext(testApp))));
  }, 150_000);
  afterAll(() => media.stop());

  const listCollections = async () => (await testApp.call(getGallery)).body;

  it('is completed although the service is killed repeatedly', () => expect(kills).toBeGreaterThan(3));

  it('has and publishes documents of everyone in all three types', async () => {
    const published = await testApp.readPublishedStates('documents');
    const counts = new Map(published.map(({ id, documents }) => [id, Object.keys(documents).length]));
    expect(DEMO_CONTRACTORS.map(({ id }) => counts.get(id))).toEqual([6, 6, 6, 6, 6, 6, 6, 4]);
    await testApp.createPerson({ id: DEMO_ADMIN.id, role: 'admin' });
    const types = await Promise.all(
      Object.values(published.find(({ id }) => id === DEMO_CONTRACTORS[0]?.id)?.documents ?? {}).map(
        async (documentId) => {
          const link = signDocumentPath(LINK_SECRET, {
            documentId,
            readerId: DEMO_ADMIN.id,
            sessionId: v7(),
            sessionVersion: 1,
          });
          return (await fetch(`${testApp.url}${link}`)).headers.get('content-type');
        },
      ),
    );
    expect(types.sort()).toEqual([...Array(4).fill('application/pdf'), 'image/jpeg', 'image/png']);
  });

  it('has four collections whose pictures become ready', async () => {
    const all = await waitFor(async () => {
      const found = await listCollections();
      return !JSON.stringify(found).includes('"processing"') && found;
    });
    const sides = all.map(({ imgs }: { imgs: { before: object[]; after: object[] } }) => [
      imgs.before.length,
      imgs.after.length,
    ]);
    expect(sides).toEqual([
      [2, 2],
      [3, 3],
      [2, 2],
      [3, 3],
    ]);
    expect(JSON.stringify(all)).not.toContain('damaged');
  });

  it('stays the same when it is seeded again after a crash', async () => {
    const before = await listCollections();
    await seedDemo(createSeedContext(testApp));
    expect(await listCollections()).toEqual(before);
    const [{ live }] = await testApp.dataSource.query(
      'SELECT count(*)::int AS live FROM document WHERE deleted_at IS NULL',
    );
    expect(live).toBe(46);
  });
});
