import {
  answerEnquiry,
  type BodyInput,
  changeEnquiry,
  getEnquiry,
  listEnquiries,
  MAX_ENQUIRY_PHOTOS,
  sendEnquiry,
  sendFeedback,
} from '@cleaning/contracts';
import { startTestApp, type TestAnswer, type TestApp } from '@cleaning/service-kit/testing';
import { v4, v7 } from 'uuid';
import { invoiceService } from '../service.js';

type Sent = BodyInput<typeof sendEnquiry>;

let testApp: TestApp;
let token: string;
beforeAll(async () => {
  testApp = await startTestApp(invoiceService, { env: { ENQUIRIES_PER_HOUR: '3' } });
  token = (await testApp.createPerson({ role: 'admin' })).token;
}, 60_000);
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.dataSource.query('TRUNCATE enquiry_limit');
  await testApp.dataSource.query(`UPDATE enquiry_digest SET told_at = now() - interval '1 hour'`);
});

const enquiry = (changes: Partial<Sent> & Record<string, unknown> = {}): Sent => ({
  key: v4(),
  place: 'office',
  size: '120 m², two floors',
  frequency: 'weekly',
  timing: 'Evenings from 1 December',
  suburb: 'Unley',
  text: 'Two kitchens.\nKeys at the desk.',
  name: 'Ana Silva',
  company: 'Silva Dental',
  call_time: 'After 3 pm',
  email: 'ana@site.example',
  telephone: '0491 570 156',
  photos: [],
  ...changes,
});
let addresses = 0;
/** Each call comes from a new address unless one is given. */
const send = async (
  body: unknown,
  address = `198.51.100.${(addresses++ % 250) + 1}`,
  { path }: { path: string } = sendEnquiry,
) => {
  const answer = await fetch(`${testApp.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
};
const findEnquiries = async (text: string): Promise<TestAnswer['body']> =>
  (await testApp.call(listEnquiries, { token, query: { text } })).body;
const countStored = async () =>
  (
    await testApp.dataSource.query(
      `SELECT (SELECT count(*)::int FROM enquiry) AS enquiries, (SELECT count(*)::int FROM enquiry_photo) AS photos,
         (SELECT count(*)::int FROM raised_notice) AS notices`,
    )
  )[0];

describe('Quote request', () => {
  it('is stored as sent, and the notice to admins leaves out the name', async () => {
    const photos = [v7(), v7()];
    const sent = enquiry({ name: 'Kept Person', photos });
    expect(await send(sent)).toMatchObject({ status: 200, body: { status: 'done' } });
    const [row] = (await findEnquiries('Kept Person')).rows;
    const { body } = await testApp.call(getEnquiry, { token, params: { id: row.id } });
    const { key: _, photos: __, ...fields } = sent;
    expect(body).toMatchObject({ ...fields, state: 'new', photos: 2, answered: false, history: [] });
    const notices = await testApp.readPublishedStates('notice');
    expect(notices.at(-1)).toMatchObject({
      kind: 'enquiry',
      admins: true,
      parameters: { enquiry: row.id, place: 'Office, Unley' },
    });
    expect(await testApp.readPublishedStates('enquiry-photos')).toContainEqual({ id: row.id, photos });
  });

  it('is confirmed to the visitor without any typed text', async () => {
    await send(enquiry({ name: 'Mail Person', email: 'mail@site.example' }));
    const [message] = (await testApp.readPublishedStates('outgoing-mail')).filter(
      ({ to }) => to.address === 'mail@site.example',
    );
    expect(message).toMatchObject({ kind: 'enquiry-received', to: { name: '' } });
    // No days are promised: nobody has saved the website's promises.
    expect(message?.parameters).toEqual({ days: 0 });
  });

  it('is confirmed to a long email address', async () => {
    const address = `mail@${'site.'.repeat(30)}example`;
    await send(enquiry({ name: 'Long Address', email: address }));
    expect((await testApp.readPublishedStates('outgoing-mail')).map(({ to }) => to.address)).toContain(address);
  });

  it('is stored with only a phone number, and sends no email', async () => {
    expect((await send(enquiry({ name: 'Phone Person', email: '' }))).status).toBe(200);
    const [row] = (await findEnquiries('Phone Person')).rows;
    expect((await testApp.readPublishedStates('outgoing-mail')).map(({ id }) => id)).not.toContain(row.id);
  });

  it('is stored once when sent several times, also at the same time', async () => {
    const sent = enquiry({ name: 'Double Person' });
    const answers = await Promise.all([send(sent), send(sent), send(sent)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send(sent)).status).toBe(200);
    expect((await findEnquiries('Double Person')).total).toBe(1);
    const messages = await testApp.readPublishedStates('notice');
    const [row] = (await findEnquiries('Double Person')).rows;
    expect(messages.filter(({ parameters }) => parameters.enquiry === row.id)).toHaveLength(1);
  });

  it('answers a bot as usual and stores nothing', async () => {
    const before = await countStored();
    expect(await send(enquiry({ website: 'https://spam.example' }))).toMatchObject({
      status: 200,
      body: { status: 'done' },
    });
    expect(await countStored()).toEqual(before);
    expect((await send(enquiry({ website: '' }))).status).toBe(200);
  });

  it.each<[string, Record<string, unknown>]>([
    ['place', { place: 'castle' }],
    ['size', { size: ' ' }],
    ['frequency', { frequency: '' }],
    ['suburb', { suburb: 'x'.repeat(81) }],
    ['text', { text: 'x'.repeat(3001) }],
    ['name', { name: '' }],
    ['name', { name: 'Eve\r\nBcc: all@site.example' }],
    ['email', { email: 'eve@site.example\r\nBcc: all@site.example' }],
    ['email', { email: 'no address' }],
    ['email', { email: '', telephone: '' }],
    ['telephone', { telephone: 'call me' }],
    ['key', { key: 'mine' }],
    ['photos.0', { photos: ['../../passport'] }],
    ['photos', { photos: Array.from({ length: MAX_ENQUIRY_PHOTOS + 1 }, () => v7()) }],
  ])('is refused with a wrong %s and stores nothing: %j', async (field, changes) => {
    const before = await countStored();
    const { status, body } = await send(enquiry(changes));
    expect([status, body.issues.map((issue: { field: string }) => issue.field)]).toEqual([400, [field]]);
    expect(await countStored()).toEqual(before);
  });

  it('is limited for each address without stopping others', async () => {
    const from = '203.0.113.7';
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(enquiry(), from)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.msg).toMatch(/^Too many requests are being sent right now\. Call us/);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(enquiry(), '203.0.113.8')).status).toBe(200);
  });

  it('gets the same answer when repeated, even over the limit', async () => {
    const sent = enquiry({ name: 'Late Answer' });
    await send(sent, '203.0.113.9');
    await Promise.all(Array.from({ length: 4 }, () => send(enquiry(), '203.0.113.9')));
    expect((await send(sent, '203.0.113.9')).status).toBe(200);
  });

  it('sends at most three emails an hour to one mailbox, however it is written', async () => {
    const email = 'flooded@site.example';
    const written = [
      'flooded@site.example',
      'Flooded+1@site.example',
      'flooded+b@SITE.example',
      email,
      'flooded+@site.example',
    ];
    for (const address of written) await send(enquiry({ name: 'Flooded', email: address }));
    expect((await findEnquiries('Flooded')).total).toBe(5);
    const messages = (await testApp.readPublishedStates('outgoing-mail')).filter(({ to }) =>
      /^flooded/i.test(to.address),
    );
    expect(messages).toHaveLength(3);
  });

  it('is accepted with a photo that an earlier request has', async () => {
    const photos = [v7()];
    expect((await send(enquiry({ photos }))).status).toBe(200);
    expect((await send(enquiry({ photos: [...photos, ...photos] }))).status).toBe(200);
  });
});

describe('Contact form message', () => {
  const message = (changes: Record<string, unknown> = {}) => ({
    key: v4(),
    name: 'Kim Lee',
    email: 'kim@site.example',
    subject: 'Windows & doors',
    message: 'Thank you.\nSee you soon.',
    ...changes,
  });
  const write = (body: unknown, address?: string) => send(body, address, sendFeedback);

  it('is stored once with the enquiries, and the notice leaves out its text', async () => {
    await testApp.dataSource.query('UPDATE enquiry SET told_at = now()');
    const sent = message({ name: 'Feedback Person' });
    const answers = await Promise.all([write(sent), write(sent)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { total, rows } = await findEnquiries('Feedback Person');
    expect([total, rows[0]]).toMatchObject([1, { kind: 'feedback', state: 'new' }]);
    const { body } = await testApp.call(getEnquiry, { token, params: { id: rows[0].id } });
    expect(body).toMatchObject({ subject: sent.subject, text: sent.message, email: sent.email, telephone: '' });
    const notices = await testApp.readPublishedStates('notice');
    expect(notices.at(-1)?.parameters).toEqual({ enquiry: rows[0].id, place: 'Feedback', feedback: 'true' });
    const mails = await testApp.readPublishedStates('outgoing-mail');
    expect(mails.filter(({ to }) => to.address === sent.email)).toEqual([]);
    const listed = await testApp.call(listEnquiries, { token, query: { kind: 'feedback' } });
    expect(listed.body.rows.map(({ kind }: { kind: string }) => kind)).toEqual(['feedback']);
    expect((await findEnquiries('Windows & doors')).total).toBe(1);
  });

  it('can be answered and closed, but not won', async () => {
    await write(message({ name: 'Praise Person' }));
    const [{ id }] = (await findEnquiries('Praise Person')).rows;
    const answer = {
      id,
      key: v4(),
      channel: 'mail',
      subject: 'Your message',
      text: 'Thank you.',
      quoted: true,
    } as const;
    expect((await testApp.call(answerEnquiry, { token, body: answer })).status).toBe(200);
    const won = await testApp.call(changeEnquiry, { token, body: { id, from: 'quoted', to: 'won' } });
    expect(won.status).toBe(409);
    const closed = await testApp.call(changeEnquiry, { token, body: { id, from: 'quoted', to: 'lost' } });
    expect(closed.status).toBe(200);
  });

  it.each([
    ['name', { name: '' }],
    ['email', { email: '' }],
    ['email', { email: 'kim@site.example\r\nBcc: all@site.example' }],
    ['subject', { subject: 'x'.repeat(121) }],
    ['message', { message: ' ' }],
    ['key', { key: 'mine' }],
  ])('is refused with a wrong %s and stores nothing: %j', async (field, changes) => {
    const before = await countStored();
    const { status, body } = await write(message(changes));
    expect([status, body.issues.map((issue: { field: string }) => issue.field)]).toEqual([400, [field]]);
    expect(await countStored()).toEqual(before);
  });

  it('is dropped from bots and shares the limit of quote requests', async () => {
    const before = await countStored();
    expect((await write(message({ website: 'https://spam.example' }))).status).toBe(200);
    expect(await countStored()).toEqual(before);
    const from = '203.0.113.9';
    const answers = [await send(enquiry(), from), await write(message(), from), await write(message(), from)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await write(message(), from)).status).toBe(429);
  });
});
