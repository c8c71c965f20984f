import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describeInStores, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';
import { ObjectStore } from './object-store.js';
import { PendingDeletions } from './pending-deletions.service.js';

const MEGABYTE = 1024 * 1024;

// Real stores, queues and picture encoding are slow on a busy machine.
jest.setTimeout(150_000);

describeInStores('Objects', (testStore) => {
  let media: MediaTestApp;
  let store: ObjectStore;
  beforeAll(async () => {
    media = await startMediaTestApp(testStore);
    store = media.testApp.get(ObjectStore);
  }, 60_000);
  afterAll(() => media.stop());

  const read = async (key: string) => {
    const object = await store.get(key);
    return object && { size: object.size, bytes: await buffer(object.stream) };
  };

  it('return the bytes that were written', async () => {
    const bytes = Buffer.alloc(12 * MEGABYTE, 'abcdefgh');
    const chunks = Array.from({ length: 12 }, (_, index) => bytes.subarray(index * MEGABYTE, (index + 1) * MEGABYTE));
    expect(await store.put('documents/large', Readable.from(chunks), 'application/pdf')).toBe(bytes.length);
    const found = await read('documents/large');
    expect(found?.size).toBe(bytes.length);
    expect(found?.bytes.equals(bytes)).toBe(true);
  });

  it('do not exist when their source fails, early or late', async () => {
    for (const megabytes of [1, 11]) {
      const source = Readable.from(
        (async function* () {
          for (let index = 0; index < megabytes; index += 1) yield Buffer.alloc(MEGABYTE);
          throw new Error('the source broke');
        })(),
      );
      await expect(store.put('documents/broken', source, 'application/pdf')).rejects.toThrow('the source broke');
      expect(await store.get('documents/broken')).toBeNull();
    }
  });

  it('are removed, and removing them again is no error', async () => {
    await store.put('gallery/one.jpg', Readable.from(Buffer.from('one')), 'image/jpeg');
    await store.remove(['gallery/one.jpg', 'gallery/never-there.jpg']);
    expect(await store.get('gallery/one.jpg')).toBeNull();
    await store.remove(['gallery/one.jpg']);
  });

  it('survive when the store is prepared again', async () => {
    await store.put('gallery/two.jpg', Readable.from(Buffer.from('two')), 'image/jpeg');
    await store.prepare();
    expect((await read('gallery/two.jpg'))?.bytes.toString()).toBe('two');
  });

  it('are swept when nothing claims them, and can’t be claimed after', async () => {
    const pending = media.testApp.get(PendingDeletions);
    await pending.announce(['documents/abandoned', 'documents/fresh']);
    for (const key of ['documents/abandoned', 'documents/fresh']) {
      await store.put(key, Readable.from(Buffer.from(key)), 'application/pdf');
    }
    await media.testApp.dataSource.query(
      `UPDATE pending_deletion SET delete_after = now() - interval '1 second' WHERE key = 'documents/abandoned'`,
    );
    expect(await pending.sweep()).toBe(1);
    expect(await store.get('documents/abandoned')).toBeNull();
    expect((await read('documents/fresh'))?.bytes.toString()).toBe('documents/fresh');
    await expect(pending.takeOver(media.testApp.dataSource.manager, ['documents/abandoned'])).rejects.toThrow(
      'The upload took too long',
    );
    await pending.takeOver(media.testApp.dataSource.manager, ['documents/fresh']);
  });

  it('can be given more time, which those that are claimed do not need', async () => {
    const pending = media.testApp.get(PendingDeletions);
    const { dataSource } = media.testApp;
    await pending.announce(['exports/slow', 'exports/claimed']);
    await pending.takeOver(dataSource.manager, ['exports/claimed']);
    await dataSource.query(
      `UPDATE pending_deletion SET delete_after = now() + interval '1 minute' WHERE key = 'exports/slow'`,
    );
    await pending.extend(['exports/slow', 'exports/claimed']);
    const kept = await dataSource.query(
      `SELECT key, delete_after > now() + interval '50 minutes' AS later FROM pending_deletion WHERE key LIKE 'exports/%'`,
    );
    expect(kept).toEqual([{ key: 'exports/slow', later: true }]);
  });
});
