import { acceptQuote, countQuotes, listQuoteMonths, listQuotes, reviseQuote } from '@cleaning/contracts';
import { startTestApp, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { invoiceService } from '../service.js';
import { quoteCalls, TODAY } from '../testing/quote-calls.js';
import { QuoteFollowUps } from './quote-follow-ups.service.js';

let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await startTestApp(invoiceService);
  admin = await testApp.person({ role: 'admin', name: 'Helen Marsh' });
}, 60_000);
afterAll(() => testApp.stop());

const { desk, page, read, send, sent } = quoteCalls(() => ({ testApp, admin }));
const shift = (id: string, column: string, by: string) =>
  testApp.dataSource.query(`UPDATE quote SET ${column} = ${column} ${by} WHERE id = $1`, [id]);
const accept = (quote: { token: string; pdf_sha256: string }) =>
  page(acceptQuote, { token: quote.token, pdf_sha256: quote.pdf_sha256, name: 'Renee Castle', role: 'Manager' });
const notices = async (id: string) =>
  (await testApp.published('notice')).filter(({ parameters }) => parameters.quote_id === id);
const count = async (table: string, id: string, column = 'quote_id') =>
  (await testApp.dataSource.query(`SELECT count(*)::int AS rows FROM ${table} WHERE ${column} = $1`, [id]))[0].rows;

describe('the desk', () => {
  it('finds quotes by state and text, and counts those of which nothing was made', async () => {
    const company = `Finder ${v4()}`;
    const [open, accepted] = [await sent({ company }), await sent({ company })];
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

  it('is told after 3 and after 7 days that a quote is not answered, once each', async () => {
    const [quote, answered] = [await sent(), await sent()];
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

  it('sees how many quotes of a month were accepted; a quote of two versions counts once', async () => {
    const months = async () => (await testApp.call(listQuoteMonths, { token: admin.token })).body;
    const month = TODAY.slice(0, 7);
    const of = (rows: { month: string }[]) =>
      rows.find((row) => row.month === month) as Record<string, number | string>;
    const before = of(await months());
    const first = await sent();
    const { id } = (await desk(reviseQuote, { id: first.id, new_id: v4() })).body;
    await send({ id, edit: 1 });
    await accept(await sent());
    const after = of(await months());
    expect([Number(after.sent) - Number(before.sent), Number(after.accepted) - Number(before.accepted)]).toEqual([
      2, 1,
    ]);
    expect(Number(after.accepted_sum) - Number(before.accepted_sum)).toBeCloseTo(480);
  });

  it('sees a month without quotes between others', async () => {
    await shift((await sent()).id, 'sent_at', `- interval '2 months'`);
    const { body } = await testApp.call(listQuoteMonths, { token: admin.token });
    expect(body).toHaveLength(3);
    expect(body[1]).toMatchObject({ sent: 0, accepted_sum: '0.00' });
  });

  it('loses quotes that were not accepted a year after their last change, with all their versions', async () => {
    const [old, accepted] = [await sent(), await sent()];
    const { id } = (await desk(reviseQuote, { id: old.id, new_id: v4() })).body;
    await accept(accepted);
    for (const each of [old.id, id, accepted.id]) await shift(each, 'changed_at', `- interval '13 months'`);
    await testApp.get(QuoteFollowUps).deleteOld();
    expect([await count('quote', old.id, 'root_id'), await count('quote', accepted.id, 'id')]).toEqual([0, 1]);
  });
});
