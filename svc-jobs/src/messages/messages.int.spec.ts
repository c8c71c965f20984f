import { randomUUID } from 'node:crypto';
import {
  countNewMessages,
  endJob,
  getPersonalWork,
  listMessageThreads,
  listMyThreads,
  MESSAGE_NOTICE_MINUTES,
  MESSAGE_REMOVAL_MINUTES,
  MESSAGES_AT_ONCE,
  MESSAGES_PER_HOUR,
  type MessageThread,
  markThreadRead,
  type ReadThread,
  readThread,
  sendMessage,
  signMessagePhotos,
  takeBackMessage,
} from '@cleaning/contracts';
import { createServiceToken, type TestPerson } from '@cleaning/service-kit/testing';
import { DateTime } from 'luxon';
import { JobsTestApp, NO_SUCH_ID, toInstant } from '../testing/jobs-test-app.js';

describe('Message', () => {
  const jobs = JobsTestApp.openShared();
  let bo: TestPerson;
  let sam: TestPerson;
  let rita: TestPerson;
  let library: string;
  let office: string;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    rita = await jobs.app.createPerson({ name: 'Rita Moss', role: 'admin' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-18T10:00');
    await jobs.app.dataSource.query('TRUNCATE message_thread, message, message_read, message_limit');
    library = await jobs.createPermanentJob();
    office = await jobs.createPermanentJob(undefined, { job_title: 'Dental rooms' });
    await jobs.assign(library);
    await jobs.assign(office, bo);
    sam = await jobs.app.createPerson({ name: 'Sam Lee', role: 'supervisor', places: [library] });
    await jobs.app.dataSource.query('TRUNCATE raised_notice');
  });

  /** PostgreSQL's clock decides on unread counts and notices, so the test clock follows it. */
  const atNow = () => jobs.setClock(DateTime.now().setZone('Australia/Adelaide').toFormat("yyyy-MM-dd'T'HH:mm"));
  const send = (person: TestPerson, fields: object = {}) =>
    jobs.callAs(person, sendMessage, {
      kind: 'place',
      id: library,
      key: randomUUID(),
      text: 'The bins are full.',
      ...fields,
    });
  const sendOk = async (person: TestPerson, fields?: object): Promise<number> => {
    const { status, body } = await send(person, fields);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body.number;
  };
  const read = (person: TestPerson, id = library, kind = 'place', query: Record<string, string> = {}) =>
    jobs.app.call(readThread, { token: person.token, params: { kind, id }, query });
  const thread = async (person: TestPerson, ...args: [id?: string, kind?: string]): Promise<ReadThread> => {
    const { status, body } = await read(person, ...args);
    expect(status).toBe(200);
    expect(readThread.answer.safeParse(body)).toMatchObject({ success: true });
    return body;
  };
  const mark = (person: TestPerson, number: number, fields: object = {}) =>
    jobs.callAs(person, markThreadRead, { kind: 'place', id: library, number, ...fields });
  const countUnread = async (person: TestPerson): Promise<number> =>
    (await jobs.callOrThrow(person, countNewMessages)).unread;
  const list = async (person: TestPerson, query: Record<string, string> = {}): Promise<MessageThread[]> =>
    (await jobs.app.call(listMessageThreads, { token: person.token, query })).body.rows;
  const notices = async () =>
    (
      await jobs.app.dataSource.query<{ notice: { kind: string; people: string[]; parameters: object } }[]>(
        'SELECT notice FROM raised_notice ORDER BY id',
      )
    ).map(({ notice }) => notice);

  it('reaches everyone at a place, newest first, with its author', async () => {
    await sendOk(jobs.admin, { text: 'The alarm is being repaired.' });
    await sendOk(jobs.ana);
    await sendOk(sam, { text: 'Thanks, Ana.' });
    expect(await thread(jobs.ana)).toMatchObject({
      name: 'Library',
      address: '1 North Terrace, Adelaide',
      is_open: true,
      has_older: false,
      messages: [
        { number: 3, by: 'Sam Lee', by_role: 'supervisor', is_own: false, text: 'Thanks, Ana.' },
        { number: 2, by: 'Ana Silva', by_role: 'contractor', is_own: true, text: 'The bins are full.' },
        { number: 1, by: 'Helen Marsh', by_role: 'office', is_own: false, sent_at: '2026-11-17T23:30:00.000Z' },
      ],
    });
    for (const person of [jobs.admin, rita, sam]) expect((await thread(person)).messages).toHaveLength(3);
  });

  it.each([
    ['a contractor of another place', () => bo, 'place', () => library],
    ['a supervisor of another place', () => sam, 'place', () => office],
    ['a contractor in the thread of another person', () => bo, 'person', () => jobs.ana.id],
    ['a supervisor in the thread of a person', () => sam, 'person', () => jobs.ana.id],
    ['a contractor in the thread of an admin', () => jobs.ana, 'person', () => jobs.admin.id],
    ['an admin in the thread of an admin', () => jobs.admin, 'person', () => jobs.admin.id],
    ["an admin in a person thread with a job's id", () => jobs.admin, 'person', () => library],
    ['a contractor in a place thread with their own id', () => jobs.ana, 'place', () => jobs.ana.id],
    ['an admin at an unknown place', () => jobs.admin, 'place', () => NO_SUCH_ID],
  ])('does not exist for %s', async (_, who, kind, which) => {
    await sendOk(jobs.admin);
    await sendOk(jobs.admin, { kind: 'person', id: jobs.ana.id });
    const [person, id] = [who(), which()];
    const answers = [
      await read(person, id, kind),
      await send(person, { kind, id }),
      await mark(person, 1, { kind, id }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'no_such_thread' } });
  });

  it('stays between the person and the office in a person thread', async () => {
    await sendOk(jobs.ana, { kind: 'person', id: jobs.ana.id, text: 'Can I have Friday off?' });
    await sendOk(rita, { kind: 'person', id: jobs.ana.id, text: 'Yes.' });
    expect((await thread(jobs.ana, jobs.ana.id, 'person')).messages.map(({ text }) => text)).toEqual([
      'Yes.',
      'Can I have Friday off?',
    ]);
    expect(await list(sam)).toEqual([]);
    expect(await list(jobs.admin)).toMatchObject([{ kind: 'person', thread_id: jobs.ana.id, unread: 2 }]);
    // Specs that share the database have their own admins.
    const known = [jobs.admin.id, rita.id, jobs.ana.id, bo.id, sam.id];
    const received = (await notices()).map(({ people, parameters }) => ({
      people: people.filter((id) => known.includes(id)),
      parameters,
    }));
    expect(received).toEqual([
      {
        people: [jobs.admin.id, rita.id].sort(),
        parameters: { by: 'Ana Silva', place: '', thread: 'person', thread_id: jobs.ana.id },
      },
      {
        people: [jobs.admin.id, jobs.ana.id].sort(),
        parameters: { by: 'Rita Moss', place: '', thread: 'person', thread_id: jobs.ana.id },
      },
    ]);
  });

  it('is closed to people removed from the place', async () => {
    await sendOk(jobs.ana);
    await jobs.unassign(library);
    expect(await read(jobs.ana)).toMatchObject({ status: 404 });
    expect(await send(jobs.ana)).toMatchObject({ status: 404 });
    expect((await jobs.callOrThrow(jobs.ana, listMyThreads)).map(({ kind }: MessageThread) => kind)).toEqual([
      'person',
    ]);
    await sendOk(jobs.admin);
    expect(await countUnread(jobs.ana)).toBe(0);
  });

  it('stays readable for the office after a place has ended, and no other can be added', async () => {
    await sendOk(jobs.ana);
    await jobs.callOrThrow(jobs.admin, endJob, { job_id: library, version: 1 });
    expect(await thread(jobs.admin)).toMatchObject({ is_open: false, messages: [{ number: 1 }] });
    expect(await send(jobs.admin)).toMatchObject({ status: 409, body: { code: 'job_ended' } });
    expect(await read(jobs.ana)).toMatchObject({ status: 404 });
  });

  it('is stored and announced once when sent 20 times at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(jobs.ana, { key })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message_id} ${body.number}`)).size).toBe(1);
    expect((await thread(jobs.admin)).messages).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
    expect(await send(jobs.admin, { key })).toMatchObject({ status: 409, body: { code: 'message_of_other' } });
    const elsewhere = { key, kind: 'person', id: jobs.ana.id };
    expect(await send(jobs.ana, elsewhere)).toMatchObject({ status: 409, body: { code: 'message_of_other' } });
  });

  it('gets numbers without gaps when many write at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => sendOk([jobs.admin, jobs.ana, sam][n % 3] as TestPerson)));
    expect((await thread(jobs.admin)).messages.map(({ number }) => number)).toEqual(
      Array.from({ length: 12 }, (_, n) => 12 - n),
    );
  });

  it('is read in pages', async () => {
    for (let n = 0; n <= MESSAGES_AT_ONCE; n += 1) await sendOk(n % 2 ? jobs.admin : jobs.ana);
    const first = await thread(jobs.admin);
    expect(first.has_older).toBe(true);
    expect(first.messages.at(-1)?.number).toBe(2);
    const { body } = await read(jobs.admin, library, 'place', { before: '2' });
    expect(body).toMatchObject({ has_older: false, messages: [{ number: 1 }] });
  });

  it('counts as new until it is read, and names its readers', async () => {
    atNow();
    await sendOk(jobs.admin);
    await sendOk(jobs.admin);
    await sendOk(jobs.ana);
    expect([
      await countUnread(jobs.ana),
      await countUnread(jobs.admin),
      await countUnread(sam),
      await countUnread(bo),
    ]).toEqual([2, 1, 3, 0]);
    expect(await mark(jobs.ana, 2)).toMatchObject({ status: 200 });
    // A mark never goes back.
    expect(await mark(jobs.ana, 1)).toMatchObject({ status: 200 });
    expect(await countUnread(jobs.ana)).toBe(0);
    expect(await thread(jobs.admin)).toMatchObject({ read_to: 0, readers: [{ name: 'Ana Silva', number: 2 }] });
    expect(await thread(jobs.ana)).toMatchObject({ read_to: 2, readers: [] });
    // A mark cannot run ahead of the last message.
    await mark(sam, 1000);
    await sendOk(jobs.admin);
    expect(await countUnread(sam)).toBe(1);
  });

  it('is listed by newest thread, with a search that includes places without messages', async () => {
    jobs.setClock('2026-11-18T10:00');
    await sendOk(jobs.admin, { kind: 'person', id: bo.id, text: 'Welcome' });
    jobs.setClock('2026-11-18T10:05');
    await sendOk(jobs.admin);
    expect(await list(jobs.admin)).toMatchObject([
      { name: 'Library', kind: 'place', last_by: 'Helen Marsh', last_text: 'The bins are full.' },
      { name: 'Bo Berg', kind: 'person', last_at: '2026-11-17T23:30:00.000Z' },
    ]);
    expect((await list(rita, { kind: 'person' })).map(({ name }) => name)).toEqual(['Bo Berg']);
    expect((await list(rita, { text: 'terrace', show: 'all' })).map(({ name }) => name).sort()).toEqual([
      'Dental rooms',
      'Library',
    ]);
    expect((await list(sam, { show: 'all' })).map(({ name }) => name)).toEqual(['Library']);
    expect((await jobs.callOrThrow(bo, listMyThreads)).map(({ name }: MessageThread) => name)).toEqual([
      'Bo Berg',
      'Dental rooms',
    ]);
  });

  it('raises a notice without its text for everyone else in the thread', async () => {
    await sendOk(jobs.ana, { text: 'The code is 4711.' });
    const [notice] = await notices();
    expect(notice).toMatchObject({
      kind: 'new-message',
      parameters: { by: 'Ana Silva', place: 'Library', thread: 'place', thread_id: library },
    });
    expect(JSON.stringify(notice)).not.toContain('4711');
    expect(notice?.people).toEqual(expect.arrayContaining([jobs.admin.id, rita.id, sam.id]));
    expect(notice?.people).not.toContain(jobs.ana.id);
    expect(notice?.people).not.toContain(bo.id);
  });

  it(`is not announced again within ${MESSAGE_NOTICE_MINUTES} minutes to people who have not read the thread`, async () => {
    atNow();
    await sendOk(jobs.admin);
    await sendOk(jobs.admin);
    const toAna = async () => (await notices()).filter(({ people }) => people.includes(jobs.ana.id)).length;
    expect(await toAna()).toBe(1);
    await mark(jobs.ana, 2);
    await sendOk(jobs.admin);
    expect(await toAna()).toBe(2);
  });

  it('names its photos, which svc-media signs for each reader', async () => {
    const [key, ...photos] = [randomUUID(), randomUUID(), randomUUID()];
    const readerIds: unknown[] = [];
    const path = `/media${signMessagePhotos.path}`;
    jobs.app.peers.answers.set(path, (body) => {
      const { message_ids = [], reader_id } = signMessagePhotos.body?.parse(body) ?? {};
      readerIds.push(reader_id);
      return [{ id: photos[0], state: 'stored', path: '/x', width: 4, height: 3, message_id: message_ids[0] }];
    });
    await sendOk(jobs.ana, { key, photos, text: '' });
    expect(await read(bo)).toMatchObject({ status: 404 });
    const [message] = (await thread(sam)).messages;
    expect(readerIds).toEqual([sam.id]);
    expect(message).toMatchObject({ text: '', photos: [{ id: photos[0], state: 'stored', path: '/x' }] });
    expect(await jobs.app.readPublishedStates('work-photos')).toMatchObject([
      { kind: 'message', job_id: library, person_id: jobs.ana.id, photos },
    ]);
    jobs.app.peers.answers.delete(path);
    expect((await thread(jobs.admin)).messages[0]?.photos).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
  });

  it.each([
    ['text', { text: '' }],
    ['text', { text: 'x'.repeat(2001) }],
    ['key', { key: 'x' }],
    ['kind', { kind: 'team' }],
    ['photos', { photos: Array.from({ length: 5 }, () => randomUUID()) }],
  ])('names the field %s when it is wrong', async (field, fields) => {
    expect(await send(jobs.ana, fields)).toMatchObject({ status: 400, body: { issues: [{ field }] } });
  });

  it('is refused after too many from one person in an hour', async () => {
    await jobs.app.dataSource.query(
      `INSERT INTO message_limit (address, booked_until) VALUES ($1, now() + interval '61 minutes')`,
      [`message ${jobs.ana.id}`],
    );
    expect(MESSAGES_PER_HOUR).toBeGreaterThan(60);
    expect(await send(jobs.ana)).toMatchObject({ status: 429, body: { code: 'too_many_sent_messages' } });
    expect(await send(jobs.admin)).toMatchObject({ status: 200 });
    expect((await thread(jobs.admin)).messages).toHaveLength(1);
  });

  describe('takeBackMessage', () => {
    const takeBack = (person: TestPerson, message_id: string, fields: object = {}) =>
      jobs.callAs(person, takeBackMessage, { kind: 'place', id: library, message_id, ...fields });
    const sendForId = async (person: TestPerson, fields?: object): Promise<string> => {
      const { status, body } = await send(person, fields);
      expect(status).toBe(200);
      return body.message_id;
    };

    it('erases text and photos, keeps the number, and is in the audit log once', async () => {
      const id = await sendForId(jobs.ana, { text: 'The code is 4711.', photos: [randomUUID()] });
      await sendOk(jobs.ana, { text: 'Sorry, wrong place.' });
      const [, before] = (await thread(jobs.ana)).messages;
      expect(before).toMatchObject({ removed: false, removable_until: '2026-11-17T23:45:00.000Z' });
      const answers = await Promise.all(Array.from({ length: 8 }, () => takeBack(jobs.ana, id)));
      for (const answer of answers) expect(answer).toMatchObject({ status: 200 });
      expect((await thread(sam)).messages).toMatchObject([
        { number: 2, text: 'Sorry, wrong place.', removed: false, removable_until: '' },
        { number: 1, by: 'Ana Silva', text: '', photos: [], removed: true, removable_until: '' },
      ]);
      expect(await jobs.app.dataSource.query(`SELECT FROM message WHERE text LIKE '%4711%'`)).toEqual([]);
      // svc-media deletes photos without a state.
      expect(await jobs.app.readPublishedStates('work-photos')).toEqual([]);
      const audited = (await jobs.findAuditEntries(library)).filter(({ action }) => action === 'message.removed');
      expect(audited).toMatchObject([{ actor_name: 'Ana Silva', subject_name: 'Library' }]);
      expect(JSON.stringify(audited)).not.toContain('4711');
    });

    it('removes the message from the unread counts', async () => {
      atNow();
      const id = await sendForId(jobs.ana);
      expect(await countUnread(sam)).toBe(1);
      await takeBack(jobs.ana, id);
      expect(await countUnread(sam)).toBe(0);
      expect(await list(jobs.admin)).toMatchObject([{ last_by: 'Ana Silva', last_text: '', last_removed: true }]);
    });

    it(`is possible within ${MESSAGE_REMOVAL_MINUTES} minutes`, async () => {
      const id = await sendForId(jobs.ana);
      jobs.setClock('2026-11-18T10:15');
      expect((await thread(jobs.ana)).messages).toMatchObject([{ removable_until: '' }]);
      expect(await takeBack(jobs.ana, id)).toMatchObject({
        status: 409,
        body: { code: 'message_sent_long_ago', msg: expect.stringContaining(`${MESSAGE_REMOVAL_MINUTES} minutes`) },
      });
      expect((await thread(jobs.admin)).messages).toMatchObject([{ text: 'The bins are full.', removed: false }]);
    });

    it.each([
      ['the office', () => jobs.admin, {}, 'not_own_message'],
      ['a contractor of another place', () => bo, {}, 'no_such_thread'],
      ['its author in another thread', () => jobs.ana, { kind: 'person', id: true }, 'not_own_message'],
    ])('is refused to %s', async (_, who, fields, code) => {
      const id = await sendForId(jobs.ana);
      const named = 'id' in fields ? { kind: 'person', id: jobs.ana.id } : {};
      expect(await takeBack(who(), id, named)).toMatchObject({ status: 404, body: { code } });
      expect((await thread(jobs.admin)).messages).toMatchObject([{ removed: false }]);
    });
  });

  describe('to a cover at the place', () => {
    const cover = (takenBack = false) =>
      jobs.app.dataSource.query(
        `WITH offer AS (INSERT INTO cover_offer (id, job_id, business_date, time, for_person_id, to_all, offered_by, offered_at)
           VALUES (gen_random_uuid(), $1, '2026-11-19', '09:00-11:00', $2, false, $4, now()) RETURNING id)
         INSERT INTO cover (id, offer_id, job_id, business_date, time, for_person_id, person_id, taken_at, taken_back_at, taken_back_by)
         SELECT gen_random_uuid(), id, $1, '2026-11-19', '09:00-11:00', $2, $3, now(), CASE WHEN $5 THEN now() END,
           CASE WHEN $5 THEN $4::uuid END FROM offer`,
        [library, jobs.ana.id, bo.id, jobs.admin.id, takenBack],
      );

    it('is open until the day after the shift, with notices', async () => {
      await sendOk(jobs.admin, { text: 'Use the side door.' });
      expect(await read(bo)).toMatchObject({ status: 404 });
      await cover();
      expect((await thread(bo)).messages).toMatchObject([{ text: 'Use the side door.' }]);
      expect((await jobs.callOrThrow(bo, listMyThreads)).map(({ name }: MessageThread) => name)).toContain('Library');
      await jobs.app.dataSource.query('TRUNCATE raised_notice');
      await sendOk(jobs.admin);
      expect((await notices())[0]?.people).toContain(bo.id);
      jobs.setClock('2026-11-20T23:00');
      expect(await send(bo, { text: 'All done.' })).toMatchObject({ status: 200 });
      jobs.setClock('2026-11-21T00:05');
      expect(await read(bo)).toMatchObject({ status: 404 });
      await jobs.app.dataSource.query('TRUNCATE raised_notice');
      await sendOk(jobs.ana);
      expect((await notices())[0]?.people).not.toContain(bo.id);
    });

    it('is closed once the cover is taken back', async () => {
      await cover(true);
      expect(await read(bo)).toMatchObject({ status: 404 });
    });
  });

  it('cannot be changed or deleted in the database', async () => {
    await sendOk(jobs.ana);
    const { dataSource } = jobs.app;
    await expect(dataSource.query(`UPDATE message SET text = 'x'`)).rejects.toThrow('kept');
    await expect(dataSource.query('DELETE FROM message')).rejects.toThrow('kept');
    await expect(
      dataSource.query(`UPDATE message SET text = '', removed_at = now(), author_name = 'x'`),
    ).rejects.toThrow('kept');
  });

  it("is in its author's data export", async () => {
    await sendOk(jobs.ana);
    const { body } = await jobs.app.call(getPersonalWork, {
      token: createServiceToken(jobs.app, 'auth'),
      params: { user_id: jobs.ana.id },
    });
    expect(body.messages).toEqual([
      {
        thread: 'Library',
        text: 'The bins are full.',
        photos: [],
        sent_at: new Date(toInstant('2026-11-18T10:00')).toISOString(),
      },
    ]);
  });
});
