import { v7 } from 'uuid';
import { expectEventually, NamedJobsFeed, readerDefinition, Titles } from '../testing/named-jobs-feed.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { SetAside } from './set-aside.js';

jest.setTimeout(90_000);

describe('set-aside changes', () => {
  let feed: NamedJobsFeed;
  let { reader, write, readCopiedTitle } = {} as NamedJobsFeed;

  beforeAll(async () => {
    feed = await NamedJobsFeed.start();
    ({ reader, write, readCopiedTitle } = feed);
  });
  afterAll(() => feed?.stop());
  beforeEach(() => reader.get(Titles).refused.clear());

  it('let later changes through and apply once the handler works', async () => {
    const titles = reader.get(Titles);
    titles.refused.add('broken');
    const [bad, good] = [v7(), v7()];
    await write(bad, 'broken');
    await write(good, 'whole');
    await expectEventually(() => readCopiedTitle(good), 'whole');
    expect(await readCopiedTitle(bad)).toBeUndefined();
    const [aside] = await reader.get(SetAside).list();
    // No values: the text of the error may contain one.
    expect(aside).toMatchObject({
      reader: 'invoice',
      source: 'jobs',
      entity: 'job',
      id: bad,
      error: 'Error in the handler',
    });
    titles.refused.clear();
    await expectEventually(() => readCopiedTitle(bad), 'broken');
    expect(await reader.get(SetAside).list()).toEqual([]);
  });

  it('never overwrite a newer state on a retry', async () => {
    const titles = reader.get(Titles);
    titles.refused.add('old');
    const id = v7();
    await write(id, 'old');
    await expectEventually(async () => (await reader.get(SetAside).list()).length, 1);
    titles.refused.clear();
    await write(id, 'new');
    await expectEventually(() => readCopiedTitle(id), 'new');
    expect(await reader.get(SetAside).list()).toEqual([]);
    expect(await reader.get(SetAside).retry({ source: 'jobs', entity: 'job', id })).toBe(false);
    expect(await readCopiedTitle(id)).toBe('new');
  });

  it('retry with growing pauses up to an hour, until dropped', async () => {
    const titles = reader.get(Titles);
    titles.refused.add('never');
    const id = v7();
    await write(id, 'never');
    const aside = reader.get(SetAside);
    await expectEventually(async () => (await aside.list()).map(({ tries }) => tries > 0), [true]);
    const pauses: number[] = [];
    for (let tries = 2; tries <= 4; tries += 1) {
      await aside.retry({ source: 'jobs', entity: 'job', id });
      await expectEventually(async () => (await aside.list())[0]?.tries, tries);
      const [row] = await reader.dataSource.query(
        'SELECT extract(epoch FROM next_try_at - now())::float AS pause FROM set_aside_change',
      );
      pauses.push(row.pause);
    }
    expect(pauses[2]).toBeGreaterThan(pauses[0] as number);
    await reader.dataSource.query('UPDATE set_aside_change SET tries = 5000, next_try_at = now()');
    await expectEventually(async () => (await aside.list())[0]?.tries, 5001);
    const [longest] = await reader.dataSource.query(
      "SELECT next_try_at <= now() + interval '1 hour' AS bounded FROM set_aside_change",
    );
    expect(longest).toEqual({ bounded: true });
    expect(await aside.drop({ source: 'jobs', entity: 'job', id })).toBe(true);
    expect(await aside.list()).toEqual([]);
    expect(await readCopiedTitle(id)).toBeUndefined();
  });
});

describe('reader of a newer or broken source', () => {
  let reader: TestApp;
  beforeAll(async () => {
    reader = await startTestApp(readerDefinition);
  });
  afterAll(() => reader.stop());
  const titles = () =>
    reader.dataSource
      .query<{ title: string }[]>('SELECT title FROM kept_job ORDER BY title')
      .then((rows) => rows.map(({ title }) => title));

  it('ignores unknown entities and fields', async () => {
    reader.peers.enter('jobs', 'spaceship', v7(), { engine: 'warp' });
    reader.peers.enter('jobs', 'job', v7(), { kind: 'quick', title: 'newer', address: '', colour: 'green' });
    reader.peers.enter('jobs', 'spaceship', v7(), null);
    await reader.readFeed('jobs');
    expect(await titles()).toEqual(['newer']);
    expect(await reader.get(SetAside).list()).toEqual([]);
    // An older version skips what a newer one has set aside.
    const id = v7();
    reader.peers.enter('jobs', 'spaceship', id, { engine: 'warp' });
    await reader.dataSource.query(
      `INSERT INTO set_aside_change (source, entity, entity_id, error, tries, set_aside_at, next_try_at)
       VALUES ('jobs', 'spaceship', $1, 'The handler failed', 1, now(), now())`,
      [id],
    );
    await reader.readFeed('jobs');
    expect(await reader.get(SetAside).list()).toEqual([]);
  });

  it('sets aside an invalid state, names its fields without values, and applies a corrected one', async () => {
    const id = v7();
    reader.peers.enter('jobs', 'job', id, { kind: 'hovering', title: 4711 });
    await reader.readFeed('jobs');
    const [aside] = await reader.get(SetAside).list();
    expect(aside?.error).toBe('The state has another form: kind, title, address');
    reader.peers.enter('jobs', 'job', id, { kind: 'quick', title: 'corrected', address: '' });
    await reader.readFeed('jobs');
    expect(await titles()).toEqual(['corrected', 'newer']);
    expect(await reader.get(SetAside).list()).toEqual([]);
  });

  it('reads a feed of many pages to its end', async () => {
    for (let count = 0; count < 1234; count += 1)
      reader.peers.enter('jobs', 'job', v7(), { kind: 'quick', title: 'one of many', address: '' });
    await reader.readFeed('jobs');
    expect((await titles()).filter((title) => title === 'one of many')).toHaveLength(1234);
  });
});
