import {
  acceptQuote,
  addDays,
  countQuotes,
  decideQuote,
  getClient,
  getJobPrices,
  listQuoteMonths,
  listQuotes,
  readQuote,
  removeEnquiry,
  reviseQuote,
  saveQuote,
  sendEnquiry,
} from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { createClientInvoiceCalls } from '../testing/client-invoice-calls.js';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { createQuoteCalls, LINE, TODAY } from '../testing/quote-calls.js';
import { QuoteFollowUps } from './quote-follow-ups.service.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ role: 'admin', name: 'Helen Marsh' });
  await confirmGst();
}, 60_000);

const { desk, page, fields, draft, read, send, sendNewQuote, make, shift } = createQuoteCalls(() => ({
  testApp,
  admin,
}));
const { client, confirmGst } = createClientInvoiceCalls(() => ({ testApp, admin }));
const accept = (quote: { token: string; pdf_sha256: string }) =>
  page(acceptQuote, { token: quote.token, pdf_sha256: quote.pdf_sha256, name: 'Renee Castle', role: 'Manager' });
const notices = async (id: string) =>
  (await testApp.readPublishedStates('notice')).filter(({ parameters }) => parameters.quote_id === id);
const count = async (table: string, id: string, column = 'quote_id') =>
  (await testApp.dataSource.query(`SELECT count(*)::int AS rows FROM ${table} WHERE ${column} = $1`, [id]))[0].rows;

describe('Quote desk', () => {
  it('finds quotes by state and text, and counts accepted ones still to be set up', async () => {
    const company = `Finder ${v4()}`;
    const [open, accepted] = [await sendNewQuote({ company }), await sendNewQuote({ company })];
    const before = (await testApp.call(countQuotes, { token: admin.token })).body.to_make;
    await accept(accepted);
    expect((await testApp.call(countQuotes, { token: admin.token })).body.to_make).toBe(before + 1);
    const found = async (query: Record<string, string>) =>
      (await testApp.call(listQuotes, { token: admin.token, query: { text: company, ...query } })).body.rows.map(
        ({ id }: { id: string }) => id,
      );
    expect(await found({ state: 'open' })).toEqual([open.id]);
    expect(await found({ state: 'to-make' })).toEqual([accepted.id]);
    expect(await found({ sort: 'number' })).toEqual([open.id, accepted.id]);
    expect(await found({ text: (await read(open.id)).number })).toEqual([open.id]);
    await shift(open.id, 'valid_until', '- 31');
    expect(await found({ state: 'expired' })).toEqual([open.id]);
  });

  it('finds the quotes of one client only, in every state', async () => {
    const [client_id, other] = [await client('Finder Pty Ltd'), await client('Other Finder Pty Ltd')];
    const [open, accepted] = [await sendNewQuote({ client_id }), await sendNewQuote({ client_id })];
    await sendNewQuote({ client_id: other });
    await accept(accepted);
    const found = async (query: Record<string, string>) => {
      const { body } = await testApp.call(listQuotes, { token: admin.token, query: { sort: 'number', ...query } });
      return { total: body.total, ids: body.rows.map(({ id }: { id: string }) => id) };
    };
    expect(await found({ client_id })).toEqual({ total: 2, ids: [open.id, accepted.id] });
    expect(await found({ client_id, state: 'accepted' })).toEqual({ total: 1, ids: [accepted.id] });
    for (const unknown of [v4(), 'x']) expect(await found({ client_id: unknown })).toEqual({ total: 0, ids: [] });
  });

  it('is reminded of an unanswered quote after 3 and 7 days, once each', async () => {
    const [quote, answered] = [await sendNewQuote(), await sendNewQuote()];
    await accept(answered);
    const kinds = async (id: string) =>
      (await notices(id)).filter(({ kind }) => kind === 'quote-waiting').map(({ parameters }) => parameters.days);
    const look = () => Promise.all([1, 2].map(() => testApp.get(QuoteFollowUps).run()));
    await look();
    expect(await kinds(quote.id)).toEqual([]);
    for (const id of [quote.id, answered.id]) await shift(id, 'sent_at', `- interval '3 days'`);
    await look();
    expect([await kinds(quote.id), await kinds(answered.id)]).toEqual([['3'], []]);
    await shift(quote.id, 'sent_at', `- interval '4 days'`);
    await look();
    await look();
    expect(await kinds(quote.id)).toEqual(['3', '7']);
  });

  it('counts the accepted quotes of a month, with all versions of a quote as one', async () => {
    const months = async () => (await testApp.call(listQuoteMonths, { token: admin.token })).body;
    const month = TODAY.slice(0, 7);
    const findMonth = (rows: { month: string }[]) =>
      rows.find((row) => row.month === month) as Record<string, number | string>;
    const before = findMonth(await months());
    const first = await sendNewQuote();
    const { id } = (await desk(reviseQuote, { id: first.id, new_id: v4() })).body;
    await send({ id, edit: 1 });
    await accept(await sendNewQuote());
    const after = findMonth(await months());
    expect([Number(after.sent) - Number(before.sent), Number(after.accepted) - Number(before.accepted)]).toEqual([
      2, 1,
    ]);
    expect(Number(after.accepted_sum) - Number(before.accepted_sum)).toBeCloseTo(480);
  });

  it('lists a month without quotes between others', async () => {
    // The middle of the month three months ago. Quotes of a week ago may be last month's.
    const days = Number(TODAY.slice(8)) + 76;
    await shift((await sendNewQuote()).id, 'sent_at', `- interval '${days} days'`);
    const { body } = await testApp.call(listQuoteMonths, { token: admin.token });
    expect(body).toHaveLength(4);
    expect(body[2]).toMatchObject({ sent: 0, accepted_sum: '0.00' });
    expect(body[3]).toMatchObject({ sent: 1 });
  });

  it('deletes quotes a year after their last change unless they were accepted, with all versions', async () => {
    const [old, accepted] = [await sendNewQuote(), await sendNewQuote()];
    const { id } = (await desk(reviseQuote, { id: old.id, new_id: v4() })).body;
    await accept(accepted);
    for (const each of [old.id, id, accepted.id]) await shift(each, 'changed_at', `- interval '13 months'`);
    await testApp.get(QuoteFollowUps).deleteOld();
    expect([await count('quote', old.id, 'root_id'), await count('quote', accepted.id, 'id')]).toEqual([0, 1]);
  });
});

describe('Deleted enquiry', () => {
  const addEnquiry = async (): Promise<string> => {
    const key = v4();
    const place = { place: 'shop', size: '80 m²', frequency: 'daily', timing: '', suburb: 'Glenelg', text: '' };
    await page(sendEnquiry, {
      ...place,
      key,
      name: 'Ben Okafor',
      email: `${key}@site.example`,
      telephone: '',
      photos: [],
    });
    const [row] = await testApp.dataSource.query('SELECT id FROM enquiry WHERE idempotency_key = $1', [key]);
    return row.id;
  };
  const countLeft = async (id: string) => [await count('quote', id, 'root_id'), await count('quote_pdf', id)];

  it('deletes its quotes with their versions and documents, except accepted ones and a client’s', async () => {
    const enquiry_id = await addEnquiry();
    const [open, accepted, other] = [
      await sendNewQuote({ enquiry_id }),
      await sendNewQuote({ enquiry_id }),
      await sendNewQuote(),
    ];
    const next = (await desk(reviseQuote, { id: open.id, new_id: v4() })).body;
    await send({ id: next.id, edit: 1 });
    await accept(accepted);
    const client_id = await client('Site Pty Ltd');
    const clientQuote = await sendNewQuote({ enquiry_id, client_id });
    const before = await testApp.readChangeNumber('enquiry-photos', enquiry_id);
    const remove = () => desk(removeEnquiry, { id: enquiry_id });
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await countLeft(open.id)).toEqual([0, 0]);
    expect((await page(readQuote, { token: open.token })).status).toBe(404);
    for (const { id } of [accepted, other, clientQuote]) expect(await countLeft(id)).toEqual([1, 1]);
    expect(await testApp.readChangeNumber('enquiry-photos', enquiry_id)).toBeGreaterThan(before ?? 0);
  });
});

describe('Accepted quote', () => {
  it('creates client, jobs and prices together, once', async () => {
    const other = { ...LINE, place: 'First floor', basis: 'visit' as const, price: '90' };
    const quote = await sendNewQuote({ lines: [LINE, other] });
    expect((await make(quote.id, { client: null, jobs: [] })).status).toBe(400);
    await accept(quote);
    testApp.setRecentFactor(admin, false);
    expect(await make(quote.id)).toMatchObject({ status: 403, body: { code: 'step_up' } });
    testApp.setRecentFactor(admin, true);
    const { proposal } = await read(quote.id);
    expect(proposal?.jobs.map(({ title, pay_per_hour }) => [title, pay_per_hour])).toEqual([
      ['Ground floor', '32.50'],
      ['First floor', '32.50'],
    ]);
    expect((await make(quote.id, { jobs: proposal?.jobs.slice(1) ?? [] })).status).toBe(400);
    const answers = await Promise.all([make(quote.id), make(quote.id), make(quote.id)]);
    const first = answers.find(({ status }) => status === 200)?.body;
    for (const { status, body } of answers.filter((answer) => answer.status !== 400))
      expect([status, body]).toEqual([200, first]);
    expect(
      (await make(quote.id, { from: TODAY, client_id: first.client_id, jobs: proposal?.jobs ?? [] })).body,
    ).toEqual(first);
    expect(await count('quote_job', quote.id)).toBe(2);
    const client = (await testApp.call(getClient, { token: admin.token, params: { id: first.client_id } })).body;
    expect(client.details).toMatchObject({ legal_name: 'Wattlebird Pty Ltd', billing_email: 'renee@site.example' });
    const prices = await testApp.call(getJobPrices, { token: admin.token, params: { job_id: first.jobs[1] } });
    expect(prices.body.current).toEqual({ from: TODAY, basis: 'visit', amount: '90.00' });
    const agreed = (await testApp.readPublishedStates('agreed-job')).filter(({ id }) => first.jobs.includes(id));
    expect(agreed.sort((a, b) => b.title.localeCompare(a.title))).toMatchObject([
      {
        title: 'Ground floor',
        contractor_rate_cents: 3250,
        made_by: { name: 'Helen Marsh' },
        quoted: true,
        timeline: [{ repeats: { from: TODAY } }],
      },
      { title: 'First floor' },
    ]);
    expect((await read(quote.id)).made?.jobs.map(({ ready }) => ready)).toEqual([false, false]);
    await testApp.deliver('job', first.jobs[0], { kind: 'permanent', title: 'Ground floor', address: LINE.address });
    expect((await read(quote.id)).made?.jobs.map(({ ready }) => ready)).toEqual([true, false]);
  });

  it('can be set up with an old, invalid phone number', async () => {
    expect((await desk(saveQuote, fields({ telephone: 'ask Kim' }))).body.issues[0].field).toBe('telephone');
    const oldDraft = await draft();
    await testApp.dataSource.query(`UPDATE quote SET telephone = 'ask Kim' WHERE id = $1`, [oldDraft.id]);
    await send(oldDraft, 'hand');
    await desk(decideQuote, { id: oldDraft.id, decision: 'accepted', name: 'Kim', role: '', said_on: TODAY });
    expect((await read(oldDraft.id)).proposal?.client.notes).toBe('Telephone: ask Kim');
    expect((await make(oldDraft.id)).status).toBe(200);
  });

  it('can’t start after one of its shifts has ended', async () => {
    const repeats = { every: 1, unit: 'week', from: '', until: addDays(TODAY, 20) } as const;
    const schedule = [...LINE.schedule, { time: '06:00-07:00', days: ['Mo', 'Th'], repeats }] as typeof LINE.schedule;
    const quote = await sendNewQuote({ lines: [{ ...LINE, schedule }] });
    await accept(quote);
    const refused = await make(quote.id, { from: addDays(TODAY, 21) });
    expect([refused.status, refused.body.issues]).toMatchObject([400, [{ field: 'jobs.0.schedule.1.repeats.until' }]]);
    expect((await make(quote.id, { from: addDays(TODAY, 7) })).status).toBe(200);
  });
});
