import { type BodyInput, listEnquiries, sendEnquiry } from '@cleaning/contracts';
import { startTestApp, type TestApp } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { invoiceService } from '../service.js';
import { OfficeMessages } from './office-messages.service.js';

let testApp: TestApp;
let token: string;
beforeAll(async () => {
  testApp = await startTestApp(invoiceService, {
    env: { ENQUIRIES_PER_HOUR: '4', ENQUIRIES_PER_HOUR_IN_TOTAL: '20', ENQUIRIES_IN_FLOOD_PER_DAY: '15' },
  });
  token = (await testApp.createPerson({ role: 'admin' })).token;
}, 60_000);
afterAll(() => testApp.stop());

let noticesBefore = 0;
beforeEach(async () => {
  await testApp.dataSource.query('TRUNCATE enquiry_limit');
  await testApp.dataSource.query('DELETE FROM enquiry');
  await later(60);
  noticesBefore = (await notices()).length;
});

const later = (minutes: number) =>
  testApp.dataSource.query('UPDATE enquiry_digest SET told_at = now() - make_interval(mins => $1)', [minutes]);
const notices = async () => (await testApp.readPublishedStates('notice')).filter(({ kind }) => kind === 'enquiry');
const newNotices = async () => (await notices()).slice(noticesBefore).map(({ parameters }) => parameters);
const run = () => testApp.get(OfficeMessages).run();

/** Each call comes from a new address unless one is given. */
let addresses = 0;
async function send(suburb: string, { ip = `198.51.100.${(addresses++ % 250) + 1}`, email = 'x@site.example' } = {}) {
  const body: BodyInput<typeof sendEnquiry> = {
    key: v4(),
    place: 'office',
    size: '3 rooms',
    frequency: 'weekly',
    timing: '',
    suburb,
    text: '',
    name: 'Ana Silva',
    email,
    telephone: '',
    photos: [],
  };
  const answer = await fetch(`${testApp.url}${sendEnquiry.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}
const suburbs = async (flood: 'only' | 'without'): Promise<string[]> => {
  const { body } = await testApp.call(listEnquiries, { token, query: { flood, page_size: '100' } });
  for (const row of body.rows) expect(row.flood).toBe(flood === 'only');
  return body.rows.map(({ suburb }: { suburb: string }) => suburb);
};

describe('Quote request notice', () => {
  it('goes out at once, then once for ten minutes, with each request once', async () => {
    for (const suburb of ['Unley', 'Norwood', 'Glenelg']) await send(suburb);
    expect(await newNotices()).toEqual([{ enquiry: expect.any(String), place: 'Office, Unley' }]);
    await later(9);
    await run();
    expect(await newNotices()).toHaveLength(1);
    await later(10);
    await Promise.all([run(), run(), run()]);
    expect((await newNotices()).slice(1)).toEqual([
      expect.objectContaining({ enquiry: '', count: '2', places: 'Office, Norwood\nOffice, Glenelg' }),
    ]);
    await later(10);
    await run();
    expect(await newNotices()).toHaveLength(2);
  });

  it('names a single waiting request as if it came alone', async () => {
    await send('Unley');
    await send('Norwood');
    await later(10);
    await run();
    const [, second] = await newNotices();
    expect(second).toEqual({ enquiry: expect.any(String), place: 'Office, Norwood' });
  });

  it('names each request once when many come at the same time as the job runs', async () => {
    const sent = Array.from({ length: 16 }, (_, number) => `Suburb ${number}`);
    await Promise.all(sent.flatMap((suburb) => [send(suburb), run()]));
    await later(10);
    await Promise.all([run(), send('The last'), run()]);
    await later(10);
    await run();
    const named = (await newNotices()).flatMap(({ place, places }) => (places ?? place ?? '').split('\n'));
    expect(named.toSorted()).toEqual([...sent, 'The last'].map((suburb) => `Office, ${suburb}`).toSorted());
  });

  it('waits in the database, and goes out when the service starts', async () => {
    await send('Unley');
    await send('Norwood');
    await later(10);
    testApp.get(OfficeMessages).onApplicationBootstrap();
    for (let tries = 0; (await newNotices()).length < 2 && tries < 100; tries += 1)
      await new Promise((done) => setTimeout(done, 50));
    expect((await newNotices())[1]).toMatchObject({ place: 'Office, Norwood' });
  });
});

describe('Flood of quote requests', () => {
  const fill = () =>
    Promise.all(Array.from({ length: 20 }, (_, number) => send('Busy', { ip: `192.0.2.${Math.floor(number / 4)}` })));

  it('leaves the form open, and marks later requests without sending messages', async () => {
    await fill();
    const mails = (await testApp.readPublishedStates('outgoing-mail')).length;
    expect((await send('Honest', { email: 'honest@site.example' })).status).toBe(200);
    expect(await suburbs('only')).toEqual(['Honest']);
    expect(await suburbs('without')).toHaveLength(20);
    expect(await testApp.readPublishedStates('outgoing-mail')).toHaveLength(mails);
    await later(10);
    await run();
    const last = (await newNotices()).at(-1);
    expect(last).toMatchObject({ flood: '1' });
    expect(last?.places).not.toContain('Honest');
    await later(10);
    await run();
    expect(await newNotices()).toHaveLength(2);
  });

  it('limits each address to its hourly number in a day, so that few can’t use up the total', async () => {
    await fill();
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 3; count += 1) await send('Again', { ip: '203.0.113.7' });
      // The address has a new hour; the total is still used up.
      await testApp.dataSource.query(`DELETE FROM enquiry_limit WHERE address LIKE 'address %'`);
    }
    expect(await suburbs('only')).toHaveLength(4);
    expect((await send('Honest')).status).toBe(200);
  });

  it('ends with a daily limit and a message', async () => {
    await fill();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('More')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(15);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.msg).toMatch(/Call us/);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3600);
    await testApp.dataSource.query(`UPDATE enquiry SET sent_at = sent_at - interval '1 day'`);
    expect((await send('Next day')).status).toBe(200);
  });
});
