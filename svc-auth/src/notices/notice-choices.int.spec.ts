import { askToUnsubscribe, chooseNotices, listNoticeChoices } from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import type { ReceivedMail } from '../testing/mail-server.js';
import { type Mailed, startMailed } from '../testing/mailed.js';
import { noticeCalls, raised } from '../testing/notice-calls.js';
import type { People, TestPerson } from '../testing/people.js';

let mailed: Mailed;
let testApp: TestApp;
let people: People;
let admin: TestPerson;
beforeAll(async () => {
  mailed = await startMailed();
  ({ testApp, people, admin } = mailed);
}, 60_000);
afterAll(() => mailed.stop());

const { deliver, tell, titles, mailsTo, written } = noticeCalls(() => mailed);
const choose = ({ token }: { token: string }, body: object) => testApp.call(chooseNotices, { token, body });

describe('choices', () => {
  it('switch mail of a kind off and on again for one person', async () => {
    const [ana, bo] = [await people.contractor(), await people.contractor()];
    expect((await choose(ana, { kind: 'assigned', channel: 'mail', enabled: false })).status).toBe(200);
    await deliver(raised({ people: [ana.id, bo.id] }));
    await tell(ana, 'taken-off');
    expect([await written(ana), await written(bo)]).toEqual([1, 1]);
    expect(await titles(ana)).toEqual(['You are taken off a job', 'You have a new job']);
    await choose(ana, { kind: 'assigned', channel: 'mail', enabled: true });
    await tell(ana, 'assigned');
    expect(await written(ana)).toBe(2);
  });

  it('are those that concern the person, by their role', async () => {
    const ana = await people.contractor();
    const kinds = async ({ token }: TestPerson) =>
      (await testApp.call(listNoticeChoices, { token })).body.map(({ kind }: { kind: string }) => kind);
    expect(await kinds(admin)).toEqual([
      'cover-offered',
      'shift-changed',
      'cover-taken',
      'absence-reported',
      'late',
      'injury-reported',
      'incident-reported',
      'not-started',
      'change-asked',
      'enquiry',
      'quote-answered',
      'quote-waiting',
      'new-admin',
      'new-device',
      'passkeys-changed',
      'passkey-copied',
    ]);
    expect(await kinds(ana)).toContain('assigned');
    expect(await kinds(ana)).not.toContain('new-admin');
  });

  it('leave a late shift in the app, until somebody wants mail about it', async () => {
    const other = await people.admin();
    const late = { kind: 'late', admins: true, parameters: { person: 'Ana Silva', job: 'Library' } } as const;
    await choose(other, { kind: 'late', channel: 'mail', enabled: true });
    const before = [await written(admin), await written(other)] as const;
    await deliver(raised(late));
    expect([await written(admin), await written(other)]).toEqual([before[0], before[1] + 1]);
    expect(await titles(admin)).toContain('Ana Silva is late');
  });

  it('do not switch off what is about safety or money', async () => {
    const ana = await people.contractor();
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
  ])('refuse a wrong %s', async (field, body) => {
    expect(await choose(admin, body)).toMatchObject({ status: 400, body: { issues: [{ field }] } });
  });
});

describe('the link in a message', () => {
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

  it('switches the kind off with one click, and opening it changes nothing', async () => {
    const ana = await people.contractor();
    await tell(ana, 'assigned');
    const [mail] = await mailsTo(ana);
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click');
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

  it('is in no message that is always sent', async () => {
    const ana = await people.contractor();
    await tell(ana, 'hold-decided', { decision: 'approved', work: '18 November' } as never);
    const [mail] = await mailsTo(ana);
    expect(mail?.subject).toBe('Work is approved');
    expect(linkTo(mail)).toBe('');
  });

  it.each(['nonsense', 'sealed:1:0123456789abcdef:AAAA'])('is refused when it is made up: %s', async (token) => {
    expect((await post(askToUnsubscribe.path.replace(':token', token))).status).toBe(404);
    expect((await fetch(`${testApp.url}${askToUnsubscribe.path.replace(':token', token)}`)).status).toBe(404);
  });
});
