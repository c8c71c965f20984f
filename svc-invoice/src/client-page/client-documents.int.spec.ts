import {
  bookClientPayment,
  type Call,
  endClientSessions,
  getClientPage,
  getClientPageDesk,
  getEnquiry,
  getInvoiceSettings,
  issueAdjustmentNote,
  listClientDocuments,
  listClientQuotes,
  listEnquiries,
  markDocumentOpened,
  markDocumentSent,
  printClientDocument,
  printClientQuote,
  readDocumentPage,
  readDocumentPdf,
  readQuote,
  recordClientRefund,
  revokeClientLinks,
  saveClientPage,
  saveInvoiceSettings,
  sendClientMessage,
  sendDocument,
  undoAdjustmentNote,
  undoClientPayment,
  undoClientRefund,
} from '@cleaning/contracts';
import { hashSha256 } from '@cleaning/service-kit';
import { readPdfText, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v4, v7 } from 'uuid';
import { createClientInvoiceCalls } from '../testing/client-invoice-calls.js';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { createQuoteCalls, TODAY } from '../testing/quote-calls.js';
import { ClientSessionRow } from './client-session.entity.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
let mine: Awaited<ReturnType<typeof addInvoicedClient>>;
let other: Awaited<ReturnType<typeof addInvoicedClient>>;
const { client, place, confirmGst, issue } = createClientInvoiceCalls(() => ({ testApp, admin }));
const quotes = createQuoteCalls(() => ({ testApp, admin }));
const desk = (call: Call, body: unknown) => testApp.call(call, { token: admin.token, body });
const open = (call: Call, token: string) => testApp.call(call, { body: { token } });

/** Adds a client with an issued invoice and a logged-in contact. */
async function addInvoicedClient(name: string) {
  const email = `${name.toLowerCase()}@client.example`;
  const contacts = [{ name: `Contact of ${name}`, email, telephone: '', roles: ['invoices'] }];
  const id = await client(`${name} Pty Ltd`, { contacts });
  await place(id, '480', `Office of ${name}`);
  const { number } = (await issue([id])).body.results[0];
  const token = `client.${name}`;
  const endsAt = new Date(Date.now() + 3_600_000);
  const session = { id: v7(), tokenHash: hashSha256(token), clientId: id, email, endsAt };
  await testApp.dataSource.manager.insert(ClientSessionRow, session);
  return { id, number, token };
}
/** Mails the invoice and returns the token of the link in the mail. */
async function mailInvoice(number: string): Promise<string> {
  const body = { kind: 'client-invoice', number, version: 1, to: 'accounts@client.example' };
  const { id } = (await desk(sendDocument, body)).body;
  const path = (await testApp.readPublishedMails('document')).find((mail) => mail.id === id)?.parameters.path ?? '';
  await testApp.deliver('mail-result', id, { state: 'sent', code: '', at: new Date().toISOString() });
  return path.replace('/your-document#', '');
}
const getPdf = (token: string, number: string) =>
  testApp.call(printClientDocument, { token, body: { kind: 'client-invoice', number } });
const openDesk = async (client_id: string) =>
  (await testApp.call(getClientPageDesk, { token: admin.token, params: { client_id } })).body;

beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ role: 'admin', name: 'Helen Marsh' });
  await confirmGst();
  mine = await addInvoicedClient('Wattlebird');
  other = await addInvoicedClient('Magpie');
}, 60_000);
beforeEach(() => testApp.dataSource.query('TRUNCATE client_page_limit'));

describe('Mailed document', () => {
  it('opens by its link alone, as page and PDF, and reading it changes nothing', async () => {
    const token = await mailInvoice(mine.number);
    expect(token).toMatch(/^[\w-]{43}$/);
    const before = await testApp.readNewestNumber();
    const page = await open(readDocumentPage, token);
    expect(page.body).toMatchObject({
      kind: 'client-invoice',
      number: mine.number,
      to: 'Wattlebird Pty Ltd',
      replaced: false,
      total: '576.00',
      open: '576.00',
      bank: { bank_bsb: '105-900', since: '' },
    });
    expect(readPdfText((await open(readDocumentPdf, token)).body)).toContain(mine.number);
    expect(await testApp.readNewestNumber()).toBe(before);
    const kept = JSON.stringify(await testApp.dataSource.query('SELECT * FROM document_link'));
    expect(kept).not.toContain(token);
  });

  it('counts an adjustment note towards the open amount once the note is sent', async () => {
    const { number, token: session } = await addInvoicedClient('Kookaburra');
    const token = await mailInvoice(number);
    const readOpenAmounts = async () => [
      (await open(readDocumentPage, token)).body.open,
      (await testApp.call(getClientPage, { token: session })).body.open,
    ];
    const lines = [{ description: 'Windows', amount: '10' }];
    const note = { number, reason: 'Windows were cleaned', known_on: TODAY, send: false, lines };
    const noted = await desk(issueAdjustmentNote, note);
    expect(await readOpenAmounts()).toEqual(['576.00', '576.00']);
    await desk(markDocumentSent, { kind: 'adjustment-note', number: noted.body.notes[0].number, version: 1 });
    expect(await readOpenAmounts()).toEqual(['588.00', '588.00']);
    // An unsent note and its reversal change nothing.
    const other = (await desk(issueAdjustmentNote, note)).body.notes.at(-1);
    await desk(undoAdjustmentNote, { number: other.number, reason: 'It was right', send: false });
    expect(await readOpenAmounts()).toEqual(['588.00', '588.00']);
  });

  it('answers alike for a guessed, revoked or expired link', async () => {
    const [first, second] = [await mailInvoice(mine.number), await mailInvoice(mine.number)];
    const guessed = await open(readDocumentPage, `${first.startsWith('x') ? 'y' : 'x'}${first.slice(1)}`);
    const { links } = await openDesk(mine.id);
    // Revokes only the newest link.
    await desk(revokeClientLinks, { client_id: mine.id, link_id: links[0].link_id });
    expect((await open(readDocumentPage, first)).status).toBe(200);
    await testApp.dataSource.query(`UPDATE document_link SET expires_at = now() WHERE revoked_at IS NULL`);
    const answers = [guessed, await open(readDocumentPage, second), await open(readDocumentPage, first)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body.msg)).size).toBe(1);
    for (const call of [readDocumentPdf, markDocumentOpened]) expect((await open(call, first)).status).toBe(404);
  });

  it('is in the audit log once when it is opened, and limits how often it is read', async () => {
    const token = await mailInvoice(mine.number);
    await Promise.all([open(markDocumentOpened, token), open(markDocumentOpened, token)]);
    const opened = (await testApp.readPublishedStates('audit-entry')).filter(
      ({ action }) => action === 'document.opened',
    );
    expect(opened).toMatchObject([{ subject_name: mine.number, details: { by: 'link' } }]);
    expect((await openDesk(mine.id)).links[0].opened_at).not.toBe('');
    await testApp.dataSource.query(`UPDATE client_page_limit SET booked_until = now() + interval '1 hour'`);
    expect((await open(readDocumentPage, token)).status).toBe(429);
  });

  it('can’t be revoked under another client', async () => {
    const token = await mailInvoice(mine.number);
    const { links, links_count } = await openDesk(mine.id);
    expect(links_count).toBe(links.length);
    await desk(revokeClientLinks, { client_id: other.id, link_id: links[0].link_id });
    await desk(revokeClientLinks, { client_id: other.id });
    expect((await open(readDocumentPage, token)).status).toBe(200);
    await desk(revokeClientLinks, { client_id: mine.id });
    expect((await open(readDocumentPage, token)).status).toBe(404);
    expect(await openDesk(mine.id)).toMatchObject({ links: [], links_count: 0 });
  });
});

describe('Client page', () => {
  it('lists the client’s own sent documents, with the open amount and a PDF', async () => {
    await mailInvoice(mine.number);
    const list = async (token: string) => (await testApp.call(listClientDocuments, { token })).body;
    expect(await list(mine.token)).toMatchObject({ total: 1, rows: [{ number: mine.number, open: '576.00' }] });
    // Issued, but not sent.
    expect(await list(other.token)).toEqual({ total: 0, rows: [] });
    expect((await getPdf(other.token, other.number)).status).toBe(404);
    expect(readPdfText((await getPdf(mine.token, mine.number)).body)).toContain('Office of Wattlebird');
    expect((await getPdf(other.token, mine.number)).status).toBe(404);
    const opened = (await testApp.readPublishedStates('audit-entry')).filter(
      ({ actor_name }) => actor_name === 'Contact of Wattlebird',
    );
    expect(opened.map(({ action, subject_name }) => [action, subject_name])).toEqual([
      ['document.opened', mine.number],
    ]);
  });

  it('shows the balance, refunds, credit and bank details with their date', async () => {
    const read = async () => (await testApp.call(getClientPage, { token: mine.token })).body;
    expect(await read()).toMatchObject({
      client_name: 'Wattlebird Pty Ltd',
      contact_name: 'Contact of Wattlebird',
      open: '576.00',
      clients: [{ client_id: mine.id }],
      bank: { bank_account_number: '000123456', since: '' },
    });
    const payment = { id: v4(), client_id: mine.id, day: '2026-04-20', amount: '500', parts: [] };
    expect((await desk(bookClientPayment, payment)).status).toBe(200);
    expect(await read()).toMatchObject({ open: '576.00', credit: '500.00' });
    const refund = { key: v4(), client_id: mine.id, day: '2026-04-21', amount: '300', note: 'Paid too much' };
    expect((await desk(recordClientRefund, refund)).status).toBe(200);
    expect(await read()).toMatchObject({ credit: '200.00', refunds: [{ day: '2026-04-21', amount: '300.00' }] });
    expect((await desk(undoClientRefund, { id: refund.key })).status).toBe(200);
    expect((await read()).refunds).toEqual([]);
    await desk(undoClientPayment, { id: payment.id });
    expect((await read()).credit).toBe('0.00');
    const settings = (await testApp.call(getInvoiceSettings, { token: admin.token })).body;
    const supplier = { ...settings.supplier, bank_account_number: '000999888' };
    expect((await desk(saveInvoiceSettings, { ...settings, supplier })).status).toBe(200);
    expect((await read()).bank).toMatchObject({ bank_account_number: '000999888', since: TODAY });
  });

  it('lets a contact write to the office under the contact’s name and address', async () => {
    const body = { key: v4(), text: 'Please leave the side gate open.' };
    const write = () => testApp.call(sendClientMessage, { token: mine.token, body });
    expect((await Promise.all([write(), write()])).map(({ status }) => status)).toEqual([200, 200]);
    const query = { text: 'side gate', kind: 'feedback' };
    const { rows } = (await testApp.call(listEnquiries, { token: admin.token, query })).body;
    expect(rows).toHaveLength(1);
    const { body: enquiry } = await testApp.call(getEnquiry, { token: admin.token, params: { id: rows[0].id } });
    expect(enquiry).toMatchObject({
      name: 'Contact of Wattlebird',
      email: 'wattlebird@client.example',
      subject: 'Client page: Wattlebird Pty Ltd',
      text: body.text,
    });
    expect((await testApp.call(sendClientMessage, { token: admin.token, body })).status).toBe(403);
  });

  it('includes the client’s quotes, with a link to answer them', async () => {
    const { id } = await quotes.sendNewQuote({ client_id: mine.id });
    await quotes.draft({ client_id: mine.id });
    const [quote, ...rest] = (await testApp.call(listClientQuotes, { token: mine.token })).body;
    expect(rest).toEqual([]);
    expect(quote).toMatchObject({ quote_id: id, state: 'accept', path: expect.stringMatching(/^\/your-quote#/) });
    expect((await open(readQuote, quote.path.split('#')[1])).status).toBe(200);
    // A link from before the shared secret changed: its path can't be rebuilt.
    const hash = 'token_hash = translate(token_hash, $1, $2)';
    const [hex, shifted] = ['0123456789abcdef', '123456789abcdef0'];
    await testApp.dataSource.query(`UPDATE quote_link SET ${hash} WHERE quote_id = $3`, [hex, shifted, id]);
    expect((await testApp.call(listClientQuotes, { token: mine.token })).body[0].path).toBe('');
    await testApp.dataSource.query(`UPDATE quote_link SET ${hash} WHERE quote_id = $3`, [shifted, hex, id]);
    const pdf = (token: string) => testApp.call(printClientQuote, { token, body: { quote_id: id } });
    expect((await pdf(mine.token)).body.subarray(0, 4).toString()).toBe('%PDF');
    expect((await pdf(other.token)).status).toBe(404);
    expect((await testApp.call(listClientQuotes, { token: other.token })).body).toEqual([]);
    await desk(revokeClientLinks, { client_id: mine.id });
    expect((await testApp.call(listClientQuotes, { token: mine.token })).body[0].path).toBe('');
  });
});

describe('Client page desk', () => {
  it('sets whether names are shown, shows the last login, and logs all contacts out', async () => {
    expect(await openDesk(mine.id)).toMatchObject({
      shows_names: false,
      contacts: [{ name: 'Contact of Wattlebird', may_open: true, logged_in_at: expect.stringMatching(/^20/) }],
    });
    await desk(saveClientPage, { client_id: mine.id, shows_names: true });
    await desk(saveClientPage, { client_id: mine.id, shows_names: true });
    expect((await openDesk(mine.id)).shows_names).toBe(true);
    const actions = (await testApp.readPublishedStates('audit-entry')).filter(
      ({ subject_id }) => subject_id === mine.id,
    );
    expect(actions.filter(({ action }) => action === 'client-page.changed')).toHaveLength(1);
    await desk(endClientSessions, { client_id: mine.id });
    expect((await testApp.call(getClientPage, { token: mine.token })).status).toBe(401);
    expect((await testApp.call(getClientPage, { token: other.token })).status).toBe(200);
    expect((await openDesk(mine.id)).contacts[0].logged_in_at).toBe('');
  });
});
