import { askToUnsubscribe, chooseNotices, listNoticeChoices, NOTICE_KINDS, noticeKind } from '@cleaning/contracts';
import { Transactions } from '@cleaning/service-kit';
import type { TestApp } from '@cleaning/service-kit/testing';
import type { ReceivedMail } from '../testing/mail-server.js';
import { type MailTestSetup, SITE_URL, startMailTestSetup } from '../testing/mailed.js';
import { Nginx } from '../testing/nginx.js';
import { createNoticeCalls, makeNotice } from '../testing/notice-calls.js';
import type { People, TestPerson } from '../testing/people.js';
import { storeChoice } from './notices.queries.js';

describe('notice choices', () => {
  let mailed: MailTestSetup;
  let testApp: TestApp;
  let people: People;
  let admin: TestPerson;
  beforeAll(async () => {
    mailed = await startMailTestSetup();
    ({ testApp, people, admin } = mailed);
  }, 60_000);
  afterAll(() => mailed.stop());

  const { deliver, tell, titles, mailsTo, countMails } = createNoticeCalls(() => mailed);
  const choose = ({ token }: { token: string }, body: object) => testApp.call(chooseNotices, { token, body });

  describe('the notice settings', () => {
    it('switches mail of a kind off and on again for one person', async () => {
      const [ana, bo] = [await people.createContractor(), await people.createContractor()];
      expect((await choose(ana, { kind: 'assigned', channel: 'mail', enabled: false })).status).toBe(200);
      await deliver(makeNotice({ people: [ana.id, bo.id] }));
      await tell(ana, 'taken-off');
      expect([await countMails(ana), await countMails(bo)]).toEqual([1, 1]);
      expect(await titles(ana)).toEqual(['You’ve been taken off a job', 'You have a new job']);
      await choose(ana, { kind: 'assigned', channel: 'mail', enabled: true });
      await tell(ana, 'assigned');
      expect(await countMails(ana)).toBe(2);
    });

    it('lists the kinds of the person’s role', async () => {
      const ana = await people.createContractor();
      const kinds = async ({ token }: TestPerson) =>
        (await testApp.call(listNoticeChoices, { token })).body.map(({ kind }: { kind: string }) => kind);
      expect(await kinds(admin)).toEqual([
        'cover-offered',
        'shift-changed',
        'new-message',
        'cover-taken',
        'absence-reported',
        'late',
        'injury-reported',
        'incident-reported',
        'supplies-asked',
        'complaint',
        'not-started',
        'document-check',
        'change-asked',
        'enquiry',
        'quote-answered',
        'quote-waiting',
        'reminder-not-sent',
        'bank-details-changed',
        'bank-details-proposed',
        'reminders-changed',
        'client-contacts-changed',
        'client-codes-guessed',
        'company-export-ready',
        'webhook-off',
        'xero-broken',
        'new-admin',
        'new-device',
        'passkeys-changed',
        'passkey-copied',
        'identities-changed',
      ]);
      expect(await kinds(ana)).toContain('assigned');
      expect(await kinds(ana)).not.toContain('new-admin');
    });

    it('shows a new job only in the app until the person turns mail on', async () => {
      const [ana, bo] = [await people.createContractor(), await people.createContractor()];
      const { body } = await testApp.call(listNoticeChoices, { token: ana.token });
      expect(body.find(({ kind }: { kind: string }) => kind === 'new-job')).toMatchObject({
        mail: false,
        mail_always: false,
        push: true,
        push_always: false,
      });
      await choose(ana, { kind: 'new-job', channel: 'mail', enabled: true });
      const parameters = { job: 'Library', job_id: 'x', job_kind: 'permanent' };
      await deliver(makeNotice({ kind: 'new-job', people: [ana.id, bo.id], parameters }));
      expect([await countMails(ana), await countMails(bo)]).toEqual([1, 0]);
      expect(await titles(bo)).toEqual(['New job available']);
    });

    it('shows a late start only in the app until the admin turns mail on', async () => {
      const other = await people.createAdmin();
      const late = { kind: 'late', admins: true, parameters: { person: 'Ana Silva', job: 'Library' } } as const;
      await choose(other, { kind: 'late', channel: 'mail', enabled: true });
      const before = [await countMails(admin), await countMails(other)] as const;
      await deliver(makeNotice(late));
      expect([await countMails(admin), await countMails(other)]).toEqual([before[0], before[1] + 1]);
      expect(await titles(admin)).toContain('Ana Silva is late');
    });

    // A late start shows in the app; `not-started` follows by mail half an hour later.
    it.each(noticeKind.options.filter((kind) => NOTICE_KINDS[kind].about === 'safety'))(
      'mails %s even when it is switched off, as it is about safety',
      async (kind) => {
        const office = await people.createAdmin();
        await testApp
          .get(Transactions)
          .run(({ manager }) => storeChoice(manager, { accountId: office.id, kind, channel: 'mail', enabled: false }));
        await deliver(makeNotice({ kind, people: [office.id], parameters: { person: 'Ana Silva', job: 'Library' } }));
        expect(await countMails(office)).toBe(1);
        const row = { kind, channel: 'mail', enabled: false };
        expect(await choose(office, row)).toMatchObject({
          status: 409,
          body: { msg: 'You can’t turn this off. Messages about safety and money always go by email.' },
        });
        const { body } = await testApp.call(listNoticeChoices, { token: office.token });
        expect(body.find((shown: { kind: string }) => shown.kind === kind)).toMatchObject({
          mail: true,
          mail_always: true,
        });
      },
    );

    it('refuses to switch off mail about held work and new devices', async () => {
      const ana = await people.createContractor();
      for (const kind of ['hold-decided', 'new-device'])
        expect((await choose(ana, { kind, channel: 'mail', enabled: false })).status).toBe(409);
      const { body } = await testApp.call(listNoticeChoices, { token: ana.token });
      expect(body.find(({ kind }: { kind: string }) => kind === 'hold-decided')).toMatchObject({
        mail: true,
        mail_always: true,
      });
    });

    it.each([
      ['kind', { kind: 'everything', channel: 'mail', enabled: false }],
      ['channel', { kind: 'assigned', channel: 'pigeon', enabled: false }],
      ['enabled', { kind: 'assigned', channel: 'mail', enabled: 'no' }],
    ])('refuses a wrong %s', async (field, body) => {
      expect(await choose(admin, body)).toMatchObject({ status: 400, body: { issues: [{ field }] } });
    });
  });

  describe('the unsubscribe link', () => {
    const linkTo = (mail: ReceivedMail | undefined): string =>
      /^<https:\/\/www\.gumleaf\.example(\/\S+)>$/.exec(
        mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
      )?.[1] ?? '';
    const post = (path: string) =>
      fetch(`${testApp.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });

    it('switches the kind off with one click and changes nothing when only opened', async () => {
      const ana = await people.createContractor();
      await tell(ana, 'assigned');
      const [mail] = await mailsTo(ana);
      expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
        'List-Unsubscribe=One-Click',
      );
      const path = linkTo(mail);
      expect(mail?.html).toContain(path.replaceAll('&', '&amp;'));
      const opened = await fetch(`${testApp.url}${path}`);
      expect(opened.headers.get('content-type')).toContain('text/html');
      expect(await opened.text()).toContain('<form method="post">');
      const isOn = async () =>
        (await testApp.call(listNoticeChoices, { token: ana.token })).body.find(
          ({ kind }: { kind: string }) => kind === 'assigned',
        ).mail;
      expect(await isOn()).toBe(true);
      expect((await post(path)).status).toBe(200);
      expect((await post(path)).status).toBe(200);
      expect(await isOn()).toBe(false);
    });

    it('is absent from a message that is always sent', async () => {
      const ana = await people.createContractor();
      await tell(ana, 'hold-decided', { decision: 'approved', jobs: 'Library', dates: '2026-11-18' } as never);
      const [mail] = await mailsTo(ana);
      expect(mail?.subject).toBe('Your work was approved');
      expect(linkTo(mail)).toBe('');
    });

    it.each(['nonsense', 'sealed:1:0123456789abcdef:AAAA'])('answers 404 to the made-up token %s', async (token) => {
      expect((await post(askToUnsubscribe.path.replace(':token', token))).status).toBe(404);
      expect((await fetch(`${testApp.url}${askToUnsubscribe.path.replace(':token', token)}`)).status).toBe(404);
    });
  });
});

describe('unsubscribing without a login', () => {
  let mailed: MailTestSetup;
  let nginx: Nginx;
  beforeAll(async () => {
    mailed = await startMailTestSetup();
    nginx = await Nginx.start(mailed.testApp.url);
  }, 60_000);
  afterAll(async () => {
    await nginx.stop();
    await mailed.stop();
  });

  const { tell, mailsTo } = createNoticeCalls(() => mailed);

  /** The address in the header of a real message about a new job, on this machine. */
  async function receiveUnsubscribeLink(person: TestPerson): Promise<string> {
    await tell(person, 'assigned');
    const [mail] = await mailsTo(person);
    const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    expect(header).toMatch(/^<https:.*>$/);
    return header.slice(1, -1).replace(SITE_URL, nginx.url);
  }
  const oneClick = (url: string) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  const isOn = async ({ token }: TestPerson): Promise<boolean> => {
    const { body } = await mailed.testApp.call(listNoticeChoices, { token });
    return body.find(({ kind }: { kind: string }) => kind === 'assigned').mail;
  };
  const getToken = (url: string): string => url.split('/').at(-1) ?? '';

  it('switches the kind off with one click through nginx (RFC 8058)', async () => {
    const ana = await mailed.people.createContractor();
    const url = await receiveUnsubscribeLink(ana);
    expect(getToken(url)).toMatch(/^[A-Za-z0-9_-]+$/);
    const opened = await fetch(url);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await opened.text()).toContain('<form method="post">');
    expect(await isOn(ana)).toBe(true);
    expect((await oneClick(url)).status).toBe(200);
    expect(await isOn(ana)).toBe(false);
  });

  it('shows an error page for an invalid link', async () => {
    for (const token of ['made-up', 'sealed-1-0123456789abcdef-AAAA']) {
      const url = `${nginx.url}/api/unsubscribe/${token}`;
      const opened = await fetch(url);
      expect([opened.status, opened.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(await opened.text()).toContain('This link has expired or was already used');
      expect((await oneClick(url)).status).toBe(404);
    }
  });

  it('keeps the token out of the nginx logs, even while svc-auth is down', async () => {
    const ana = await mailed.people.createContractor();
    const token = getToken(await receiveUnsubscribeLink(ana));
    const away = await Nginx.start('http://127.0.0.1:1');
    for (const { url } of [nginx, away])
      for (const path of [token, `${token}?x=${token}`, `${token}/`, `%2F${token}`]) {
        await fetch(`${url}/api/unsubscribe/${path}`);
        await oneClick(`${url}/api/unsubscribe/${path}`);
      }
    const logs = [nginx.readLogs(), away.readLogs()];
    await away.stop();
    expect(logs[1]?.access).toContain('"path":"/api/unsubscribe/-","status":502');
    for (const { access, errors } of logs)
      for (const secret of [token, token.slice(-20)]) {
        expect(access).not.toContain(secret);
        expect(errors).not.toContain(secret);
      }
  });
});
