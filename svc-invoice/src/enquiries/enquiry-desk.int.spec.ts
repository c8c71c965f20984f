import {
  answerEnquiry,
  type BodyInput,
  changeEnquiry,
  countEnquiries,
  type EnquiryState,
  getEnquiry,
  listEnquiries,
  noteEnquiry,
  removeEnquiry,
  sendEnquiry,
} from '@cleaning/contracts';
import { startTestApp, type TestApp } from '@cleaning/service-kit/testing';
import { v4, v7 } from 'uuid';
import { invoiceService } from '../service.js';
import { EnquiryRetention } from './enquiry-retention.service.js';

let testApp: TestApp;
let token: string;
beforeAll(async () => {
  testApp = await startTestApp(invoiceService, {
    env: { ENQUIRIES_PER_HOUR: '1000', ENQUIRIES_PER_HOUR_IN_TOTAL: '1000' },
  });
  token = (await testApp.createPerson({ role: 'admin', name: 'Helen Marsh' })).token;
}, 60_000);
afterAll(() => testApp.stop());

/** Sends an enquiry and returns its id. */
async function addEnquiry(changes: Partial<BodyInput<typeof sendEnquiry>> = {}): Promise<string> {
  const key = v4();
  const body = { key, place: 'shop', size: '80 m²', frequency: 'daily', timing: '', suburb: 'Glenelg', text: '' };
  const person = { name: 'Ben Okafor', email: `${key}@site.example`, telephone: '', photos: [] };
  const { status } = await testApp.call(sendEnquiry, { body: { ...body, ...person, ...changes } });
  expect(status).toBe(200);
  const [row] = await testApp.dataSource.query('SELECT id FROM enquiry WHERE idempotency_key = $1', [key]);
  return row.id;
}
const detail = async (id: string) => (await testApp.call(getEnquiry, { token, params: { id } })).body;
const change = (id: string, from: EnquiryState, to: EnquiryState) =>
  testApp.call(changeEnquiry, { token, body: { id, from, to } });
const answer = (id: string, changes: Partial<BodyInput<typeof answerEnquiry>> = {}) =>
  testApp.call(answerEnquiry, {
    token,
    body: { id, key: v4(), channel: 'mail', subject: 'Our quote', text: 'A$ 320 a week.', quoted: true, ...changes },
  });
const listAuditEntries = async (id: string) =>
  (await testApp.readPublishedStates('audit-entry')).filter(({ subject_id }) => subject_id === id);

describe('Enquiry on the desk', () => {
  it('is counted while new and found by state, kind and text', async () => {
    const { body: before } = await testApp.call(countEnquiries, { token });
    const id = await addEnquiry({ name: 'Chiara Rossi', suburb: 'Prospect', place: 'medical', text: '100 % marble' });
    expect((await testApp.call(countEnquiries, { token })).body).toEqual({ new: before.new + 1 });
    const find = async (query: Record<string, string>) =>
      (await testApp.call(listEnquiries, { token, query })).body.rows.map((row: { id: string }) => row.id);
    for (const text of ['chiara', 'prospect', '100 %']) expect(await find({ text })).toEqual([id]);
    expect(await find({ place: 'medical', state: 'open' })).toEqual([id]);
    expect(await find({ place: 'medical', state: 'won' })).toEqual([]);
    expect(await find({ text: '%_' })).toEqual([]);
    const folded = await addEnquiry({ name: 'Mia O’Nguyễn', suburb: 'Port Noarlunga' });
    for (const text of ['mia onguyen', "O'NGUYEN", 'port\u00a0noarlunga'])
      expect([text, await find({ text })]).toEqual([text, [folded]]);
    expect((await testApp.call(listEnquiries, { token, query: { sort: 'password' } })).status).toBe(400);
  });

  it('is listed in order and in pages', async () => {
    const ids = [
      await addEnquiry({ name: 'Zoe A' }),
      await addEnquiry({ name: 'Zoe B' }),
      await addEnquiry({ name: 'Zoe C' }),
    ];
    const page = async (number: number) =>
      (
        await testApp.call(listEnquiries, {
          token,
          query: { text: 'zoe', sort: 'name', direction: 'desc', page: String(number), page_size: '2' },
        })
      ).body;
    expect(await page(1)).toMatchObject({ total: 3, rows: [{ id: ids[2] }, { id: ids[1] }] });
    expect(await page(2)).toMatchObject({ total: 3, rows: [{ id: ids[0] }] });
  });

  it('changes state step by step, with history and audit entries', async () => {
    const id = await addEnquiry();
    expect((await change(id, 'new', 'quoted')).status).toBe(200);
    expect((await change(id, 'quoted', 'won')).status).toBe(200);
    expect(await detail(id)).toMatchObject({
      state: 'won',
      deleted_on: '',
      history: [
        { kind: 'state', state: 'quoted', by: 'Helen Marsh' },
        { kind: 'state', state: 'won' },
      ],
    });
    expect(
      (await listAuditEntries(id)).map(({ action, details, subject_name }) => [action, details.state, subject_name]),
    ).toEqual([
      ['enquiry.changed', 'new → quoted', 'Shop or showroom, Glenelg'],
      ['enquiry.changed', 'quoted → won', 'Shop or showroom, Glenelg'],
    ]);
  });

  it.each<[EnquiryState, EnquiryState]>([
    ['new', 'won'],
    ['quoted', 'new'],
  ])('can’t go from %s to %s', async (from, to) => {
    const id = await addEnquiry();
    if (from === 'quoted') await change(id, 'new', 'quoted');
    const { status, body } = await change(id, from, to);
    expect([status, body.msg]).toEqual([409, `You can’t change an enquiry from ${from} to ${to}.`]);
  });

  it('is decided by only one of two admins', async () => {
    const id = await addEnquiry();
    await change(id, 'new', 'quoted');
    const answers = await Promise.all([change(id, 'quoted', 'won'), change(id, 'quoted', 'lost')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await detail(id)).history).toHaveLength(2);
  });

  it('stores each note once', async () => {
    const id = await addEnquiry();
    const body = { id, key: v4(), text: 'Called,\ncalls back on Monday.' };
    await Promise.all([testApp.call(noteEnquiry, { token, body }), testApp.call(noteEnquiry, { token, body })]);
    expect((await detail(id)).history).toMatchObject([{ kind: 'note', text: body.text, by: 'Helen Marsh' }]);
    expect((await testApp.call(noteEnquiry, { token, body: { ...body, text: '\0' } })).status).toBe(400);
  });

  it('refuses a note whose key another enquiry has, also at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ids = [await addEnquiry(), await addEnquiry()];
      const key = v4();
      const note = (id: string) => testApp.call(noteEnquiry, { token, body: { id, key, text: 'Called.' } });
      const answers = await Promise.all(ids.map(note));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const histories = await Promise.all(ids.map(async (id) => (await detail(id)).history.length));
      expect(histories.toSorted()).toEqual([0, 1]);
    }
  });

  it('is answered by email once, keeps the answer and becomes quoted', async () => {
    const email = 'ben@site.example';
    const id = await addEnquiry({ email });
    const key = v4();
    const answers = await Promise.all([answer(id, { key }), answer(id, { key })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { state, history, answered } = await detail(id);
    expect([state, answered, history.length]).toEqual(['quoted', true, 1]);
    expect(history[0]).toMatchObject({ kind: 'answer', channel: 'mail', subject: 'Our quote', state: 'quoted' });
    const messages = (await testApp.readPublishedStates('outgoing-mail')).filter(({ to }) => to.address === email);
    expect(messages.map(({ kind }) => kind).toSorted()).toEqual(['enquiry-answer', 'enquiry-received']);
    expect(messages.find(({ kind }) => kind === 'enquiry-answer')).toMatchObject({
      id: history[0].id,
      to: { name: 'Ben Okafor' },
      parameters: { subject: 'Our quote', lines: ['A$ 320 a week.'] },
    });
  });

  it('records an answer by hand without sending an email', async () => {
    const id = await addEnquiry({ email: '', telephone: '0491 570 156' });
    expect((await answer(id)).status).toBe(409);
    expect((await answer(id, { channel: 'hand', quoted: false })).status).toBe(200);
    expect(await detail(id)).toMatchObject({
      state: 'new',
      answered: true,
      history: [{ channel: 'hand', state: null }],
    });
    const published = (await testApp.readPublishedStates('outgoing-mail')).map((message) => message.id);
    expect(published).not.toContain((await detail(id)).history[0].id);
  });

  it.each(['Our quote\r\nBcc: all@site.example', ' ', 'x'.repeat(121)])('refuses the subject %j', async (subject) => {
    const id = await addEnquiry();
    const { status, body } = await answer(id, { subject });
    expect([status, body.issues?.[0]?.field]).toEqual([400, 'subject']);
    expect((await detail(id)).history).toEqual([]);
  });

  it('is deleted with its history and photos', async () => {
    const id = await addEnquiry({ name: 'To Forget', photos: [v7()] });
    await answer(id);
    const photosBefore = await testApp.readChangeNumber('enquiry-photos', id);
    expect((await testApp.call(removeEnquiry, { token, body: { id } })).status).toBe(200);
    expect((await testApp.call(getEnquiry, { token, params: { id } })).status).toBe(404);
    expect(await testApp.readChangeNumber('enquiry-photos', id)).toBeGreaterThan(photosBefore ?? 0);
    expect((await testApp.readPublishedStates('enquiry-photos')).map((state) => state.id)).not.toContain(id);
    expect(JSON.stringify(await listAuditEntries(id))).not.toContain('To Forget');
    const [{ left }] = await testApp.dataSource.query(
      'SELECT (SELECT count(*)::int FROM enquiry_note WHERE enquiry_id = $1) AS left',
      [id],
    );
    expect(left).toBe(0);
    for (const call of [removeEnquiry, noteEnquiry, changeEnquiry, answerEnquiry] as const) {
      const body = {
        id,
        key: v4(),
        text: 'x',
        from: 'new',
        to: 'quoted',
        channel: 'mail',
        subject: 'x',
        quoted: false,
      };
      expect((await testApp.call(call, { token, body })).status).toBe(404);
    }
  });
});

describe('Enquiry retention', () => {
  const isThere = async (id: string) => (await testApp.call(getEnquiry, { token, params: { id } })).status === 200;
  const ages = (id: string, interval: string) =>
    testApp.dataSource.query('UPDATE enquiry SET changed_at = now() - $2::interval WHERE id = $1', [id, interval]);

  it('deletes unsuccessful enquiries twelve months after their last change', async () => {
    const [lost, open, recent, won] = await Promise.all([addEnquiry(), addEnquiry(), addEnquiry(), addEnquiry()]);
    await change(lost, 'new', 'lost');
    await change(won, 'new', 'quoted');
    await change(won, 'quoted', 'won');
    for (const id of [lost, open, won]) await ages(id, '12 months 1 hour');
    await ages(recent, '11 months');
    await testApp.get(EnquiryRetention).run();
    expect(await Promise.all([lost, open, recent, won].map(isThere))).toEqual([false, false, true, true]);
    expect((await listAuditEntries(lost)).at(-1)).toMatchObject({
      actor_name: 'Automatic deletion',
      action: 'enquiry.removed',
    });
  });
});
