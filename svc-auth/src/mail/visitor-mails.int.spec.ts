import {
  DOCUMENT_KINDS,
  forgotPassword,
  login,
  type OutgoingMail,
  registerAccount,
  sendConfirmation,
} from '@cleaning/contracts';
import { Transactions } from '@cleaning/service-kit';
import { type TestApp } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { ForgottenPasswords } from '../links/forgotten-passwords.service.js';
import { Notices } from '../notices/notices.service.js';
import { DocumentStore } from '../testing/document-store.js';
import { MailServer, type ReceivedMail } from '../testing/mail-server.js';
import { PASSWORD, People, startAuth } from '../testing/people.js';

const TYPED = 'Pay at https://spam.example now';

describe('a mail triggered by a visitor', () => {
  let server: MailServer;
  let testApp: TestApp;
  let people: People;
  const store = new DocumentStore();
  beforeAll(async () => {
    server = await MailServer.start();
    const env = {
      SMTP_URL: server.buildUrl(),
      SITE_URL: 'https://www.gumleaf.example',
      MEDIA_URL: await store.start(),
    };
    testApp = await startAuth(env);
    people = new People(testApp);
  }, 60_000);
  afterAll(async () => {
    await testApp.stop();
    await store.stop();
    await server.stop();
  });

  const register = (email: string, given: object = {}) =>
    testApp.call(registerAccount, {
      body: {
        name: TYPED,
        email,
        address: TYPED,
        zip_code: '0872',
        contact_no: '0491 570 006',
        abn: '61 000 000 002',
        passport_number: 'PA1234567',
        bank_name: 'ANZ',
        account_type: 'Trust account',
        account_name: TYPED,
        account_number: '001234567',
        bsb: '012-345',
        password: PASSWORD,
        password_confirm: PASSWORD,
        ...given,
      },
      files: DOCUMENT_KINDS.map((field) => ({
        field,
        name: `${TYPED}.png`,
        content: new Uint8Array(300),
        type: 'image/png',
      })),
    });
  const received = (mail: ReceivedMail | undefined) => [
    mail?.text,
    mail?.html,
    mail?.subject,
    JSON.stringify(mail?.headers),
    JSON.stringify(mail?.to),
  ];
  const kinds = async (email: string): Promise<string[]> => {
    const rows = await testApp.dataSource.query(
      `SELECT kind FROM mail_message WHERE account_id = (SELECT id FROM account WHERE email = $1) ORDER BY id`,
      [email],
    );
    return rows.map(({ kind }: { kind: string }) => kind);
  };
  const enquiry = (address: string): OutgoingMail => ({
    kind: 'enquiry-received',
    to: { name: TYPED, address },
    parameters: { days: 3 },
    at: new Date().toISOString(),
  });
  const readCount = async (): Promise<number> =>
    (await testApp.dataSource.query('SELECT count(*)::int AS count FROM mail_message'))[0].count;

  it.each(['en', 'ne', 'zh-Hans', 'vi', 'es', 'si'])(
    'repeats nothing that was typed at registration, in %s',
    async (language) => {
      const email = `victim-${language.toLowerCase()}@site.example`;
      expect(await register(email, { language })).toMatchObject({ body: { status: 'done' } });
      const [confirmation] = await server.waitForMailsTo(email);
      expect(confirmation?.text).toContain('/confirm-email#');
      expect(confirmation?.to).toEqual([{ address: email, name: '' }]);
      expect(confirmation?.text).not.toContain('{');
      for (const part of received(confirmation)) expect(part).not.toMatch(/spam|Pay at/);
    },
  );

  it('leaves out the typed name until the address is confirmed', async () => {
    const email = 'victim@site.example';
    await register(email);
    await server.waitForMailsTo(email);
    // Two browsers that name themselves as they like.
    for (const agent of ['One/1.0 (X11; Linux)', `${TYPED}/1.0 (X11; Linux)`])
      await testApp.call(login, { headers: { 'user-agent': agent }, body: { email, password: PASSWORD } });
    const [account] = await testApp.dataSource.query('SELECT id FROM account WHERE email = $1', [email]);
    await testApp.get(Transactions).run(async (tx) => {
      const notices = testApp.get(Notices);
      await notices.raise(tx, {
        kind: 'passkeys-changed',
        to: [account.id],
        parameters: { passkey: TYPED, change: 'added' },
      });
      await notices.raise(tx, { kind: 'account-ending', to: [account.id], parameters: { date: '2026-12-24' } });
    });
    const forgot = async () => {
      await testApp.call(forgotPassword, { body: { email } });
      await testApp.get(ForgottenPasswords).processRequests();
    };
    await forgot();
    expect(await kinds(email)).toEqual(['confirm-email', 'notice', 'reset-password']);
    const mails = await server.waitForMailsTo(email, 3);
    for (const mail of mails) {
      expect(mail.to).toEqual([{ address: email, name: '' }]);
      for (const part of received(mail)) expect(part).not.toMatch(/spam|Pay at/);
    }
    await testApp.dataSource.query('UPDATE account SET email_confirmed_at = now() WHERE id = $1', [account.id]);
    await forgot();
    const [, , , named] = await server.waitForMailsTo(email, 4);
    expect(named?.to).toEqual([{ address: email, name: TYPED }]);
  });

  it('is limited to three an hour per mailbox across forms and spellings of its address', async () => {
    const before = await readCount();
    await register('m.any@gmail.com');
    await testApp.deliver('outgoing-mail', v7(), enquiry('many+quote@googlemail.com'));
    await register('man.y+1@gmail.com');
    const last = v7();
    await testApp.deliver('outgoing-mail', last, enquiry('MANY@gmail.com'));
    expect(await register('many+2@gmail.com')).toMatchObject({ body: { status: 'done' } });
    expect((await readCount()) - before).toBe(3);
    expect(await kinds('many+2@gmail.com')).toEqual([]);
    const { body } = await people.logIn('many+2@gmail.com', PASSWORD);
    const again = await testApp.call(sendConfirmation, { token: body.access_token });
    expect([again.status, Number(again.headers.get('retry-after')) > 0]).toEqual([429, true]);
    // Another mailbox is not concerned.
    await register('other@gmail.com');
    expect(await kinds('other@gmail.com')).toEqual(['confirm-email']);
  });

  it('counts once however often the feed is read', async () => {
    const id = v7();
    const before = await readCount();
    for (let read = 0; read < 5; read += 1) await testApp.deliver('outgoing-mail', id, enquiry('again@site.example'));
    for (let other = 0; other < 2; other += 1)
      await testApp.deliver('outgoing-mail', v7(), enquiry('again@site.example'));
    expect((await readCount()) - before).toBe(3);
  });
});
