import {
  addDays,
  type BodyInput,
  type Call,
  getBusinessToday,
  getQuote,
  makeFromQuote,
  type QuoteDetail,
  type QuotePage,
  readQuote,
  saveQuote,
  sendQuote,
} from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';

export const TODAY = getBusinessToday('Australia/Adelaide');
type Fields = BodyInput<typeof saveQuote>;

export const LINE: Fields['lines'][number] = {
  place: 'Ground floor',
  address: '1 King William Street, Adelaide SA 5000',
  work: 'Floors and kitchen.',
  basis: 'month',
  price: '480',
  pay_per_hour: '32.50',
  schedule: [{ time: '18:00-20:00', days: ['Mo', 'Fr'] }],
};

/** Quote calls of an admin and of the public quote page. */
export function createQuoteCalls(started: () => { testApp: TestApp; admin: TestPerson }) {
  const desk = (call: Call, body: unknown) => started().testApp.call(call, { token: started().admin.token, body });
  const page = (call: Call, body: unknown) => started().testApp.call(call, { body });
  const fields = (changes: Partial<Fields> = {}): Fields => ({
    id: v4(),
    edit: 0,
    company: 'Wattlebird Pty Ltd',
    name: 'Renee Castle',
    email: 'renee@site.example',
    valid_until: addDays(TODAY, 30),
    lines: [LINE],
    texts: [],
    ...changes,
  });
  const draft = async (changes: Partial<Fields> = {}): Promise<QuoteDetail> =>
    (await desk(saveQuote, fields(changes))).body;
  const read = async (id: string): Promise<QuoteDetail> =>
    (await started().testApp.call(getQuote, { token: started().admin.token, params: { id } })).body;
  const send = async ({ id, edit }: Pick<QuoteDetail, 'id' | 'edit'>, channel = 'mail') =>
    desk(sendQuote, { id, edit, channel });
  /** Sends a new quote. Returns its id and the token of its link. */
  const sendNewQuote = async (changes: Partial<Fields> = {}) => {
    const quote = await draft(changes);
    const token: string = (await send(quote)).body.path.split('#')[1];
    const { pdf_sha256 }: QuotePage = (await page(readQuote, { token })).body;
    return { id: quote.id, token, pdf_sha256 };
  };
  const make = async (id: string, changes: Partial<BodyInput<typeof makeFromQuote>> = {}) => {
    const { proposal } = await read(id);
    return desk(makeFromQuote, { id, from: TODAY, client: proposal?.client, jobs: proposal?.jobs ?? [], ...changes });
  };
  /** Moves a day or time of a quote, even of a sent one. */
  const shift = async (id: string, column: string, by: string) => {
    const { dataSource } = started().testApp;
    await dataSource.query('ALTER TABLE quote DISABLE TRIGGER quote_kept_as_sent');
    await dataSource.query(`UPDATE quote SET ${column} = ${column} ${by} WHERE id = $1`, [id]);
    await dataSource.query('ALTER TABLE quote ENABLE TRIGGER quote_kept_as_sent');
  };
  return { desk, page, fields, draft, read, send, sendNewQuote, make, shift };
}
