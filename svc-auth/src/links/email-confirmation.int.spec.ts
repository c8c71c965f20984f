import { confirmEmail, getContractor, getCurrentUser, makeLink, sendConfirmation } from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { MailDelivery } from '../mail/mail-delivery.service.js';
import { MailQueue } from '../mail/mail-queue.processor.js';
import { createLinkCalls, INVALID_LINK, readToken } from '../testing/link-calls.js';
import { createReply, type MailServer, type ReceivedMail } from '../testing/mail-server.js';
import { type MailTestSetup, startMailTestSetup } from '../testing/mailed.js';
import type { People, TestPerson } from '../testing/people.js';
import { ForgottenPasswords } from './forgotten-passwords.service.js';

let mailed: MailTestSetup;
let server: MailServer;
let testApp: TestApp;
let people: People;
let admin: TestPerson;
beforeAll(async () => {
  mailed = await startMailTestSetup();
  ({ server, testApp, people, admin } = mailed);
}, 60_000);
afterAll(() => mailed.stop());

const { send, forgot, reset, mailsTo, linkFor } = createLinkCalls(() => mailed);

describe('an email address', () => {
  const confirm = (token: string) => send(confirmEmail.path, { token });
  const again = ({ token }: TestPerson) => testApp.call(sendConfirmation, { token });
  const readState = async ({ id }: { id: string }) =>
    (await testApp.call(getContractor, { token: admin.token, params: { userID: id } })).body.email_state;
  const confirmToken = (mail: ReceivedMail | undefined) =>
    /\/confirm-email#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';

  it('becomes confirmed with the mailed link, which works once', async () => {
    const ana = await people.createContractor();
    expect(await readState(ana)).toBe('unconfirmed');
    expect(await again(ana)).toMatchObject({ status: 200 });
    const token = confirmToken((await mailsTo(ana))[0]);
    expect(await confirm(token)).toEqual({
      status: 200,
      body: { msg: 'Thank you. Your email address is confirmed.' },
    });
    expect(await readState(ana)).toBe('confirmed');
    expect(await confirm(token)).toMatchObject(INVALID_LINK);
    expect(await again(ana)).toMatchObject({ status: 409 });
    expect(await testApp.call(getCurrentUser, { token: ana.token })).toMatchObject({
      status: 200,
      body: { email_state: 'confirmed' },
    });
  });

  it('becomes confirmed by a mailed password link but not by an admin’s link', async () => {
    const [ana, bo] = [await people.createContractor(), await people.createContractor()];
    await reset(await linkFor(ana));
    const { body } = await testApp.call(makeLink, { token: admin.token, body: { id: bo.id } });
    await reset(body.url.split('#')[1]);
    expect([await readState(ana), await readState(bo)]).toEqual(['confirmed', 'unconfirmed']);
  });

  it('accepts a link only for its own purpose', async () => {
    const ana = await people.createContractor();
    await again(ana);
    expect(await reset(confirmToken((await mailsTo(ana))[0]))).toMatchObject(INVALID_LINK);
    await forgot(ana.email);
    await testApp.get(ForgottenPasswords).processRequests();
    expect(await confirm(readToken((await mailsTo(ana, 2))[1]))).toMatchObject(INVALID_LINK);
  });

  it('gets at most three links an hour', async () => {
    const ana = await people.createContractor();
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await again(ana)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('shows an admin as refused when its mail server rejects it', async () => {
    const ana = await people.createContractor();
    server.onRecipient = (address) => (address === ana.email ? createReply(550, '5.1.1 unknown') : undefined);
    await again(ana);
    const id = async () =>
      (await testApp.dataSource.query('SELECT id FROM mail_message WHERE account_id = $1', [ana.id]))[0].id;
    await testApp.get(MailDelivery).attempt(await id());
    // The queue may have claimed it first.
    await testApp.get(MailQueue).beforeApplicationShutdown();
    expect(await readState(ana)).toBe('refused');
  });
});
