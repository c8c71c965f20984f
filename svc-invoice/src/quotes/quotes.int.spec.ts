import { createHash } from 'node:crypto';
import {
  acceptQuote,
  addDays,
  askAboutQuote,
  checkMailReach,
  decideQuote,
  declineQuote,
  getEnquiry,
  linkQuote,
  listEnquiries,
  listQuotes,
  markQuoteSeen,
  printQuote,
  readQuote,
  readQuoteDocument,
  readQuotePdf,
  removeQuote,
  reviseQuote,
  revokeQuoteLinks,
  saveQuote,
  sendEnquiry,
} from '@cleaning/contracts';
import { createServiceToken, readPdfText, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { createClientInvoiceCalls } from '../testing/client-invoice-calls.js';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { createQuoteCalls, LINE, TODAY } from '../testing/quote-calls.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ role: 'admin', name: 'Helen Marsh' });
  await confirmGst();
}, 60_000);
beforeEach(() => testApp.dataSource.query('TRUNCATE quote_limit'));

const { desk, page, fields, draft, read, send, sendNewQuote, shift } = createQuoteCalls(() => ({ testApp, admin }));
const { confirmGst } = createClientInvoiceCalls(() => ({ testApp, admin }));
const accept = (quote: { token: string; pdf_sha256: string }, name = 'Renee Castle') =>
  page(acceptQuote, { token: quote.token, pdf_sha256: quote.pdf_sha256, name, role: 'Manager' });
const notices = async (id: string) =>
  (await testApp.readPublishedStates('notice')).filter(({ parameters }) => parameters.quote_id === id);
const count = async (table: string, id: string, column = 'quote_id') =>
  (await testApp.dataSource.query(`SELECT count(*)::int AS rows FROM ${table} WHERE ${column} = $1`, [id]))[0].rows;

describe('Draft quote', () => {
  it('is added once, changed by its newest edit only, shown as PDF, and deleted', async () => {
    const body = fields();
    const [quote, again] = (await Promise.all([desk(saveQuote, body), desk(saveQuote, body)])).map(
      (answer) => answer.body,
    );
    expect(again.number).toBe(quote.number);
    expect(await desk(saveQuote, { ...body, lines: [{ ...LINE, price: '490' }] })).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('already sent with different details') },
    });
    expect(quote).toMatchObject({
      state: 'draft',
      version: 1,
      edit: 1,
      to: 'Wattlebird Pty Ltd',
      monthly: '480.00',
      gst_rate_percent: 20,
      lines: [{ price: '480.00', gst: '96.00', total: '576.00', pay_per_hour: '32.50' }],
    });
    const changed = await desk(saveQuote, { ...body, edit: 1, name: 'Ana Silva' });
    expect(changed.body).toMatchObject({ edit: 2, name: 'Ana Silva' });
    expect((await desk(saveQuote, { ...body, edit: 1 })).status).toBe(409);
    const pdf = await testApp.call(printQuote, { token: admin.token, params: { id: quote.id } });
    expect(readPdfText(pdf.body)).toContain('DRAFT');
    expect((await desk(removeQuote, { id: quote.id })).status).toBe(200);
    expect((await desk(removeQuote, { id: quote.id })).status).toBe(404);
  });

  it.each<[string, Parameters<typeof fields>[0], string]>([
    ['a last day in the past', { valid_until: '2026-01-01' }, 'valid_until'],
    ['no price', { lines: [{ ...LINE, price: '0' }] }, 'lines.0.price'],
    ['no day', { lines: [{ ...LINE, schedule: [{ time: '18:00-20:00', days: [] }] }] }, 'lines.0.schedule.0.days'],
    [
      'a time twice on a day',
      { lines: [{ ...LINE, schedule: [...LINE.schedule, ...LINE.schedule] }] },
      'lines.0.schedule.1.time',
    ],
  ])('is refused with %s', async (_, changes, field) => {
    expect(await desk(saveQuote, fields(changes))).toMatchObject({ status: 400, body: { issues: [{ field }] } });
  });

  it.each(['client_id', 'enquiry_id'] as const)('is refused with an unknown %s, and nothing changes', async (field) => {
    const body = fields();
    const refused = { status: 400, body: { issues: [{ field }] } };
    expect(await desk(saveQuote, { ...body, [field]: v4() })).toMatchObject(refused);
    expect(await count('quote', body.id, 'id')).toBe(0);
    const saved = await desk(saveQuote, body);
    expect(await desk(saveQuote, { ...body, edit: 1, name: 'Ana Silva', [field]: v4() })).toMatchObject(refused);
    expect((await desk(saveQuote, { ...body, edit: 1 })).body).toMatchObject({ edit: 2, name: saved.body.name });
  });
});

/** The emails with the quote's document. */
const mailsWith = async (quoteId: string) =>
  (await testApp.readPublishedStates('outgoing-mail')).filter(
    (mail) => 'attachment' in mail && mail.attachment.quote_id === quoteId,
  );

describe('Sent quote', () => {
  it('goes out once by email with its document and a link, and is stored byte by byte', async () => {
    const quote = await draft();
    const [first, second] = await Promise.all([send(quote), send(quote)]);
    const paths = [first.body.path, second.body.path].filter((path) => path !== '');
    expect(paths).toHaveLength(1);
    const token = paths[0].split('#')[1];
    const mails = await mailsWith(quote.id);
    expect(mails).toMatchObject([
      { kind: 'quote-sent', to: { address: 'renee@site.example' }, parameters: { path: paths[0] } },
    ]);
    const { body } = await testApp.call(readQuoteDocument, {
      token: createServiceToken(testApp, 'auth'),
      body: { id: quote.id },
    });
    const pdf = Buffer.from(body.content, 'base64');
    expect((await page(readQuotePdf, { token })).body.equals(pdf)).toBe(true);
    expect((await page(readQuote, { token })).body.pdf_sha256).toBe(createHash('sha256').update(pdf).digest('hex'));
    const kept = JSON.stringify(await testApp.dataSource.query('SELECT * FROM quote_link'));
    expect(kept).not.toContain(token);
  });

  it('stays a draft by email without a mail server, and can be marked as sent by hand', async () => {
    const quote = await draft();
    const place = `/auth${checkMailReach.path}`;
    testApp.peers.answers.set(place, { reaches_people: false });
    expect(await send(quote)).toMatchObject({ status: 409, body: { code: 'no_mail_server' } });
    expect((await read(quote.id)).state).toBe('draft');
    expect(await count('quote_mail', quote.id)).toBe(0);
    expect((await send(quote, 'hand')).status).toBe(200);
    testApp.peers.answers.set(place, { reaches_people: true });
    expect((await read(quote.id)).state).toBe('sent');
    expect((await send(await draft())).status).toBe(200);
  });

  it('is refused while the reach of the mail server is unknown', async () => {
    const quote = await draft();
    const place = `/auth${checkMailReach.path}`;
    testApp.peers.statuses.set(place, 503);
    expect((await send(quote)).status).toBe(503);
    testApp.peers.statuses.delete(place);
    expect((await read(quote.id)).state).toBe('draft');
  });

  it('is refused until the GST rate is confirmed', async () => {
    await testApp.dataSource.query('DELETE FROM gst_confirmation');
    const quote = await draft();
    for (const channel of ['mail', 'hand'])
      expect(await send(quote, channel)).toMatchObject({
        status: 409,
        body: { msg: 'Confirm your GST rate in the invoice settings first.' },
      });
    expect((await read(quote.id)).state).toBe('draft');
    await confirmGst();
    expect((await send(quote, 'hand')).status).toBe(200);
  });

  it('is seen when the page reports it, not when it is read', async () => {
    const quote = await sendNewQuote();
    expect(await read(quote.id)).toMatchObject({ state: 'sent', seen_at: '' });
    expect((await page(readQuote, { token: quote.token })).body).toMatchObject({
      state: 'accept',
      lines: [{ total: '576.00' }],
    });
    expect(JSON.stringify((await page(readQuote, { token: quote.token })).body)).not.toMatch(
      /pay_per_hour|cleaners|32\.50/,
    );
    expect((await read(quote.id)).state).toBe('sent');
    await page(markQuoteSeen, { token: quote.token });
    expect(await read(quote.id)).toMatchObject({ state: 'seen', seen_at: expect.stringMatching(/^20/) });
  });

  it('turns a recipient’s question into one enquiry', async () => {
    const quote = await sendNewQuote();
    const question = { token: quote.token, key: v4(), text: 'Do you bring bin liners?' };
    const answers = await Promise.all([page(askAboutQuote, question), page(askAboutQuote, question)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = (
      await testApp.call(listEnquiries, { token: admin.token, query: { text: 'bin liners', kind: 'feedback' } })
    ).body;
    expect(rows).toHaveLength(1);
    const { contact_name, number } = (await page(readQuote, { token: quote.token })).body;
    expect((await testApp.call(getEnquiry, { token: admin.token, params: { id: rows[0].id } })).body).toMatchObject({
      name: contact_name,
      subject: `Question about quote ${number}`,
      text: 'Do you bring bin liners?',
    });
    expect((await page(askAboutQuote, { ...question, token: `${quote.token}x` })).status).toBe(404);
    expect((await page(askAboutQuote, { ...question, text: ' ' })).status).toBe(400);
  });

  it('is hidden with a wrong, revoked or expired link, and limits how often it is read', async () => {
    const quote = await sendNewQuote();
    expect((await page(readQuote, { token: `${quote.token}x` })).status).toBe(404);
    await desk(revokeQuoteLinks, { id: quote.id });
    expect((await page(readQuote, { token: quote.token })).status).toBe(404);
    expect((await accept(quote)).status).toBe(404);
    const { path } = (await desk(linkQuote, { id: quote.id })).body;
    const token = path.split('#')[1];
    expect((await page(readQuote, { token })).status).toBe(200);
    await testApp.dataSource.query(`UPDATE quote_link SET expires_at = now() WHERE quote_id = $1`, [quote.id]);
    expect((await page(readQuote, { token })).status).toBe(404);
    await shift(quote.id, 'valid_until', '- 100');
    const later = (await desk(linkQuote, { id: quote.id })).body.path.split('#')[1];
    expect((await page(readQuote, { token: later })).body.state).toBe('expired');
    await testApp.dataSource.query(`UPDATE quote_limit SET booked_until = now() + interval '1 hour'`);
    expect(await page(readQuote, { token })).toMatchObject({ status: 429 });
  });

  it('is refused after its last day, by email without an address, or with an outdated edit', async () => {
    const quote = await draft({ email: '' });
    expect((await send(quote)).status).toBe(409);
    expect((await send({ ...quote, edit: 7 }, 'hand')).status).toBe(409);
    await shift(quote.id, 'valid_until', '- 60');
    expect((await send(quote, 'hand')).status).toBe(409);
    await shift(quote.id, 'valid_until', '+ 60');
    expect((await send(quote, 'hand')).body.path).toMatch(/^\/your-quote#[\w-]{43}$/);
  });

  it('is replaced by its next version, and its link says so', async () => {
    const first = await sendNewQuote();
    const newId = v4();
    const drafts = await Promise.all([1, 2].map(() => desk(reviseQuote, { id: first.id, new_id: newId })));
    expect(drafts.map(({ body }) => body.id)).toEqual([newId, newId]);
    expect((await page(readQuote, { token: first.token })).body.state).toBe('accept');
    const next = await read(newId);
    expect(next).toMatchObject({ version: 2, state: 'draft', root_id: first.id });
    await send(next);
    expect((await page(readQuote, { token: first.token })).body).toMatchObject({
      state: 'replaced',
      lines: [],
      to: '',
    });
    expect((await page(readQuotePdf, { token: first.token })).status).toBe(404);
    expect(await accept(first)).toMatchObject({ status: 409, body: { msg: expect.stringContaining('replaced') } });
    expect((await read(newId)).versions.map(({ state }) => state)).toEqual(['replaced', 'sent']);
  });
});

describe('Answer to a quote', () => {
  it('stores name, role, time, address and document of an acceptance once', async () => {
    const quote = await sendNewQuote();
    const answers = await Promise.all([accept(quote), accept(quote), accept(quote, 'Somebody else')]);
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual(answers.map(() => [200, 'accepted']));
    expect(await count('quote_acceptance', quote.id)).toBe(1);
    const { state, acceptance } = await read(quote.id);
    expect([state, acceptance]).toEqual([
      'accepted',
      {
        name: answers[0]?.body.accepted.name,
        role: 'Manager',
        at: expect.stringMatching(/^20/),
        address: expect.stringMatching(/127\.0\.0\.1$/),
        pdf_sha256: quote.pdf_sha256,
        entered_by: '',
        said_on: '',
        note: '',
      },
    ]);
    expect(await notices(quote.id)).toMatchObject([{ kind: 'quote-answered', parameters: { answer: 'accepted' } }]);
    expect((await mailsWith(quote.id)).map(({ kind }) => kind)).toEqual(['quote-sent', 'quote-accepted']);
    expect((await page(declineQuote, { token: quote.token })).status).toBe(409);
  });

  it('accepts the quote or sends its next version, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const first = await sendNewQuote();
      const { id } = (await desk(reviseQuote, { id: first.id, new_id: v4() })).body;
      const [accepted, next] = await Promise.all([accept(first), send({ id, edit: 1 })]);
      expect([accepted.status, next.status].sort()).toEqual([200, expect.any(Number)]);
      const states = (await read(first.id)).versions.map(({ state }) => state);
      expect(accepted.status === 200 ? [['accepted']] : [['replaced', 'sent']]).toContainEqual(states);
    }
  });

  it('needs the sent document and a valid day', async () => {
    const quote = await sendNewQuote();
    expect((await accept({ ...quote, pdf_sha256: '0'.repeat(64) })).status).toBe(409);
    await shift(quote.id, 'valid_until', '- 31');
    expect((await page(readQuote, { token: quote.token })).body.state).toBe('expired');
    expect(await accept(quote)).toMatchObject({ status: 409, body: { msg: expect.stringContaining('valid until') } });
    await shift(quote.id, 'valid_until', '+ 1');
    expect((await accept(quote)).status).toBe(200);
  });

  it('stores the reason of a decline and notifies the office', async () => {
    const quote = await sendNewQuote();
    const decline = () => page(declineQuote, { token: quote.token, reason: 'Too expensive' });
    expect((await Promise.all([decline(), decline()])).map(({ body }) => body.state)).toEqual(['declined', 'declined']);
    expect(await read(quote.id)).toMatchObject({ state: 'declined', decline_reason: 'Too expensive' });
    expect(await notices(quote.id)).toMatchObject([{ parameters: { answer: 'declined', reason: 'Too expensive' } }]);
    expect((await accept(quote)).status).toBe(409);
  });

  it('can be entered by the office for an email, also after the last day', async () => {
    const quote = await sendNewQuote();
    await shift(quote.id, 'valid_until', '- 40');
    const enter = { id: quote.id, decision: 'accepted', name: 'Renee Castle', said_on: TODAY, note: 'By mail' };
    expect((await desk(decideQuote, { ...enter, name: '' })).status).toBe(400);
    const tomorrow = await desk(decideQuote, { ...enter, said_on: addDays(TODAY, 1) });
    expect([tomorrow.status, tomorrow.body.issues]).toMatchObject([400, [{ field: 'said_on' }]]);
    expect(
      (await Promise.all([desk(decideQuote, enter), desk(decideQuote, enter)])).map(({ status }) => status),
    ).toEqual([200, 200]);
    expect((await read(quote.id)).acceptance).toMatchObject({
      entered_by: 'Helen Marsh',
      said_on: TODAY,
      address: '',
      note: 'By mail',
    });
    expect((await desk(decideQuote, { id: quote.id, decision: 'declined' })).status).toBe(409);
  });

  it('moves the enquiry to quoted when the quote is sent, and to won when it is accepted', async () => {
    const name = `Kim ${v4()}`;
    await testApp.call(sendEnquiry, {
      body: {
        key: v4(),
        place: 'office',
        size: '3 rooms',
        frequency: 'weekly',
        timing: '',
        suburb: 'Unley',
        text: '',
        name,
        email: '',
        telephone: '0491 570 006',
      },
    });
    const [{ id }] = await testApp.dataSource.query('SELECT id FROM enquiry WHERE name = $1', [name]);
    const enquiry = async () => (await testApp.call(getEnquiry, { token: admin.token, params: { id } })).body;
    const quote = await sendNewQuote({ enquiry_id: id });
    expect((await enquiry()).state).toBe('quoted');
    await accept(quote);
    expect((await enquiry()).state).toBe('won');
    expect((await enquiry()).history.map(({ state }: { state: string }) => state)).toEqual(['quoted', 'won']);
    const listed = await testApp.call(listQuotes, { token: admin.token, query: { enquiry_id: id } });
    expect(listed.body.rows).toMatchObject([{ id: quote.id, state: 'accepted', to_make: true }]);
  });
});

describe('Sent and accepted quotes', () => {
  it('can’t be changed or deleted in the database', async () => {
    const quote = await sendNewQuote();
    await accept(quote);
    for (const change of [
      'UPDATE quote SET lines = lines || lines WHERE id = $1',
      `UPDATE quote SET name = 'Somebody' WHERE id = $1`,
      'UPDATE quote SET valid_until = valid_until + 1 WHERE id = $1',
      `UPDATE quote SET state = 'sent' WHERE id = $1`,
      `UPDATE quote_pdf SET content = 'other' WHERE quote_id = $1`,
      'DELETE FROM quote_pdf WHERE quote_id = $1',
      `UPDATE quote_acceptance SET name = 'Somebody' WHERE quote_id = $1`,
      'DELETE FROM quote_acceptance WHERE quote_id = $1',
    ])
      await expect(testApp.dataSource.query(change, [quote.id])).rejects.toThrow('append-only');
    expect(await read(quote.id)).toMatchObject({ state: 'accepted', acceptance: { name: 'Renee Castle' } });
  });
});
