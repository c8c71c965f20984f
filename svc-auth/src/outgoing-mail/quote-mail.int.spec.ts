import { type OutgoingMail, readQuoteDocument } from '@cleaning/contracts';
import { type TestApp, waitFor } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { MailDelivery } from '../mail/mail-delivery.service.js';
import { MailServer } from '../testing/mail-server.js';
import { startAuth } from '../testing/people.js';

let server: MailServer;
let testApp: TestApp;
const pdf = Buffer.from('%PDF-1.3 quote');
const DOCUMENT = `/invoice${readQuoteDocument.path}`;
beforeAll(async () => {
  server = await MailServer.start();
  testApp = await startAuth({ SMTP_URL: server.buildUrl(), SITE_URL: 'https://www.gumleaf.example' });
}, 60_000);
afterAll(async () => {
  await testApp.stop();
  await server.stop();
});
beforeEach(() => {
  testApp.peers.answers.set(DOCUMENT, (body) => ({
    id: (body as { id: string }).id,
    file_name: 'Q-00012-1.pdf',
    content: pdf.toString('base64'),
  }));
});

const shared = (address: string) => ({
  to: { name: 'Renee Castle', address },
  attachment: { quote_id: v7() },
  at: new Date().toISOString(),
});
const makeQuoteMail = (address: string, given: { at?: string } = {}): OutgoingMail => ({
  kind: 'quote-sent',
  parameters: {
    number: 'Q-00012',
    subject: 'Our quote Q-00012',
    lines: ['Dear Renee,', '', 'here it is.'],
    path: '/your-quote#token',
  },
  ...shared(address),
  ...given,
});
const makeAcceptanceMail = (address: string): OutgoingMail => ({
  kind: 'quote-accepted',
  parameters: { number: 'Q-00012', path: '/your-quote#token' },
  ...shared(address),
});

describe('a quote mail', () => {
  it('goes out once with the office’s text, the link and the PDF', async () => {
    const [id, mail] = [v7(), makeQuoteMail('renee@site.example')];
    await testApp.deliver('outgoing-mail', id, mail);
    await testApp.deliver('outgoing-mail', id, mail);
    const [received, ...more] = await server.waitForMailsTo('renee@site.example');
    expect(more).toEqual([]);
    expect(received?.subject).toBe('Our quote Q-00012');
    expect(received?.text).toMatch(/Dear Renee,\s+here it is\.\s+The quote is attached as a PDF\./);
    expect(received?.html).toContain('href="https://www.gumleaf.example/your-quote#token"');
    expect(received?.attachments).toMatchObject([{ filename: 'Q-00012-1.pdf', mimeType: 'application/pdf' }]);
    expect(Buffer.from(received?.attachments[0]?.content as ArrayBuffer).equals(pdf)).toBe(true);
  });

  it('confirms an acceptance with the PDF attached', async () => {
    await testApp.deliver('outgoing-mail', v7(), makeAcceptanceMail('ana@site.example'));
    const [received] = await server.waitForMailsTo('ana@site.example');
    expect(received?.subject).toBe('You accepted our quote Q-00012');
    expect(received?.text).toContain('please call us now');
    expect(received?.attachments).toHaveLength(1);
  });

  it('goes out once after a mail server outage', async () => {
    server.onMessage = () => 'cut';
    const id = v7();
    await testApp.deliver('outgoing-mail', id, makeQuoteMail('away@site.example'));
    const written = async () =>
      (
        await testApp.dataSource.query('SELECT id, state, last_error FROM mail_message WHERE idempotency_key = $1', [
          `quote ${id}`,
        ])
      )[0];
    await waitFor(async () => (await written())?.last_error);
    expect((await written()).state).toBe('waiting');
    server.onMessage = () => undefined;
    for (let times = 0; times < 2; times += 1) await testApp.get(MailDelivery).attempt((await written()).id);
    expect((await written()).state).toBe('sent');
    expect(await server.waitForMailsTo('away@site.example')).toHaveLength(1);
  });

  it('waits for the PDF of svc-invoice, and is not written when read three days late', async () => {
    testApp.peers.answers.delete(DOCUMENT);
    const [id, late] = [v7(), v7()];
    await testApp.deliver('outgoing-mail', id, makeQuoteMail('kim@site.example'));
    const state = async () =>
      (
        await testApp.dataSource.query('SELECT state, last_error FROM mail_message WHERE idempotency_key = $1', [
          `quote ${id}`,
        ])
      )[0];
    for (let looks = 0; looks < 100 && (await state()).last_error === ''; looks += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await state()).toEqual({ state: 'waiting', last_error: 'EDOCUMENTS' });
    const old = new Date(Date.now() - 73 * 3_600_000).toISOString();
    await testApp.deliver('outgoing-mail', late, makeQuoteMail('kim@site.example', { at: old }));
    const written = await testApp.dataSource.query('SELECT 1 FROM mail_message WHERE idempotency_key = $1', [
      `quote ${late}`,
    ]);
    expect(written).toEqual([]);
  });
});
