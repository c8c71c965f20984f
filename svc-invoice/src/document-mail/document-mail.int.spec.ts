import {
  confirmGstRate,
  createClient,
  type EntityState,
  getBusinessToday,
  getInvoiceSettings,
  issueAdjustmentNote,
  listDocumentMail,
  markDocumentSent,
  readMailedDocument,
  saveInvoiceSettings,
  sendDocument,
  setJobClient,
} from '@cleaning/contracts';
import { createServiceToken, readPdfText, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { createClientInvoiceCalls } from '../testing/client-invoice-calls.js';
import { createInvoiceCalls } from '../testing/invoice-calls.js';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { createReceivableCalls } from '../testing/receivable-calls.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
let token: string;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ role: 'admin', name: 'Helen Marsh' });
  token = admin.token;
}, 60_000);

const { job, work, ask } = createInvoiceCalls(() => ({ testApp, admin }));
const send = (number: string, to = 'accounts@site.example', version = 1) =>
  testApp.call(sendDocument, { token, body: { kind: 'job-invoice', number, version, to } });
const listMails = async (number: string) =>
  (await testApp.call(listDocumentMail, { token, body: { kind: 'job-invoice', number } })).body;
const result = (id: string, state: EntityState<'mail-result'>['state'], code = '') =>
  testApp.deliver('mail-result', id, { state, code, at: '2026-12-01T02:00:00.000Z' });
const message = async (id: string) => (await testApp.readPublishedMails('document')).find((mail) => mail.id === id);
const pdf = (id: string) =>
  testApp.call(readMailedDocument, { token: createServiceToken(testApp, 'auth'), body: { id } });

async function issueInvoice(title: string): Promise<{ number: string; jobId: string }> {
  const jobId = await job(title);
  await work(jobId, '2026-11-03', 48_000);
  return { jobId, number: (await ask(jobId)).body.invoice_number };
}

describe('Invoice email', () => {
  it('waits for the GST rate to be confirmed', async () => {
    const { number } = await issueInvoice('Not yet');
    expect(await send(number)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('Confirm your GST rate') },
    });
    const settings = (await testApp.call(getInvoiceSettings, { token })).body;
    const body = { ...settings, gst_rate_percent: 10, copy_to_office: true };
    expect((await testApp.call(saveInvoiceSettings, { token, body })).body.copy_to_office).toBe(true);
    await testApp.call(confirmGstRate, { token, body: { gst_rate_percent: 10 } });
    expect((await send(number)).status).toBe(200);
  });

  it('goes to the client who paid, also for notes, once the job has another client', async () => {
    const { client, give, book, call } = createReceivableCalls(() => ({ testApp, admin }));
    const { number, jobId } = await issueInvoice('Moved Hall');
    const former = await client('Former Pty Ltd', { billing_email: 'former@site.example' });
    await give(jobId, former);
    const { body: mail } = await send(number, 'former@site.example');
    await result(mail.id, 'sent');
    await book(former, '100', { [number]: '100' });
    const next = await client('Next Pty Ltd', { billing_email: 'next@site.example' });
    expect((await give(jobId, next, '2026-11-15', 1)).status).toBe(200);
    expect((await listMails(number)).to).toBe('former@site.example');
    const lines = [{ description: 'A visit was missed', amount: '-50' }];
    const known_on = getBusinessToday('Australia/Adelaide');
    const noted = await call(issueAdjustmentNote, { body: { number, reason: 'Missed', known_on, lines, send: true } });
    const [note] = noted.body.notes;
    const { mails } = (await call(listDocumentMail, { body: { kind: 'adjustment-note', number: note.number } })).body;
    expect(mails).toMatchObject([{ to: 'former@site.example' }]);
  });

  it('is sent once for one idempotency key, even after a newer version', async () => {
    const [{ number, jobId }, other] = [await issueInvoice('Lost Answer'), await issueInvoice('Another Hall')];
    const key = v4();
    const press = (changes: object = {}) =>
      testApp.call(sendDocument, {
        token,
        body: { kind: 'job-invoice', number, key, version: 1, to: 'accounts@site.example', ...changes },
      });
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
      [200, key],
      [200, key],
    ]);
    await result(key, 'sent');
    expect(await press()).toMatchObject({ status: 200, body: { id: key, state: 'sent' } });
    await work(jobId, '2026-11-05', 10_000);
    expect((await press()).status).toBe(200);
    for (const changes of [{ to: 'new@site.example' }, { number: other.number }, { version: 2 }])
      expect(await press(changes)).toMatchObject({
        status: 409,
        body: { msg: 'This was already sent with different details. Reload the page.' },
      });
    expect((await listMails(number)).mails).toHaveLength(1);
    expect((await listMails(other.number)).mails).toEqual([]);
    expect((await press({ key: v4() })).body.id).not.toBe(key);
  });

  it('goes to the client once with its PDF, and closes the invoice', async () => {
    const { number, jobId } = await issueInvoice('Lëvan’s Café');
    const clientId = v4();
    const details = { legal_name: 'Site Pty Ltd', billing_email: 'pay@site.example' };
    await testApp.call(createClient, { token, body: { id: clientId, details } });
    await testApp.call(setJobClient, {
      token,
      body: { job_id: jobId, version: 0, client_id: clientId, from: '2026-01-01' },
    });
    expect(await listMails(number)).toEqual({ to: 'pay@site.example', gst_confirmed: true, sent_at: '', mails: [] });
    expect((await send(number, 'pay@site.example', 2)).status).toBe(409);
    const answers = await Promise.all([1, 2, 3].map(() => send(number, 'pay@site.example')));
    const [{ body: mail } = { body: { id: '' } }] = answers;
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(answers.map(() => [200, mail.id]));
    expect((await send(number, 'other@site.example')).status).toBe(409);
    expect(await message(mail.id)).toMatchObject({
      to: { name: 'Lëvan’s Café', address: 'pay@site.example' },
      parameters: {
        copy: true,
        subject: `Tax invoice ${number} from Gumleaf Commercial Cleaning Pty Ltd`,
        lines: [
          'Hello Lëvan’s Café,',
          `Tax invoice ${number} for November 2026 is attached: A$528.00 including GST.`,
          expect.stringContaining(`and use ${number} as the reference.`),
          expect.stringContaining('www.gumleaf.example/client'),
        ],
      },
    });
    // Work added while the email waits makes no new version.
    await work(jobId, '2026-11-04', 10_000);
    expect((await ask(jobId)).body).toMatchObject({ version: 1, sub_total: '480.00' });
    const answer = (await pdf(mail.id)).body;
    expect(answer.file_name).toBe(`${number}.pdf`);
    expect(readPdfText(Buffer.from(answer.content, 'base64'))).toContain('A$528.00');
    await result(mail.id, 'sent');
    await result(mail.id, 'refused', '550');
    expect(await listMails(number)).toMatchObject({
      sent_at: '2026-12-01T02:00:00.000Z',
      mails: [{ id: mail.id, state: 'sent', to: 'pay@site.example', asked_by: 'Helen Marsh', copied: true }],
    });
    expect(await message(mail.id)).toBeUndefined();
    const again = (await send(number, 'new@site.example')).body;
    expect(again.id).not.toBe(mail.id);
    expect((await listMails(number)).mails.map(({ to }: { to: string }) => to)).toEqual([
      'new@site.example',
      'pay@site.example',
    ]);
  });

  it('leaves the invoice open when refused, and shows the reason', async () => {
    const { number, jobId } = await issueInvoice('Refused');
    const { id } = (await send(number)).body;
    await result(id, 'refused', '550 5.1.1');
    expect(await listMails(number)).toMatchObject({ sent_at: '', mails: [{ state: 'refused', code: '550 5.1.1' }] });
    await work(jobId, '2026-11-04', 10_000);
    expect((await ask(jobId)).body).toMatchObject({ version: 2 });
    expect((await send(number, 'right@site.example', 2)).status).toBe(200);
  });

  it('isn’t needed to close an invoice that is marked as sent', async () => {
    const { number, jobId } = await issueInvoice('By hand');
    const mark = (version: number) =>
      testApp.call(markDocumentSent, { token, body: { kind: 'job-invoice', number, version } });
    expect((await mark(2)).status).toBe(409);
    const { id } = (await send(number)).body;
    expect((await mark(1)).body.msg).toBe('This document is being emailed. Try again once that’s done.');
    await result(id, 'refused', '550');
    const first = await mark(1);
    expect(markDocumentSent.answer.safeParse(first.body).error).toBeUndefined();
    expect(first.body).toMatchObject({ sent_at: expect.stringContaining('T') });
    expect((await mark(1)).body.sent_at).toBe(first.body.sent_at);
    await work(jobId, '2026-11-04', 10_000);
    expect((await ask(jobId)).body.version).toBe(1);
    const { notes } = (
      await testApp.call(issueAdjustmentNote, {
        token,
        body: { number, reason: 'More work', known_on: '2026-11-05', difference: '100', send: false },
      })
    ).body;
    const note = { kind: 'adjustment-note', number: notes[0].number, version: 1 };
    expect((await testApp.call(markDocumentSent, { token, body: note })).body.sent_at).not.toBe('');
    expect((await testApp.call(markDocumentSent, { token, body: { ...note, number: 'ADJ-9' } })).status).toBe(404);
    const acts = (await testApp.readPublishedStates('audit-entry')).filter(
      ({ action }) => action === 'invoice.marked-sent',
    );
    expect(acts.map(({ subject_name }) => subject_name)).toEqual([number, note.number]);
  });

  it('closes the invoice also when delivery is unsure', async () => {
    const { number } = await issueInvoice('Unsure');
    await result((await send(number)).body.id, 'unsure', 'INTERRUPTED');
    expect((await listMails(number)).sent_at).not.toBe('');
  });

  it.each([
    ['client-invoice', 'INV-99999'],
    ['adjustment-note', 'AN-99999'],
    ['job-invoice', 'INV-99999'],
  ])('answers 404 for %s %s', async (kind, number) => {
    const answer = await testApp.call(listDocumentMail, { token, body: { kind, number } });
    expect(answer.status).toBe(404);
    expect((await pdf(v4())).status).toBe(404);
  });
});

describe('Monthly invoice email', () => {
  it('is sent once for each invoice, and once for a note after it', async () => {
    const { client, place, issue, read, list, row, call, confirmGst } = createClientInvoiceCalls(() => ({
      testApp,
      admin,
    }));
    await testApp.readFeed('jobs');
    await confirmGst();
    const clients = [await client('First Pty Ltd'), await client('Second Pty Ltd')];
    for (const id of clients) await place(id, '480');
    await Promise.all([issue(clients, { send: true }), issue(clients, { send: true })]);
    const { results } = (await issue(clients, { send: true })).body;
    const numbers: string[] = results.map(({ number }: { number: string }) => number);
    const mails = await Promise.all(
      numbers.map(
        async (number) => (await call(listDocumentMail, { body: { kind: 'client-invoice', number } })).body.mails,
      ),
    );
    expect(mails.map((sent) => sent.map(({ state }: { state: string }) => state))).toEqual([['waiting'], ['waiting']]);
    const [[{ id }], [{ id: other }]] = mails as [[{ id: string }], [{ id: string }]];
    expect((await message(id))?.parameters.lines[1]).toMatch(
      /^Tax invoice .* is attached: .* including GST, due \d{1,2} \w{3} \d{4}\.$/,
    );
    expect(readPdfText(Buffer.from((await pdf(id)).body.content, 'base64'))).toContain(numbers[0]);
    await result(id, 'sent');
    await result(other, 'refused', '550 5.1.1');
    const [first, second] = await Promise.all(numbers.map(read));
    expect([first?.sent_at, first?.sending]).toEqual(['2026-12-01T02:00:00.000Z', false]);
    expect([second?.sent_at, second?.sending, second?.state]).toEqual(['', false, 'issued']);
    // The month's list shows it as refused until it is sent again.
    const [, secondClient = ''] = clients;
    expect(await list({ state: 'refused' })).toMatchObject({
      total: 1,
      rows: [{ client_id: secondClient }],
      counts: { issued: 0, refused: 1 },
    });
    const anew = { kind: 'client-invoice', number: numbers[1], version: 1, to: 'right@second.example' };
    expect((await call(sendDocument, { body: anew })).status).toBe(200);
    expect(await row(secondClient)).toMatchObject({ state: 'issued', sending: true });
    const noted = await call(issueAdjustmentNote, {
      body: {
        number: numbers[0],
        reason: 'One visit less',
        known_on: '2026-11-01',
        send: true,
        lines: [{ description: 'A visit', amount: '-120' }],
      },
    });
    const note = noted.body.notes[0].number;
    const { mails: ofNote } = (await call(listDocumentMail, { body: { kind: 'adjustment-note', number: note } })).body;
    expect(await message(ofNote[0].id)).toMatchObject({
      parameters: { subject: expect.stringContaining(`Adjustment note ${note}`) },
    });
    expect(readPdfText(Buffer.from((await pdf(ofNote[0].id)).body.content, 'base64'))).toContain(note);
    await result(ofNote[0].id, 'sent');
    expect((await read(numbers[0] ?? '')).notes[0]).toMatchObject({
      sending: false,
      sent_at: expect.stringContaining('T'),
    });
  });

  it('goes to the contact for invoices when there is no billing email', async () => {
    const { client, place, issue, row, call } = createClientInvoiceCalls(() => ({ testApp, admin }));
    const door = { name: 'Door', email: 'door@third.example', telephone: '', roles: ['door'] };
    const pays = { ...door, email: 'pays@third.example', roles: ['invoices', 'quality'] };
    const nobody = await client('No address Pty Ltd', { billing_email: '', contacts: [door] });
    const third = await client('Third Pty Ltd', { billing_email: '', contacts: [door, pays] });
    for (const id of [nobody, third]) await place(id);
    expect(await row(nobody)).toMatchObject({ state: 'blocked', reasons: [{ kind: 'no-email' }] });
    const { results } = (await issue([third], { send: true })).body;
    const body = { kind: 'client-invoice', number: results[0].number };
    expect((await call(listDocumentMail, { body })).body).toMatchObject({
      to: 'pays@third.example',
      mails: [{ to: 'pays@third.example', state: 'waiting' }],
    });
  });
});
