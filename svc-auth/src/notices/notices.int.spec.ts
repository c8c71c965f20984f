import {
  changeAdmin,
  countUnreadNotices,
  inviteAdmin,
  type Notice,
  readAllNotices,
  readNotice,
  verifyUser,
} from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { JwtService } from '@nestjs/jwt';
import { v7 as uuidv7 } from 'uuid';
import { Retention } from '../retention/retention.service.js';
import { IdleSessions } from '../sessions/idle-sessions.service.js';
import { type MailTestSetup, SITE_URL, startMailTestSetup } from '../testing/mailed.js';
import { createNoticeCalls, makeNotice } from '../testing/notice-calls.js';
import type { People, TestPerson } from '../testing/people.js';

const jwt = new JwtService();

let mailed: MailTestSetup;
let testApp: TestApp;
let people: People;
let admin: TestPerson;
beforeAll(async () => {
  mailed = await startMailTestSetup();
  ({ testApp, people, admin } = mailed);
}, 60_000);
afterAll(() => mailed.stop());

const { deliver, deliverToMany, tell, page, titles, mailsTo, countMails } = createNoticeCalls(() => mailed);

describe('a notice', () => {
  it('appears in the person’s list with its text and page, and goes by mail', async () => {
    const ana = await people.createContractor();
    await tell(ana, 'assigned');
    const { notices, unread, next } = await page(ana);
    expect(notices).toEqual([
      {
        id: expect.any(String),
        kind: 'assigned',
        about: 'work',
        title: 'You have a new job',
        text: 'The office assigned you to Library.',
        path: '/my-jobs',
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        read: false,
      },
    ]);
    expect([unread, next]).toEqual([1, '']);
    const [mail] = await mailsTo(ana);
    expect(mail?.subject).toBe('You have a new job');
    expect(mail?.html).toContain(`href="${SITE_URL}/my-jobs"`);
  });

  it('is delivered once when its event is read several times, even at once', async () => {
    const ana = await people.createContractor();
    const [notice, id] = [makeNotice({ people: [ana.id, ana.id] }), uuidv7()];
    await Promise.all([deliver(notice, id), deliver(notice, id), deliver(notice, id)]);
    await deliver(notice, id);
    expect(await titles(ana)).toEqual(['You have a new job']);
    expect(await countMails(ana)).toBe(1);
  });

  it('reaches current admins and skips disabled and removed people', async () => {
    const [omar, gone] = [await people.createAdmin('Omar'), await people.createContractor()];
    await testApp.call(changeAdmin, { token: admin.token, body: { id: omar.id, method: 'disable' } });
    await testApp.dataSource.query('UPDATE account SET removed_at = now() WHERE id = $1', [gone.id]);
    const id = uuidv7();
    const notice = makeNotice({
      kind: 'new-admin',
      admins: true,
      people: [gone.id],
      parameters: { by: 'A', admin: 'B' },
    });
    await deliver(notice, id);
    const late = await people.createAdmin('Late');
    await deliver(notice, id);
    expect(await titles(admin)).toContain('New admin');
    expect(await titles(late)).toEqual([]);
    const rows = await testApp.dataSource.query('SELECT 1 FROM notice WHERE account_id = ANY($1)', [
      [omar.id, gone.id],
    ]);
    expect(rows).toEqual([]);
  });

  it('is dropped with an unknown kind or person, or when over 90 days old', async () => {
    const ana = await people.createContractor();
    await deliver(makeNotice({ kind: 'from-the-future', people: [ana.id] }));
    await deliver(makeNotice({ people: [ana.id], at: new Date(Date.now() - 91 * 86_400_000).toISOString() }));
    await deliver(makeNotice({ people: [uuidv7()] }));
    expect(await titles(ana)).toEqual([]);
  });

  it('is deleted after 90 days', async () => {
    const ana = await people.createContractor();
    await tell(ana, 'assigned');
    await tell(ana, 'taken-off');
    await testApp.dataSource.query(
      `UPDATE notice SET created_at = now() - interval '91 days' WHERE account_id = $1 AND kind = 'assigned'`,
      [ana.id],
    );
    await testApp.get(Retention).run();
    expect(await titles(ana)).toEqual(['You’ve been taken off a job']);
  });

  it('keeps names with control characters and markup as one line of text', async () => {
    const ana = await people.createContractor();
    await tell(ana, 'assigned', { job: 'Library\r\nBcc: x@example.com <b>"&' });
    const [shown] = (await page(ana)).notices;
    expect(shown.text).toBe('The office assigned you to Library Bcc: x@example.com <b>"&.');
    const [mail] = await mailsTo(ana);
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.html).not.toContain('<b>');
  });
});

it('delivers five notices at once, each one time to each of twenty people', () => deliverToMany(20));

it('delivers another service’s notice once', async () => {
  const ana = await people.createContractor();
  const [id, notice] = [uuidv7(), makeNotice({ kind: 'taken-off', people: [ana.id] })];
  await testApp.deliver('notice', id, notice, 'jobs');
  await testApp.deliver('notice', id, { ...notice, parameters: { job: 'Other' } }, 'jobs');
  await testApp.deliver('notice', id, null, 'jobs');
  expect((await page(ana)).notices).toMatchObject([
    { title: 'You’ve been taken off a job', text: 'You’re no longer assigned to Library.' },
  ]);
});

describe('a notice of several quote requests', () => {
  const several = (count: number) =>
    makeNotice({
      kind: 'enquiry',
      admins: true,
      parameters: {
        enquiry: '',
        place: `${count} requests`,
        count: String(count),
        places: Array.from({ length: count }, (_, index) => `Office, Suburb ${index + 1}`).join('\n'),
        flood: '40',
      },
    });

  it('names three in the app and each of them once in one mail', async () => {
    const office = await people.createAdmin('Office');
    await deliver(several(5));
    const [shown] = (await page(office)).notices;
    expect(shown).toMatchObject({
      title: '5 new quote requests',
      text: 'Office, Suburb 1; Office, Suburb 2; Office, Suburb 3 and 2 more. Reply within two business days. 40 more came in over the limit. They’re in the list, marked as possible spam.',
      path: '/admin/enquiries',
    });
    expect(shown).not.toHaveProperty('lines');
    const mails = await mailsTo(office);
    expect(mails).toHaveLength(1);
    for (const place of ['Suburb 4', 'Suburb 5']) expect(mails[0]?.text?.split(place)).toHaveLength(2);
  });
});

describe('the notice list', () => {
  it('pages without repeats while new notices arrive, for its owner only', async () => {
    const [ana, bo] = [await people.createContractor(), await people.createContractor()];
    for (let count = 0; count < 5; count += 1) await tell(ana, 'assigned', { job: `Job ${count}` });
    const first = await page(ana, { limit: '2' });
    await tell(ana, 'assigned', { job: 'Job 5' });
    const second = await page(ana, { limit: '2', before: first.next });
    const third = await page(ana, { limit: '2', before: second.next });
    const texts = [first, second, third].flatMap(({ notices }) =>
      notices.map(({ text }: Notice) => text.slice(-6, -1)),
    );
    expect(texts).toEqual(['Job 4', 'Job 3', 'Job 2', 'Job 1', 'Job 0']);
    expect(third.next).toBe('');
    expect(await titles(bo)).toEqual([]);
  });

  it('puts safety before work and account, newest first, at any page size', async () => {
    const office = await people.createAdmin('Order');
    const kinds = [
      'not-started',
      'new-device',
      'enquiry',
      'not-started',
      'new-device',
      'late',
      'passkeys-changed',
      'enquiry',
    ] as const;
    for (const [index, kind] of kinds.entries())
      await tell(office, kind, { job: 'Library', nth: String(index) } as never);
    const rows = await testApp.dataSource.query('SELECT id, parameters FROM notice WHERE account_id = $1', [office.id]);
    const nth = new Map(
      rows.map(({ id, parameters }: { id: string; parameters: { nth: string } }) => [id, parameters.nth]),
    );
    const read = async (limit: number, query: Record<string, string> = {}) => {
      const found: unknown[] = [];
      for (let before: string | undefined; ; ) {
        const { notices, next } = await page(office, { limit: String(limit), ...query, ...(before && { before }) });
        found.push(...notices.map(({ id }: Notice) => Number(nth.get(id))));
        if (next === '') return found;
        before = next;
      }
    };
    for (const limit of [1, 2, 3, 5, 50]) expect(await read(limit)).toEqual([3, 0, 7, 5, 2, 6, 4, 1]);
    expect(await read(2, { about: 'safety' })).toEqual([3, 0]);
    expect(await read(1, { about: 'work' })).toEqual([7, 5, 2]);
    expect(await read(2, { about: 'account' })).toEqual([6, 4, 1]);
    // The newest is not the first: all are marked up to it.
    const { notices, newest } = await page(office, { limit: '1' });
    expect(notices[0]).toMatchObject({ kind: 'not-started', about: 'safety' });
    expect(nth.get(newest)).toBe('7');
    await testApp.call(readAllNotices, { token: office.token, body: { up_to: newest } });
    expect((await page(office)).unread).toBe(0);
    expect((await page(office, { before: uuidv7() })).notices).toEqual([]);
  });

  it('counts unread notices and marks one or all as read', async () => {
    const [ana, bo] = [await people.createContractor(), await people.createContractor()];
    for (const person of [ana, ana, ana, bo]) await tell(person, 'assigned');
    const unread = async ({ token }: TestPerson) => (await testApp.call(countUnreadNotices, { token })).body.unread;
    const { notices } = await page(ana);
    const read = (person: TestPerson, id: string) => testApp.call(readNotice, { token: person.token, body: { id } });
    expect((await read(ana, notices[0].id)).status).toBe(200);
    expect((await read(ana, notices[0].id)).status).toBe(200);
    expect(await unread(ana)).toBe(2);
    expect((await read(bo, notices[1].id)).status).toBe(404);
    expect((await read(ana, 'nonsense')).status).toBe(404);
    // A notice that came after the list was shown stays unread.
    await testApp.call(readAllNotices, { token: ana.token, body: { up_to: notices[1].id } });
    expect(await unread(ana)).toBe(0);
    await tell(ana, 'assigned');
    await testApp.call(readAllNotices, { token: ana.token, body: { up_to: notices[1].id } });
    expect(await unread(ana)).toBe(1);
    await testApp.call(readAllNotices, { token: ana.token, body: {} });
    expect([await unread(ana), await unread(bo)]).toEqual([0, 1]);
  });

  it('marks that a shift was not started as read once its person works there', async () => {
    const ana = await people.createContractor();
    const [job, other] = [uuidv7(), uuidv7()];
    const raiseNotStarted = (job_id: string, date: string) =>
      deliver(
        makeNotice({
          kind: 'not-started',
          people: [ana.id, admin.id],
          parameters: { job_id, job: 'Library', date, time: '08:00-10:00', person_id: ana.id, person: ana.name },
        }),
      );
    await raiseNotStarted(job, '2026-11-29');
    await raiseNotStarted(other, '2026-11-30');
    await raiseNotStarted(job, '2026-11-30');
    const before = (await page(admin)).unread;
    const work = { kind: 'permanent' as const, job_id: job, row_id: uuidv7(), started_at: new Date().toISOString() };
    for (const business_date of ['2026-11-30', '2026-11-30'])
      await testApp.deliver('current-work', ana.id, { ...work, business_date });
    const { notices, unread } = await page(ana);
    expect(notices.map(({ read }: Notice) => read)).toEqual([true, false, false]);
    expect(unread).toBe(2);
    expect((await page(admin)).unread).toBe(before);
    await testApp.deliver('current-work', ana.id, null);
    expect((await page(ana)).unread).toBe(2);
  });

  it('does not keep an admin logged in when a page polls the unread count', async () => {
    const idle = await people.createAdmin('Idle');
    const { sid } = jwt.decode<{ sid: string }>(idle.token);
    await testApp.dataSource.query(`UPDATE session SET created_at = now() - interval '9 hours' WHERE id = $1`, [sid]);
    expect((await testApp.call(countUnreadNotices, { token: idle.token })).status).toBe(200);
    await testApp.get(IdleSessions).run();
    expect((await testApp.call(countUnreadNotices, { token: idle.token })).status).toBe(401);
  });
});

describe('svc-auth', () => {
  it('notifies a person once that they are verified', async () => {
    const ana = await people.createContractor({ verified: false });
    const verify = () => testApp.call(verifyUser, { token: admin.token, body: { id: ana.id, method: 'approve' } });
    await verify();
    await verify();
    expect(await titles(ana)).toEqual(['Your account is verified']);
  });

  it('notifies the admins of a new admin, but not the new admin', async () => {
    const { body } = await testApp.call(inviteAdmin, {
      token: admin.token,
      body: { name: 'Iris Invited', email: 'iris@example.com' },
    });
    const [newest] = (await page(admin, { about: 'account' })).notices;
    expect(newest).toMatchObject({
      kind: 'new-admin',
      text: `${admin.name} invited Iris Invited as an admin.`,
      path: '/admin/admins',
    });
    expect(await testApp.dataSource.query('SELECT 1 FROM notice WHERE account_id = $1', [body.id])).toEqual([]);
  });
});
