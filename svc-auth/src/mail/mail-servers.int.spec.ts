import { readMailedDocument } from '@cleaning/contracts';
import { Transactions } from '@cleaning/service-kit';
import type { TestApp } from '@cleaning/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { createReply, MailServer } from '../testing/mail-server.js';
import type { MailTestSetup } from '../testing/mailed.js';
import { clearMail, createMailCalls, MAIL_FROM, OFFICE_EMAIL, startPausedMail } from '../testing/paused-mail.js';
import { startAuth } from '../testing/people.js';
import { MailAttachments } from './mail-attachments.service.js';
import { MailDelivery } from './mail-delivery.service.js';
import { computeAddressDigest, Mails } from './mails.service.js';

let mailed: MailTestSetup;
let server: MailServer;
let testApp: TestApp;
beforeAll(async () => {
  mailed = await startPausedMail();
  ({ server, testApp } = mailed);
}, 60_000);
afterAll(() => mailed.stop());
beforeEach(() => clearMail(mailed));

const { write, row, attempt, state } = createMailCalls(() => mailed);
const env = () => ({ SMTP_URL: server.buildUrl(), OFFICE_EMAIL, MAIL_FROM });
const refusals = (address: string) =>
  testApp.dataSource.query('SELECT code FROM refused_address WHERE digest = $1', [computeAddressDigest(address)]);

describe('mail delivery', () => {
  it('retries after a pause when greylisted', async () => {
    const id = await write();
    server.onRecipient = () => createReply(451, '4.7.1 <ana@example.com> greylisted');
    await attempt(id);
    expect(await row(id)).toMatchObject({ state: 'waiting', attempts: 1, last_error: '451 4.7.1' });
    server.onRecipient = () => undefined;
    await attempt(id);
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 2 });
    expect(server.received).toHaveLength(1);
  });

  it('retries for three days while the server is down', async () => {
    const other = await startAuth({ ...env(), SMTP_URL: 'smtp://127.0.0.1:1' });
    const id = await write({ on: other });
    await attempt(id, other);
    expect(await row(id, other)).toMatchObject({ state: 'waiting', last_error: 'ECONNREFUSED' });
    await other.dataSource.query(`UPDATE mail_message SET created_at = now() - interval '73 hours'`);
    await attempt(id, other);
    expect(await row(id, other)).toMatchObject({ state: 'given-up', content: '' });
    await other.stop();
  });

  it('marks a rejected address until the server accepts it', async () => {
    server.onRecipient = () => createReply(550, '5.1.1 <ana@example.com> unknown');
    const id = await write();
    await attempt(id);
    expect(await row(id)).toMatchObject({ state: 'refused', content: '', last_error: '550 5.1.1' });
    expect(await refusals('ANA@example.com')).toEqual([{ code: '550 5.1.1' }]);
    server.onRecipient = () => undefined;
    await attempt(await write());
    expect(await refusals('ana@example.com')).toEqual([]);
  });

  it('gives up on rejected content without marking the address', async () => {
    server.onMessage = () => createReply(554, '5.6.0 spam');
    const id = await write();
    await attempt(id);
    await attempt(id);
    expect(await row(id)).toMatchObject({ state: 'refused', attempts: 1, last_error: '554 5.6.0' });
    expect(await refusals('ana@example.com')).toEqual([]);
  });

  it('sends the same message again after a lost connection', async () => {
    server.onMessage = () => 'cut';
    const id = await write();
    await attempt(id);
    expect(await row(id)).toMatchObject({ state: 'waiting', attempts: 1 });
    server.onMessage = () => undefined;
    await attempt(id);
    await attempt(id);
    expect(server.received.map(({ messageId }) => messageId)).toEqual([`<${id}@gumleaf.example>`]);
  });

  it('never resends an accepted message, even when storing the result fails at first', async () => {
    const id = await write();
    await testApp.dataSource.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'away'; END $$;
       CREATE TRIGGER refuse BEFORE UPDATE ON mail_message FOR EACH ROW WHEN (NEW.state = 'sent') EXECUTE FUNCTION refuse()`,
    );
    await expect(attempt(id)).rejects.toThrow();
    await attempt(id);
    expect(await row(id)).toMatchObject({ state: 'sending' });
    await testApp.dataSource.query('DROP TRIGGER refuse ON mail_message');
    await testApp.get(MailDelivery).recover();
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 1 });
    expect(server.received).toHaveLength(1);
  });

  /** Leaves the message as a process killed in the middle of an attempt does. */
  const interrupt = (id: string, handedOver: boolean | null, age: string) =>
    testApp.dataSource.query(
      `UPDATE mail_message SET state = 'sending', attempts = 1, handed_over = $2, claimed_at = now() - $3::interval WHERE id = $1`,
      [id, handedOver, age],
    );

  it.each([
    ['the end of the message was sent', true, '21 seconds'],
    ['svc-auth 1.9.0 was killed without storing its progress', null, '31 minutes'],
  ])('counts a message as unsure and never resends it when %s', async (_, handedOver, age) => {
    const id = await write();
    await interrupt(id, handedOver, age);
    await testApp.get(MailDelivery).recover();
    await attempt(id);
    expect(await row(id)).toMatchObject({ state: 'unsure', content: '' });
    expect(await state()).toMatchObject({ unsure: 1, last_error: 'INTERRUPTED' });
    expect(server.received).toEqual([]);
  });

  it('resends an interrupted message once its process is gone', async () => {
    const id = await write();
    await interrupt(id, false, '21 seconds');
    await testApp.get(MailDelivery).recover();
    expect(await row(id)).toMatchObject({ state: 'waiting', attempts: 1, handed_over: null });
    await attempt(id);
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 2 });
    expect(server.received).toHaveLength(1);
  });

  it.each([true, false])('leaves a message to a process seen a second ago (handed over: %s)', async (handedOver) => {
    const id = await write();
    await interrupt(id, handedOver, '1 second');
    await testApp.get(MailDelivery).recover();
    expect(await row(id)).toMatchObject({ state: 'sending', attempts: 1 });
  });

  it('stores the hand-over before the server can accept the message', async () => {
    const id = await write();
    const handedOver: unknown[] = [];
    let before: Promise<unknown> = Promise.resolve();
    server.onRecipient = () => {
      before = row(id);
      return undefined;
    };
    server.onMessage = async () => {
      handedOver.push(await before, await row(id));
      return undefined;
    };
    await attempt(id);
    expect(handedOver).toMatchObject([{ handed_over: false }, { handed_over: true }]);
    expect(server.received).toHaveLength(1);
  });

  it('does not finish a message that another process has taken over', async () => {
    const id = await write();
    await testApp.dataSource.query(
      `CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
       CREATE TRIGGER lose BEFORE UPDATE ON mail_message FOR EACH ROW WHEN (NEW.handed_over AND NOT OLD.handed_over) EXECUTE FUNCTION lose()`,
    );
    await attempt(id);
    await testApp.dataSource.query('DROP TRIGGER lose ON mail_message; DROP FUNCTION lose');
    expect(server.received).toEqual([]);
    expect(await row(id)).toMatchObject({ state: 'waiting', attempts: 1 });
    await attempt(id);
    expect(server.received).toHaveLength(1);
  });

  // The only cause of a second mail (RFC 5321, 6.1): the response to DATA is lost. Both have one Message-ID, by which
  // mailboxes drop the second.
  it('sends a message twice when the server’s acceptance is lost', async () => {
    const id = await write();
    server.onMessage = () => 'lost';
    await attempt(id);
    expect(await row(id)).toMatchObject({ state: 'waiting', attempts: 1 });
    server.onMessage = () => undefined;
    await attempt(id);
    await attempt(id);
    expect(server.received.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${id}@gumleaf.example>`));
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('writes no office copy of a message that was finished meanwhile', async () => {
    const mail = uuidv7();
    const parameters = { name: 'Ana', subject: 'Tax invoice', lines: ['Hello'], mail, copy: 'yes', path: '' };
    await testApp.get(Transactions).run((tx) =>
      testApp.get(Mails).write(tx, {
        kind: 'document',
        key: `document ${mail}`,
        to: { name: 'Ana', address: 'ana@example.com' },
        parameters,
      }),
    );
    const [{ id }] = await testApp.dataSource.query('SELECT id FROM mail_message');
    const path = `/invoice${readMailedDocument.path}`;
    testApp.peers.answers.set(path, { file_name: 'INV-1.pdf', content: '' });
    server.onMessage = async () => {
      await testApp.dataSource.query(
        `UPDATE mail_message SET state = 'given-up', content = '', finished_at = now() WHERE id = $1`,
        [id],
      );
      return undefined;
    };
    await attempt(id);
    testApp.peers.answers.delete(path);
    expect(server.received).toHaveLength(1);
    expect(await testApp.dataSource.query('SELECT id, state FROM mail_message')).toEqual([{ id, state: 'given-up' }]);
  });

  it('requests the PDFs of many invoices one at a time', async () => {
    const path = `/invoice${readMailedDocument.path}`;
    let open = 0;
    const atOnce: number[] = [];
    testApp.peers.answers.set(path, async () => {
      open += 1;
      atOnce.push(open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      return { file_name: 'INV-1.pdf', content: '' };
    });
    const attachments = testApp.get(MailAttachments);
    await Promise.all(Array.from({ length: 8 }, () => attachments.readDocuments(uuidv7())));
    testApp.peers.answers.delete(path);
    expect(atOnce).toEqual(Array(8).fill(1));
  });

  it.each([
    ['TLS from the start', true],
    ['STARTTLS', false],
  ])('needs TLS, the right password and a trusted certificate with %s', async (_, secure) => {
    const sessions: { secure: boolean; user: unknown }[] = [];
    const guarded = await MailServer.start({
      secure,
      authOptional: false,
      onAuth: ({ username, password }, session, callback) => {
        sessions.push({ secure: session.secure, user: username });
        callback(password === 'right' ? null : createReply(535, '5.7.8 no'), { user: username });
      },
    });
    const results: unknown[] = [];
    for (const [password, query] of [
      ['right', '?tls.rejectUnauthorized=false'],
      ['wrong', '?tls.rejectUnauthorized=false'],
      // The server's certificate has no trusted issuer.
      ['right', '?requireTLS=true'],
    ]) {
      const other = await startAuth({ ...env(), SMTP_URL: guarded.buildUrl(`ana:${password}@`, query) });
      const id = await write({ on: other });
      await attempt(id, other);
      results.push((await row(id, other)).state);
      await other.stop();
    }
    expect(results).toEqual(['sent', 'waiting', 'waiting']);
    expect(guarded.received).toHaveLength(1);
    expect(sessions.every((session) => session.secure)).toBe(true);
    await guarded.stop();
  });
});
