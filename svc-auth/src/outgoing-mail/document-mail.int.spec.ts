import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkMailReach, NO_MAIL_SERVER, type OutgoingMail, readMailedDocument } from '@cleaning/contracts';
import { createServiceToken, type TestApp, waitFor } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { UNSURE_MAIL_UPDATE } from '../mail/mail.queries.js';
import { MailDelivery } from '../mail/mail-delivery.service.js';
import { createReply, MailServer } from '../testing/mail-server.js';
import { startAuth } from '../testing/people.js';

let server: MailServer;
let testApp: TestApp;
beforeAll(async () => {
  server = await MailServer.start();
  testApp = await startAuth({ SMTP_URL: server.buildUrl(), OFFICE_EMAIL: 'office@gumleaf.example' });
}, 60_000);
afterAll(async () => {
  await testApp.stop();
  await server.stop();
});

const PDF = Buffer.from('%PDF-1.7 invoice');
const message = (address: string, { copy = false } = {}): OutgoingMail => ({
  kind: 'document',
  to: { name: 'Site Pty Ltd', address },
  parameters: {
    copy,
    subject: 'Tax invoice INV-00007 from Gumleaf',
    lines: ['Hello Site Pty Ltd,', 'Tax invoice INV-00007 is attached.'],
  },
  at: new Date().toISOString(),
});
const answerWithDocument = () =>
  testApp.peers.answers.set(`/invoice${readMailedDocument.path}`, {
    file_name: 'INV-00007.pdf',
    content: PDF.toString('base64'),
  });
const readState = async (id: string) => {
  const [row] = await testApp.dataSource.query(
    'SELECT id, state, last_error FROM mail_message WHERE idempotency_key = $1',
    [`document ${id}`],
  );
  return row;
};
/** Resolves once it is in this state. */
async function until(id: string, state: string): Promise<void> {
  await waitFor(async () => (await readState(id))?.state === state);
}
const results = async (id: string) =>
  (await testApp.readPublishedStates('mail-result')).filter((each) => each.id === id);

describe('a document mail of svc-invoice', () => {
  it('goes out once with its PDF, then a copy to the office, and publishes the result', async () => {
    answerWithDocument();
    const id = v7();
    const subject = 'Tax invoice INV-00007 from Gumleaf';
    const sent = message('pay@site.example', { copy: true });
    await testApp.deliver('outgoing-mail', id, sent);
    await testApp.deliver('outgoing-mail', id, sent);
    const [mail] = await server.waitForMailsTo('pay@site.example');
    expect(mail).toMatchObject({ subject, to: [{ address: 'pay@site.example', name: 'Site Pty Ltd' }] });
    expect(mail?.text).toContain('Tax invoice INV-00007 is attached.');
    expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['INV-00007.pdf', 'application/pdf'],
    ]);
    const [copy] = await server.waitForMailsTo('office@gumleaf.example');
    expect(copy?.subject).toBe(`Copy: ${subject}`);
    await until(id, 'sent');
    expect(await results(id)).toMatchObject([{ state: 'sent', code: '' }]);
    expect(await server.waitForMailsTo('pay@site.example')).toHaveLength(1);
  });

  it.each([
    ['is refused without a mail server', {}, { state: 'refused', code: NO_MAIL_SERVER }],
    [
      'counts as sent when another program picks up the mail files',
      { MAIL_PICKUP: 'true' },
      { state: 'sent', code: '' },
    ],
  ])('%s', async (_, env, result) => {
    const other = await startAuth({ MAIL_FOLDER: await mkdtemp(join(tmpdir(), 'mail-')), ...env });
    other.peers.answers.set(`/invoice${readMailedDocument.path}`, {
      file_name: 'INV-00007.pdf',
      content: PDF.toString('base64'),
    });
    const id = v7();
    await other.deliver('outgoing-mail', id, message('pay@site.example'));
    const published = async () => (await other.readPublishedStates('mail-result')).filter((each) => each.id === id);
    await waitFor(async () => (await published()).length > 0);
    expect(await published()).toMatchObject([result]);
    const reach = await other.call(checkMailReach, { token: createServiceToken(other, 'invoice') });
    expect(reach.body).toEqual({ reaches_people: result.state === 'sent' });
    await other.stop();
  });

  it('publishes the reply when the mail server refuses it', async () => {
    answerWithDocument();
    server.onRecipient = (address) =>
      address === 'gone@site.example' ? createReply(550, '5.1.1 no such user') : undefined;
    const id = v7();
    await testApp.deliver('outgoing-mail', id, message('gone@site.example', { copy: true }));
    await until(id, 'refused');
    expect(await results(id)).toMatchObject([{ state: 'refused', code: '550 5.1.1' }]);
    expect(server.received.filter(({ envelope }) => envelope.to.includes('office@gumleaf.example'))).toHaveLength(1);
  });

  it('waits for the PDF of svc-invoice and never goes without it', async () => {
    testApp.peers.answers.delete(`/invoice${readMailedDocument.path}`);
    const id = v7();
    await testApp.deliver('outgoing-mail', id, message('later@site.example'));
    await waitFor(async () => (await readState(id))?.last_error === 'EDOCUMENTS');
    expect(await results(id)).toEqual([]);
    answerWithDocument();
    const { id: mail } = await readState(id);
    await testApp.get(MailDelivery).attempt(mail);
    expect(await results(id)).toMatchObject([{ state: 'sent' }]);
    expect((await server.waitForMailsTo('later@site.example'))[0]?.attachments).toHaveLength(1);
  });

  it('goes out once after a mail server outage, and not at all when withdrawn meanwhile', async () => {
    answerWithDocument();
    const [kept, paid] = [v7(), v7()];
    const whileAway = async (id: string, address: string) => {
      server.onMessage = () => 'cut';
      await testApp.deliver('outgoing-mail', id, message(address));
      await waitFor(async () => (await readState(id))?.last_error);
      expect(await readState(id)).toMatchObject({ state: 'waiting' });
    };
    const back = async (id: string) => {
      server.onMessage = () => undefined;
      const { id: mail } = await readState(id);
      for (let times = 0; times < 2; times += 1) await testApp.get(MailDelivery).attempt(mail);
    };
    await whileAway(kept, 'away@site.example');
    await back(kept);
    expect(await server.waitForMailsTo('away@site.example')).toHaveLength(1);
    expect(await results(kept)).toMatchObject([{ state: 'sent' }]);

    // A reminder of an invoice that was paid meanwhile.
    await whileAway(paid, 'paid@site.example');
    testApp.peers.statuses.set(`/invoice${readMailedDocument.path}`, 409);
    await back(paid);
    testApp.peers.statuses.clear();
    expect(await results(paid)).toMatchObject([{ state: 'refused', code: 'EWITHDRAWN' }]);
    expect(server.received.filter(({ envelope }) => envelope.to.includes('paid@site.example'))).toEqual([]);
  });

  it('attaches every PDF that svc-invoice has for it', async () => {
    testApp.peers.answers.set(`/invoice${readMailedDocument.path}`, (body: unknown) => {
      const { position } = body as { position: number };
      const document = { file_name: `INV-0000${position}.pdf`, content: PDF.toString('base64') };
      return position < 2 ? { ...document, next: position + 1 } : document;
    });
    await testApp.deliver('outgoing-mail', v7(), message('several@site.example'));
    const [mail] = await server.waitForMailsTo('several@site.example');
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      'INV-00000.pdf',
      'INV-00001.pdf',
      'INV-00002.pdf',
    ]);
  });

  it('is not sent when svc-invoice has withdrawn it', async () => {
    testApp.peers.statuses.set(`/invoice${readMailedDocument.path}`, 409);
    const id = v7();
    await testApp.deliver('outgoing-mail', id, message('withdrawn@site.example'));
    await until(id, 'refused');
    testApp.peers.statuses.clear();
    expect(await results(id)).toMatchObject([{ state: 'refused', code: 'EWITHDRAWN' }]);
    expect(server.received.filter(({ envelope }) => envelope.to.includes('withdrawn@site.example'))).toEqual([]);
  });

  it('publishes unsure after a restore when it was waiting in the backup', async () => {
    testApp.peers.answers.delete(`/invoice${readMailedDocument.path}`);
    const id = v7();
    await testApp.deliver('outgoing-mail', id, message('restored@site.example'));
    await until(id, 'waiting');
    await testApp.dataSource.query(UNSURE_MAIL_UPDATE);
    await until(id, 'unsure');
    expect(await results(id)).toMatchObject([{ state: 'unsure' }]);
  });

  it('publishes unsure when its sending process died', async () => {
    testApp.peers.answers.delete(`/invoice${readMailedDocument.path}`);
    const id = v7();
    await testApp.deliver('outgoing-mail', id, message('unsure@site.example'));
    await until(id, 'waiting');
    await testApp.dataSource.query(
      `UPDATE mail_message SET state = 'sending', claimed_at = now() - interval '31 minutes' WHERE idempotency_key = $1`,
      [`document ${id}`],
    );
    await testApp.get(MailDelivery).recover();
    expect(await results(id)).toMatchObject([{ state: 'unsure', code: 'INTERRUPTED' }]);
  });
});
