import type { OutgoingMail } from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { MailServer } from '../testing/mail-server.js';
import { startAuth } from '../testing/people.js';

let server: MailServer;
let testApp: TestApp;
beforeAll(async () => {
  server = await MailServer.start();
  testApp = await startAuth({ SMTP_URL: server.buildUrl(), SITE_URL: 'https://www.gumleaf.example' });
}, 60_000);
afterAll(async () => {
  await testApp.stop();
  await server.stop();
});

const ANA = { name: 'Ana Silva', address: 'ana@site.example' };
const makeReceipt = (to = ANA, at = new Date().toISOString(), days = 3): OutgoingMail => ({
  kind: 'enquiry-received',
  to,
  parameters: { days },
  at,
});
const makeAnswer = (to = ANA, subject = 'Our quote', lines: string[] = []): OutgoingMail => ({
  kind: 'enquiry-answer',
  to,
  parameters: { subject, lines },
  at: new Date().toISOString(),
});
const countMessages = async (id: string): Promise<number> =>
  (await testApp.dataSource.query('SELECT 1 FROM mail_message WHERE idempotency_key = $1', [`enquiry ${id}`])).length;

describe('an enquiry mail', () => {
  it('confirms receipt without repeating the typed name', async () => {
    const to = { name: 'Win at https://spam.example', address: 'ana@site.example' };
    await testApp.deliver('outgoing-mail', v7(), makeReceipt(to));
    const [mail] = await server.waitForMailsTo('ana@site.example');
    expect(mail?.subject).toBe('We’ve received your quote request');
    expect(mail?.text?.replace(/\s+/g, ' ')).toContain(
      'Thanks for your request on our website. We’ll send you a quote within three business days.',
    );
    expect(mail?.to).toEqual([{ address: 'ana@site.example', name: '' }]);
    for (const part of [mail?.text, mail?.html, JSON.stringify(mail?.headers)])
      expect(part).not.toMatch(/spam|Win at|Size/);
  });

  it('promises no days while the company has promised none', async () => {
    const to = { name: '', address: 'cara@site.example' };
    await testApp.deliver('outgoing-mail', v7(), makeReceipt(to, undefined, 0));
    const [mail] = await server.waitForMailsTo('cara@site.example');
    expect(mail?.text?.replace(/\s+/g, ' ')).toContain(
      'Thanks for your request on our website. We’ll send you a quote.',
    );
  });

  it('carries the office’s answer word for word', async () => {
    const to = { name: 'Ben', address: 'ben@site.example' };
    const lines = ['Dear Ben,', '', 'A$ 320 a week.', 'Kind regards'];
    await testApp.deliver('outgoing-mail', v7(), makeAnswer(to, 'Our quote', lines));
    const [mail] = await server.waitForMailsTo('ben@site.example');
    expect(mail?.subject).toBe('Our quote');
    expect(mail?.text).toMatch(/Dear Ben,\s+A\$ 320 a week\.\s+Kind regards/);
  });

  it('shows typed input as text and turns none of it into a header or a recipient', async () => {
    const to = { name: 'Eve", "Bcc: all@site.example" <x@site.example>', address: 'eve@site.example' };
    const lines = ['<script>alert(1)</script>', 'Bcc: all@site.example'];
    await testApp.deliver('outgoing-mail', v7(), makeAnswer(to, 'Our quote', lines));
    const [mail] = await server.waitForMailsTo('eve@site.example');
    expect(mail?.envelope.to).toEqual(['eve@site.example']);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.to?.map(({ address }) => address)).toEqual(['eve@site.example']);
    expect(mail?.html).not.toContain('<script>');
    expect(mail?.text).toContain('<script>alert(1)</script>');
  });

  it.each<[string, unknown]>([
    ['a line break in the name', makeReceipt({ name: 'Eve\r\nBcc: x@site.example', address: 'eve@site.example' })],
    ['a line break in the address', makeReceipt({ name: 'Eve', address: 'eve@site.example\r\nBcc: x@site.example' })],
    ['a line break in the subject', makeAnswer(ANA, 'Quote\r\nBcc: x@site.example')],
  ])('is not written with %s', async (_, state) => {
    const id = v7();
    await expect(testApp.deliver('outgoing-mail', id, state as OutgoingMail)).rejects.toThrow(/set aside/);
    expect(await countMessages(id)).toBe(0);
  });

  it('is written once, and never for a deleted enquiry or one read three days late', async () => {
    const [once, gone, late] = [v7(), v7(), v7()];
    await testApp.deliver('outgoing-mail', once, makeReceipt());
    await testApp.deliver('outgoing-mail', once, makeReceipt());
    expect(await countMessages(once)).toBe(1);
    await testApp.deliver('outgoing-mail', gone, null);
    expect(await countMessages(gone)).toBe(0);
    await testApp.deliver('outgoing-mail', late, makeReceipt(ANA, new Date(Date.now() - 73 * 3_600_000).toISOString()));
    expect(await countMessages(late)).toBe(0);
  });
});
