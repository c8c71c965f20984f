import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CallBody,
  FIRST_COMPANY,
  FIRST_PROOF,
  MAX_PAYMENT_DOCUMENTS,
  readPayDocuments,
  SITE_ID,
  sendTestMail,
} from '@cleaning/contracts';
import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { Transactions } from '@cleaning/service-kit';
import type { TestApp } from '@cleaning/service-kit/testing';
import PostalMime from 'postal-mime';
import { v7 as uuidv7 } from 'uuid';
import { Notices } from '../notices/notices.service.js';
import type { MailServer } from '../testing/mail-server.js';
import type { MailTestSetup } from '../testing/mailed.js';
import { clearMail, createMailCalls, MAIL_FROM, OFFICE_EMAIL, startPausedMail } from '../testing/paused-mail.js';
import { MAIL_FOLDER, type People, startAuth, type TestPerson } from '../testing/people.js';
import { MailDelivery } from './mail-delivery.service.js';
import { MailQueue } from './mail-queue.processor.js';
import { Mails } from './mails.service.js';

let mailed: MailTestSetup;
let server: MailServer;
let testApp: TestApp;
let people: People;
let admin: TestPerson;
beforeAll(async () => {
  mailed = await startPausedMail();
  ({ server, testApp, people, admin } = mailed);
}, 60_000);
afterAll(() => mailed.stop());
beforeEach(() => clearMail(mailed));

const { write, row, attempt, state } = createMailCalls(() => mailed);

describe('a message', () => {
  it('is queued in the same run as 501 others', async () => {
    await write();
    await testApp.dataSource.query(
      `INSERT INTO mail_message (id, idempotency_key, kind, content, useful_until)
       SELECT gen_random_uuid(), 'queued ' || number, kind, content, now() FROM mail_message, generate_series(1, 501) AS number`,
    );
    await testApp.get(MailQueue).queueDue();
    // Waits for the interval job, which may be taking the last ones.
    const due = await testApp.dataSource.query(
      `SELECT id FROM mail_message WHERE state = 'waiting' AND next_try_at <= now() FOR UPDATE`,
    );
    expect(due).toEqual([]);
  });

  it('reaches the person as text and HTML and erases its stored content', async () => {
    const id = await write({ key: `queued ${uuidv7()}` });
    const [mail] = await server.waitForMails(1);
    expect(mail?.envelope).toEqual({ from: MAIL_FROM, to: ['ana@example.com'] });
    expect(mail).toMatchObject({
      from: { name: FIRST_COMPANY.name, address: MAIL_FROM },
      to: [{ name: 'Ana Silva', address: 'ana@example.com' }],
      replyTo: [{ address: OFFICE_EMAIL }],
      subject: 'Test email',
      messageId: `<${id}@gumleaf.example>`,
    });
    expect(mail?.text).toContain('Hello Ana Silva,');
    expect(mail?.html).toContain('Hello Ana Silva,');
    expect(mail?.html).toContain('prefers-color-scheme: dark');
    expect(mail?.html).toContain('<meta name="color-scheme" content="light dark"/>');
    await testApp.get(MailQueue).beforeApplicationShutdown();
    expect(await row(id)).toMatchObject({ state: 'sent', content: '', attempts: 1, last_error: '' });
  });

  it('is stored sealed until it is sent', async () => {
    const { content } = await row(await write({ name: 'Ana Silva', address: 'ana@example.com' }));
    expect(content).toMatch(/^sealed:1:/);
  });

  it('goes out once when written twice and attempted five times at once', async () => {
    const [id, again] = [await write({ key: 'event 7' }), await write({ key: 'event 7' })];
    expect(again).toBe(id);
    await Promise.all(Array.from({ length: 5 }, () => attempt(id)));
    await attempt(id);
    expect(server.received).toHaveLength(1);
  });

  it('is not stored when its transaction fails', async () => {
    const run = testApp.get(Transactions).run(async (tx) => {
      const to = { name: 'Ana', address: 'ana@example.com' };
      await testApp.get(Mails).write(tx, { kind: 'test', key: 'rolled back', to, parameters: { name: 'Ana' } });
      throw new Error('rolled back');
    });
    await expect(run).rejects.toThrow('rolled back');
    expect(await testApp.dataSource.query('SELECT 1 FROM mail_message')).toEqual([]);
  });

  it('waits when its kind is unknown', async () => {
    const id = await write();
    await testApp.dataSource.query(`UPDATE mail_message SET kind = 'from-the-future' WHERE id = $1`, [id]);
    await attempt(id);
    expect(await row(id)).toMatchObject({ state: 'waiting', last_error: 'EKIND' });
  });

  it('is given up once it is no longer useful', async () => {
    const id = await write();
    await testApp.dataSource.query(`UPDATE mail_message SET useful_until = now() - interval '1 second' WHERE id = $1`, [
      id,
    ]);
    await attempt(id);
    expect(await row(id)).toMatchObject({ state: 'given-up', content: '' });
    expect(server.received).toEqual([]);
  });
});

describe('a payment message', () => {
  const pdf = (number: string) => Buffer.from(`%PDF-1.3 ${number}`);
  const writePdfs = () =>
    testApp.peers.answers.set(`/invoice${readPayDocuments.path}`, (body) => ({
      documents: (body as CallBody<typeof readPayDocuments>).numbers.map((number) => ({
        file_name: `${number}.pdf`,
        content: pdf(number).toString('base64'),
      })),
    }));
  afterEach(() => testApp.peers.answers.delete(`/invoice${readPayDocuments.path}`));

  /** A payment with these documents: the id of its message, and a function that delivers the notice again. */
  async function paid(numbers: readonly string[]) {
    const ana = await people.createContractor();
    await testApp.dataSource.query('DELETE FROM mail_message');
    const parameters = { amount: 'A$111.00', paid_on: '2026-11-20', documents: numbers.join(', ') };
    const notice = { kind: 'paid', people: [ana.id], admins: false, parameters, at: new Date().toISOString() };
    const raisedId = uuidv7();
    const deliver = () => testApp.get(Transactions).run((tx) => testApp.get(Notices).deliver(tx, raisedId, notice));
    await deliver();
    const [{ id }] = await testApp.dataSource.query('SELECT id FROM mail_message WHERE account_id = $1', [ana.id]);
    return { id: id as string, deliver };
  }

  it('waits for its PDFs from svc-invoice and goes out once with them attached', async () => {
    const numbers = ['RA-00007', 'RCTI-00002'];
    const { id, deliver } = await paid(numbers);
    // svc-invoice doesn't have them, so the message waits and nothing was sent.
    await attempt(id);
    expect(await row(id)).toMatchObject({ state: 'waiting', last_error: 'EDOCUMENTS' });
    expect(server.received).toHaveLength(0);
    writePdfs();
    await Promise.all([1, 2, 3].map(() => attempt(id)));
    await deliver();
    await attempt(id);
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail?.text).toContain('The PDFs are attached.');
    expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual(
      numbers.map((number) => [`${number}.pdf`, 'application/pdf']),
    );
    expect(mail?.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer))).toEqual(numbers.map(pdf));
    expect(await row(id)).toMatchObject({ state: 'sent', content: '', attempts: 2 });
  });

  it('attaches more documents than svc-invoice answers in one call', async () => {
    const numbers = Array.from({ length: MAX_PAYMENT_DOCUMENTS + 2 }, (_, note) => `ADJ-${note}`);
    const { id } = await paid(numbers);
    writePdfs();
    const before = testApp.peers.asked.get(readPayDocuments.path) ?? 0;
    await attempt(id);
    expect(server.received[0]?.attachments.map(({ filename }) => filename)).toEqual(numbers.map((n) => `${n}.pdf`));
    expect(testApp.peers.asked.get(readPayDocuments.path)).toBeGreaterThan(before + 1);
  });

  it('goes without PDFs after ten failed attempts and does not mention them', async () => {
    const { id } = await paid(['RA-00008']);
    await testApp.dataSource.query('UPDATE mail_message SET attempts = 10 WHERE id = $1', [id]);
    await attempt(id);
    expect(server.received[0]?.text).toContain('We paid A$111.00 into your account on 20 Nov 2026.');
    expect(server.received[0]?.text).not.toContain('attached');
    expect(server.received[0]?.attachments).toEqual([]);
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 11 });
  });
});

describe('a hostile name or address', () => {
  it.each([
    'Ana\r\nBcc: everybody@example.com\r\n\r\nInjected',
    'Ana\nSubject: other',
    'Ana\u2028\u0000\u0085Silva',
    '"Ana" <root@example.com>, Bo',
    '<script>alert(1)</script> & co',
    '=?utf-8?Q?Ana=0D=0ABcc:_all@example.com?=',
    'Zoë O’Brien-Åström 王秀英 🦘',
    'A'.repeat(120),
  ])('adds no header and no recipient with %j', async (name) => {
    const id = await write({ name });
    await attempt(id);
    const [mail] = server.received;
    expect(mail?.envelope.to).toEqual(['ana@example.com']);
    expect(mail?.to).toHaveLength(1);
    expect(mail?.to?.[0]).toMatchObject({ address: 'ana@example.com' });
    expect(mail?.cc ?? []).toEqual([]);
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.subject).toBe('Test email');
    const keys = mail?.headers.map(({ key }) => key).sort();
    expect(keys).toEqual(
      [
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'reply-to',
        'subject',
        'to',
      ].sort(),
    );
    expect(mail?.html).not.toContain('<script');
  });

  it.each([
    'ana@example.com\r\nRCPT TO:<bo@example.com>',
    'ana@example.com>\r\nDATA',
    'ana@example.com, bo@example.com',
  ])('carries no SMTP command with %j', async (address) => {
    const id = await write({ address });
    await attempt(id);
    expect(server.received).toEqual([]);
    expect(await row(id)).toMatchObject({ state: 'refused', last_error: 'EENVELOPE' });
  });
});

describe('sendTestMail', () => {
  it('sends a test message to the calling admin and adds an audit entry', async () => {
    expect(await testApp.call(sendTestMail, { token: admin.token })).toMatchObject({
      status: 200,
      body: { status: 'done' },
    });
    const [{ id }] = await testApp.dataSource.query('SELECT id FROM mail_message');
    await attempt(id);
    expect(server.received[0]?.envelope.to).toEqual([admin.email]);
    expect(await testApp.dataSource.query(`SELECT actor_id FROM audit_entry WHERE action = 'mail.test-sent'`)).toEqual([
      { actor_id: admin.id },
    ]);
    expect(await state()).toEqual({
      delivery: 'smtp',
      server: { host: '127.0.0.1', port: expect.any(Number) },
      waiting: 0,
      sent: 1,
      refused: 0,
      given_up: 0,
      unsure: 0,
      last_error: '',
      test: { state: 'sent', code: '', at: expect.stringMatching(/Z$/) },
    });
  });
});

it('writes messages as .eml files when there is no mail server', async () => {
  const other = await startAuth({ ADMIN_EMAIL: 'first@admin.example', ADMIN_PASSWORD: 'wombat lives here' });
  const sent = async () => {
    const id = await write({ on: other, name: 'Zoë' });
    await attempt(id, other);
    return { id, mail: await PostalMime.parse(await readFile(join(MAIL_FOLDER, `${id}.eml`))) };
  };
  const { id, mail } = await sent();
  expect(mail).toMatchObject({
    subject: 'Test email',
    to: [{ name: 'Zoë', address: 'ana@example.com' }],
    replyTo: [{ address: 'first@admin.example' }],
  });
  // Replies go to the company once it has an email address.
  await other.deliver('site', SITE_ID, {
    company: { ...DEMO_COMPANY, name: 'Sparkle', email: 'desk@sparkle.example' },
    proof: FIRST_PROOF,
  });
  expect((await sent()).mail).toMatchObject({
    from: { name: 'Sparkle', address: 'desk@sparkle.example' },
    replyTo: [{ address: 'desk@sparkle.example' }],
  });
  expect(await row(id, other)).toMatchObject({ state: 'sent', content: '' });
  await other.stop();
});

it('deletes finished messages after 90 days', async () => {
  const [old, fresh] = [await write(), await write()];
  await attempt(old);
  await attempt(fresh);
  await testApp.dataSource.query(`UPDATE mail_message SET finished_at = now() - interval '91 days' WHERE id = $1`, [
    old,
  ]);
  await testApp.get(MailDelivery).deleteOld();
  expect([await row(old), (await row(fresh)).state]).toEqual([undefined, 'sent']);
});
