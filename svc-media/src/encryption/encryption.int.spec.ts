import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { IntervalRuns, Transactions } from '@cleaning/service-kit';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { Document } from '../documents/document.entity.js';
import { ObjectStore } from '../objects/object-store.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { createDocumentCalls } from '../testing/document-calls.js';
import { createEncryptedCalls } from '../testing/encrypted-calls.js';
import { createJpeg, JPEG, PDF, PNG } from '../testing/files.js';
import { DATA_KEY, describeInStores, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';
import { DocumentEncryption } from './document-encryption.service.js';
import { DocumentKeys, DocumentObjects } from './document-objects.service.js';

// Real stores are slow on a busy machine.
jest.setTimeout(150_000);

const LARGE = createJpeg(300_000);

describeInStores('Encrypted documents', (testStore) => {
  let media: MediaTestApp;
  let testApp: TestApp;
  let store: ObjectStore;
  beforeAll(async () => {
    media = await startMediaTestApp(testStore);
    testApp = media.testApp;
    store = testApp.get(ObjectStore);
  }, 60_000);
  afterAll(() => media.stop());

  // Hides documents that earlier tests damaged.
  beforeEach(() => testApp.dataSource.query('UPDATE document SET deleted_at = now()'));

  const { upload } = createDocumentCalls(() => testApp);
  const { readObject, expectOpenedByAge, expectContent, readAnswer, readRow } = createEncryptedCalls(() => testApp);
  const documents = () => testApp.dataSource.getRepository(Document);
  const write = (key: string, bytes: Buffer) => store.put(key, Readable.from([bytes]), 'application/octet-stream');
  /** Encryption as after a restart with other keys. */
  const createEncryption = (env: { DATA_KEY: string; DATA_KEY_PREVIOUS?: string }) => {
    const keys = new DocumentKeys(env);
    const objects = new DocumentObjects(store, keys);
    return new DocumentEncryption(
      testApp.dataSource.manager,
      testApp.get(Transactions),
      objects,
      keys,
      testApp.get(PendingDeletions),
      testApp.get(IntervalRuns),
    );
  };
  /** Replaces the stored document by a plain copy. */
  const makePlain = async (owner: TestPerson, content: Buffer): Promise<string> => {
    const { id, object_key } = await readRow(owner);
    const key = `documents/plain-${id}`;
    await write(key, content);
    await testApp.dataSource.query(
      'UPDATE document SET object_key = $2, key_id = NULL, head_digest = NULL WHERE id = $1',
      [id, key],
    );
    await store.remove([object_key]);
    return key;
  };
  const countPending = async () =>
    (await testApp.dataSource.query('SELECT count(*)::int AS count FROM pending_deletion'))[0].count;

  it.each([
    ['an empty page', PDF],
    ['a picture', PNG],
    ['one block exactly', createJpeg(64 * 1024)],
    ['several blocks', LARGE],
  ])('open with the age program: %s', (_, content) => expectOpenedByAge(content));

  describe('changed in the store', () => {
    const changed = async (change: (object: Buffer) => Buffer) => {
      const { owner, links } = await upload({ passport_img: LARGE });
      const { object_key } = await readRow(owner);
      await write(object_key, change((await readObject(object_key)) as Buffer));
      return readAnswer(links.passport_img);
    };
    const flipped = (at: number) => (object: Buffer) => {
      object[at < 0 ? object.length + at : at] = (object.at(at) as number) ^ 1;
      return object;
    };

    it.each([
      ['in the head', flipped(30)],
      ['in the first block', flipped(200)],
      ['at the end', (object: Buffer) => object.subarray(0, -1)],
      ['at the end, by a block', (object: Buffer) => object.subarray(0, 184 + 2 * (64 * 1024 + 16))],
      ['behind the end', (object: Buffer) => Buffer.concat([object, Buffer.alloc(1)])],
      ['altogether', () => LARGE],
      ['to nothing', () => Buffer.alloc(0)],
    ])('fail without a byte when changed %s', async (_, change) => {
      const { status, bytes } = await changed(change);
      expect(status).toBe(500);
      expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'internal' });
    });

    it.each([
      ['in a later block', flipped(150_000)],
      ['in the last byte', flipped(-1)],
    ])('are cut off before a change %s', async (_, change) => {
      const { bytes, whole } = await changed(change);
      expect(whole).toBe(false);
      expect(bytes.length).toBeLessThan(LARGE.length);
      expect(LARGE.subarray(0, bytes.length).equals(bytes)).toBe(true);
    });

    it('are refused when swapped for another person’s of the same length', async () => {
      const [one, other] = await Promise.all([upload({ passport_img: LARGE }), upload({ passport_img: LARGE })]);
      const foreign = (await readObject((await readRow(other.owner)).object_key)) as Buffer;
      await write((await readRow(one.owner)).object_key, foreign);
      expect((await readAnswer(one.links.passport_img)).status).toBe(500);
      await expectContent(other.links.passport_img, LARGE);
    });
  });

  describe('stored plain', () => {
    it('are served, encrypted once and served again, and lose their plain object', async () => {
      const { owner, links } = await upload({ passport_img: LARGE });
      const plainKey = await makePlain(owner, LARGE);
      await expectContent(links.passport_img, LARGE);
      expect(await testApp.get(DocumentEncryption).encryptPlain()).toEqual({ encrypted: 1, left: 0 });
      const { object_key, key_id } = await readRow(owner);
      expect(key_id).toBe(new DocumentKeys({ DATA_KEY }).current.id);
      expect((await readObject(object_key))?.includes(LARGE.subarray(0, 100))).toBe(false);
      expect(await readObject(plainKey)).toBeNull();
      await expectContent(links.passport_img, LARGE);
      expect(await testApp.get(DocumentEncryption).encryptPlain()).toEqual({ encrypted: 0, left: 0 });
    });

    it('are encrypted by one of several instances without leftovers', async () => {
      const people = await Promise.all(Array.from({ length: 5 }, () => upload({ passport_img: JPEG })));
      for (const { owner } of people) await makePlain(owner, JPEG);
      const pending = await countPending();
      await Promise.all(Array.from({ length: 3 }, () => testApp.get(DocumentEncryption).encryptPlain()));
      for (const { links, owner } of people) {
        await expectContent(links.passport_img, JPEG);
        expect((await readRow(owner)).key_id).not.toBeNull();
      }
      expect(await countPending()).toBe(pending);
    });

    it('are left and logged when unreadable, while others are encrypted', async () => {
      const [lost, cut, good] = await Promise.all([1, 2, 3].map(() => upload({ passport_img: JPEG })));
      if (!lost || !cut || !good) throw new Error('Three were uploaded');
      await store.remove([await makePlain(lost.owner, JPEG)]);
      await makePlain(cut.owner, JPEG.subarray(1));
      await makePlain(good.owner, JPEG);
      expect(await testApp.get(DocumentEncryption).encryptPlain()).toEqual({ encrypted: 1, left: 2 });
      expect((await readRow(cut.owner)).key_id).toBeNull();
      await expectContent(good.links.passport_img, JPEG);
    });
  });

  it('are encrypted under a new key while they are read', async () => {
    const people = await Promise.all(
      Array.from({ length: 4 }, () => upload({ passport_img: LARGE, agreement_img: PDF })),
    );
    const next = { DATA_KEY: 'the data key of the year after, 32 characters' };
    let over = false;
    // During a rotation every service knows both keys.
    const both = new DocumentObjects(store, new DocumentKeys({ ...next, DATA_KEY_PREVIOUS: DATA_KEY }));
    const reading = (async () => {
      while (!over)
        for (const { owner } of people) {
          const row = await documents().findOneByOrFail({ ownerId: owner.id, kind: 'passport_img' });
          const stream = await both.open(row);
          // Null when the document moved between the two reads.
          if (stream) expect((await buffer(stream)).equals(LARGE)).toBe(true);
        }
    })();
    const encryption = createEncryption({ ...next, DATA_KEY_PREVIOUS: DATA_KEY });
    const progress = await encryption.reencryptAll().finally(() => {
      over = true;
    });
    await reading;
    expect(progress).toEqual({ encrypted: 8, left: 0 });
    const onlyNew = new DocumentObjects(store, new DocumentKeys(next));
    for (const { owner } of people) {
      for (const [kind, content] of [
        ['agreement_img', PDF],
        ['passport_img', LARGE],
      ] as const) {
        const row = await documents().findOneByOrFail({ ownerId: owner.id, kind });
        expect((await buffer((await onlyNew.open(row)) as Readable)).equals(content)).toBe(true);
      }
    }
    // A service without the new key answers with an error.
    expect((await readAnswer(people[0]?.links.passport_img ?? '')).status).toBe(500);
    await createEncryption({ DATA_KEY, DATA_KEY_PREVIOUS: next.DATA_KEY }).reencryptAll();
    await expectContent(people[0]?.links.passport_img ?? '', LARGE);
  });

  it('refuse the key of another installation', async () => {
    const { owner } = await upload({ passport_img: JPEG });
    const row = await documents().findOneByOrFail({ ownerId: owner.id });
    const stranger = new DocumentObjects(store, new DocumentKeys({ DATA_KEY: 'somebody else’s key of 32 characters' }));
    await expect(stranger.open(row)).rejects.toThrow('Neither DATA_KEY nor DATA_KEY_PREVIOUS');
    const strange = await createEncryption({ DATA_KEY: 'somebody else’s key of 32 characters' }).reencryptAll();
    expect(strange).toEqual({ encrypted: 0, left: 1 });
  });

  it('stay unchanged on a key rotation when damaged, while others are encrypted', async () => {
    const [bad, good] = [await upload({ passport_img: LARGE }), await upload({ passport_img: LARGE })];
    const { object_key } = await readRow(bad.owner);
    const object = (await readObject(object_key)) as Buffer;
    object[150_000] = (object[150_000] as number) ^ 1;
    await write(object_key, object);
    const pending = await countPending();
    const next = { DATA_KEY: 'yet another data key of 32 characters', DATA_KEY_PREVIOUS: DATA_KEY };
    expect(await createEncryption(next).reencryptAll()).toEqual({ encrypted: 1, left: 1 });
    expect((await readRow(bad.owner)).object_key).toBe(object_key);
    expect((await readRow(good.owner)).key_id).toBe(new DocumentKeys(next).current.id);
    expect(await countPending()).toBe(pending);
  });
});
