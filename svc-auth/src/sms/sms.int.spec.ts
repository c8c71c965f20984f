import {
  askSmsCode,
  chooseSms,
  confirmSmsNumber,
  forgetSmsNumber,
  getSmsNumber,
  getSmsState,
  SMS_CODE_TRIES,
  SMS_CODES_PER_HOUR,
} from '@cleaning/contracts';
import { isSealed, Transactions } from '@cleaning/service-kit';
import type { TestApp } from '@cleaning/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { Notices } from '../notices/notices.service.js';
import { makeNotice } from '../testing/notice-calls.js';
import { People, startAuth, type TestPerson } from '../testing/people.js';
import { SENDER, SmsService } from '../testing/sms-service.js';
import { SmsDelivery } from './sms-delivery.service.js';
import { SmsQueue } from './sms-queue.processor.js';

let service: SmsService;
beforeAll(async () => {
  service = await SmsService.start();
}, 60_000);
afterAll(() => service.stop());
beforeEach(() => {
  service.onSms = () => false;
});

const SHIFT = { job: 'Library', date: '2026-11-28', time: '17:00–19:00' };
let numbers = 0;
function freshNumber(): string {
  numbers += 1;
  return `+614915${String(numbers).padStart(5, '0')}`;
}

describe.each(['twilio', 'messagemedia'] as const)('SMS delivery by %s', (provider) => {
  let testApp: TestApp;
  let people: People;
  beforeAll(async () => {
    testApp = await startAuth({ SMS_URL: service.buildUrl(provider), SMS_CENTS_PER_SEGMENT: '7.9' });
    people = new People(testApp);
  }, 60_000);
  afterAll(() => testApp.stop());

  const ask = ({ token }: TestPerson, number: string) => testApp.call(askSmsCode, { token, body: { number } });
  const confirm = ({ token }: TestPerson, code: string) => testApp.call(confirmSmsNumber, { token, body: { code } });
  const own = async ({ token }: TestPerson) => (await testApp.call(getSmsNumber, { token })).body;
  const queue = () => testApp.get(SmsQueue).queueDue();
  const messages = ({ id }: TestPerson) =>
    testApp.dataSource.query(
      `SELECT id, state, attempts, last_error, segments, content, extract(epoch FROM next_try_at - now())::float AS wait
       FROM sms_message WHERE account_id = $1 ORDER BY created_at`,
      [id],
    );
  /** Waits for the result of attempts just answered by the gateway. */
  async function waitForResults(person: TestPerson) {
    for (;;) {
      const rows = await messages(person);
      if (rows.every(({ state, attempts }: { state: string; attempts: number }) => state !== 'sending' && attempts > 0))
        return rows;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  async function receiveCode(person: TestPerson, number: string): Promise<string> {
    expect((await ask(person, number)).status).toBe(200);
    await queue();
    await service.waitForRequests(number, 1);
    await waitForResults(person);
    return /\b\d{6}\b/.exec(service.findMessagesTo(number)[0]?.text ?? '')?.[0] ?? '';
  }
  async function addPersonWithNumber(): Promise<{ ana: TestPerson; number: string }> {
    const [ana, number] = [await people.createContractor(), freshNumber()];
    expect((await confirm(ana, await receiveCode(ana, number))).status).toBe(200);
    await testApp.dataSource.query('DELETE FROM sms_message WHERE account_id = $1', [ana.id]);
    return { ana, number };
  }
  const tell = async ({ id }: TestPerson, given: Parameters<typeof makeNotice>[0] = {}, raisedId = uuidv7()) => {
    const notice = makeNotice(Object.assign({ kind: 'not-started', people: [id], parameters: SHIFT }, given));
    await testApp.get(Transactions).run((tx) => testApp.get(Notices).deliver(tx, raisedId, notice));
    await queue();
  };
  const setMessages = (sql: string, { id }: TestPerson) =>
    testApp.dataSource.query(`UPDATE sms_message SET ${sql} WHERE account_id = $1`, [id]);

  it('sends notices to a number only after a code confirmed it', async () => {
    const [ana, number] = [await people.createContractor(), freshNumber()];
    expect(await own(ana)).toEqual({
      available: true,
      number: '',
      enabled: false,
      asked: '',
      proposed: '+61491570006',
    });
    const code = await receiveCode(ana, number);
    expect(service.findMessagesTo(number)[0]).toMatchObject({ provider, from: SENDER, to: number });
    expect(await own(ana)).toMatchObject({ number: '', asked: number, enabled: false });
    // Before it is confirmed nothing else goes to the number.
    await tell(ana);
    expect(await messages(ana)).toMatchObject([{ state: 'sent', content: '' }]);
    expect((await confirm(ana, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect(await own(ana)).toMatchObject({ number, asked: '', enabled: true });
    expect((await confirm(ana, code)).status).toBe(400);
    await tell(ana);
    await service.waitForRequests(number, 2);
    expect(service.findMessagesTo(number)[1]).toMatchObject({ to: number });
    expect(service.findMessagesTo(number)[1]?.text).toContain(
      "Tap Start, or call the office if you can't make it: Library, 28 Nov 2026, 5:00 pm - 7:00 pm.",
    );
    expect(service.findMessagesTo(number)[1]?.validSeconds).toBeGreaterThan(0);
    expect(service.findMessagesTo(number)[1]?.validSeconds).toBeLessThanOrEqual(30 * 60);
    expect(await waitForResults(ana)).toMatchObject([{ state: 'sent' }, { state: 'sent', attempts: 1, segments: 1 }]);
  });

  it('seals the message and the number and stores a digest of the code', async () => {
    const [ana, number] = [await people.createContractor(), freshNumber()];
    service.onSms = (response) => {
      response.writeHead(503).end();
      return true;
    };
    await ask(ana, number);
    await queue();
    await service.waitForRequests(number, 1);
    const [{ content }] = await waitForResults(ana);
    expect(isSealed(content)).toBe(true);
    const [kept] = await testApp.dataSource.query('SELECT * FROM sms_number WHERE account_id = $1', [ana.id]);
    expect(isSealed(kept.asked)).toBe(true);
    expect(kept.code_digest).toMatch(/^[0-9a-f]{64}$/);
  });

  it('leaves out the office’s note, which may hold a door code, and shortens long names', async () => {
    const { ana, number } = await addPersonWithNumber();
    const parameters = {
      job: '🧹'.repeat(1000),
      date: '2026-11-28',
      time: '17:00',
      change: 'moved',
      note: 'The door code is 4711',
    };
    await tell(ana, { kind: 'shift-changed', parameters });
    await service.waitForRequests(number, 2);
    expect(service.findMessagesTo(number)[1]?.text).not.toContain('4711');
    expect(Array.from(service.findMessagesTo(number)[1]?.text ?? '').length).toBeLessThanOrEqual(300);
    expect((await waitForResults(ana))[0].segments).toBeGreaterThan(1);
  });

  it('sends urgent notices only', async () => {
    const { ana, number } = await addPersonWithNumber();
    await tell(ana, { kind: 'assigned', parameters: { job: 'Library' } });
    expect(await messages(ana)).toEqual([]);
    await tell(ana, { kind: 'cover-offered' });
    await service.waitForRequests(number, 2);
    expect(service.findMessagesTo(number)).toHaveLength(2);
  });

  it('sends a notice once when its event and the queue repeat', async () => {
    const { ana, number } = await addPersonWithNumber();
    const id = uuidv7();
    await Promise.all([tell(ana, {}, id), tell(ana, {}, id), tell(ana, {}, id)]);
    await service.waitForRequests(number, 2);
    const rows = await waitForResults(ana);
    expect(rows).toHaveLength(1);
    await Promise.all([1, 2, 3].map(() => testApp.get(SmsDelivery).attempt(rows[0].id)));
    expect(service.countRequests(number)).toBe(2);
  });

  it.each([429, 503])('retries after %i at the time that the gateway names', async (status) => {
    const { ana, number } = await addPersonWithNumber();
    service.onSms = (response) => {
      response.writeHead(status, { 'retry-after': '120' }).end();
      return true;
    };
    await tell(ana);
    await service.waitForRequests(number, 2);
    const [message] = await waitForResults(ana);
    expect(message).toMatchObject({ state: 'waiting', last_error: String(status), segments: 0 });
    expect(message.wait).toBeGreaterThan(60);
    service.onSms = () => false;
    await setMessages('next_try_at = now()', ana);
    await queue();
    await service.waitForRequests(number, 3);
    expect(await waitForResults(ana)).toMatchObject([{ state: 'sent', attempts: 2 }]);
    expect(service.findMessagesTo(number)).toHaveLength(2);
  });

  it('gives up a message that is no longer useful', async () => {
    const { ana, number } = await addPersonWithNumber();
    service.onSms = (response) => {
      response.writeHead(503, { 'retry-after': '7200' }).end();
      return true;
    };
    await tell(ana);
    await service.waitForRequests(number, 2);
    expect(await waitForResults(ana)).toMatchObject([{ state: 'given-up', last_error: '503' }]);
    // Read late, such as after a restart of the whole site.
    await tell(ana, { at: new Date(Date.now() - 31 * 60_000).toISOString() });
    expect(await messages(ana)).toHaveLength(1);
    service.onSms = () => false;
    await setMessages(`state = 'waiting', finished_at = NULL, expires_at = now(), next_try_at = now()`, ana);
    await queue();
    await testApp.get(SmsDelivery).attempt((await messages(ana))[0].id);
    expect(await waitForResults(ana)).toMatchObject([{ state: 'given-up', last_error: 'EXPIRED' }]);
    expect(service.findMessagesTo(number)).toHaveLength(1);
  });

  it('never resends a message that the gateway may have', async () => {
    const { ana, number } = await addPersonWithNumber();
    service.onSms = (response) => {
      response.socket?.destroy();
      return true;
    };
    await tell(ana);
    await service.waitForRequests(number, 2);
    expect(await waitForResults(ana)).toMatchObject([{ state: 'unsure', last_error: 'ECONNRESET', segments: 1 }]);
    // A service that was killed while it sent.
    await setMessages(`state = 'sending', claimed_at = now() - interval '1 hour', finished_at = NULL`, ana);
    await testApp.get(SmsDelivery).recover();
    await queue();
    expect(await messages(ana)).toMatchObject([{ state: 'unsure', last_error: 'INTERRUPTED' }]);
    expect(service.countRequests(number)).toBe(2);
  });

  it('marks a message refused when the gateway answers 400', async () => {
    const { ana, number } = await addPersonWithNumber();
    service.onSms = (response) => {
      response.writeHead(400).end();
      return true;
    };
    await tell(ana);
    await service.waitForRequests(number, 2);
    expect(await waitForResults(ana)).toMatchObject([{ state: 'refused', last_error: '400', segments: 0 }]);
  });

  it('stops, waiting messages included, when turned off, and after the number is deleted', async () => {
    const { ana, number } = await addPersonWithNumber();
    service.onSms = (response) => {
      response.writeHead(503).end();
      return true;
    };
    await tell(ana);
    await service.waitForRequests(number, 2);
    const [{ id }] = await waitForResults(ana);
    const choose = (enabled: boolean) => testApp.call(chooseSms, { token: ana.token, body: { enabled } });
    expect((await choose(false)).status).toBe(200);
    await testApp.get(SmsDelivery).attempt(id);
    expect(await waitForResults(ana)).toMatchObject([{ state: 'given-up' }]);
    await tell(ana);
    expect(await messages(ana)).toHaveLength(1);
    expect(await own(ana)).toMatchObject({ number, enabled: false });
    expect((await choose(true)).status).toBe(200);
    expect((await testApp.call(forgetSmsNumber, { token: ana.token })).status).toBe(200);
    expect(await own(ana)).toMatchObject({ number: '', enabled: false });
    expect((await choose(true)).status).toBe(409);
    expect(service.countRequests(number)).toBe(2);
  });

  it.each([
    '08 8123 4567',
    '+64 21 123 4567',
    '0512 345 678',
    '0412 345 67',
    '0412 345 678 9',
    '1300 123 456',
    '+61412345678;+61412345679',
    '٠٤١٢٣٤٥٦٧٨',
    'x'.repeat(5000),
    '📱',
    '',
  ])('refuses the number %s', async (number) => {
    const ana = await people.createContractor();
    const { status, body } = await ask(ana, number);
    expect([status, body.issues?.[0]?.field]).toEqual([400, 'number']);
    expect(await messages(ana)).toEqual([]);
  });

  it('accepts a mobile number in common spellings', async () => {
    const ana = await people.createContractor();
    for (const [index, typed] of ['0491 570 156', '+61 (0)491-570-156', '61491570156', '0061 491 570 156'].entries()) {
      if (index > 0) await testApp.dataSource.query('UPDATE sms_number SET asked_at = now() - interval $$1 hour$$');
      expect((await ask(ana, typed)).status).toBe(200);
      expect(await own(ana)).toMatchObject({ asked: '+61491570156' });
    }
  });

  it('sends one code for four requests at once', async () => {
    const [ana, number] = [await people.createContractor(), freshNumber()];
    const asked = await Promise.all([1, 2, 3, 4].map(() => ask(ana, number)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await messages(ana)).toHaveLength(1);
  });

  it('limits codes per person and per number', async () => {
    const ana = await people.createContractor();
    for (let sent = 0; sent < SMS_CODES_PER_HOUR; sent += 1) expect((await ask(ana, freshNumber())).status).toBe(200);
    const refused = await ask(ana, freshNumber());
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_sms_codes']);
    const number = freshNumber();
    for (let sent = 0; sent < SMS_CODES_PER_HOUR; sent += 1)
      expect((await ask(await people.createContractor(), number)).status).toBe(200);
    expect((await ask(await people.createContractor(), number)).status).toBe(429);
  });

  it('limits the tries of a code and refuses an expired or another person’s code', async () => {
    const [ana, number] = [await people.createContractor(), freshNumber()];
    const code = await receiveCode(ana, number);
    const wrong = code === '000000' ? '000001' : '000000';
    const tries = await Promise.all(Array.from({ length: SMS_CODE_TRIES }, () => confirm(ana, wrong)));
    expect(tries.map(({ status }) => status)).toEqual(Array(SMS_CODE_TRIES).fill(400));
    expect((await confirm(ana, code)).body.code).toBe('sms_code_wrong');
    expect(await own(ana)).toMatchObject({ number: '', asked: '' });

    const ben = await people.createContractor();
    const other = await receiveCode(ben, freshNumber());
    // A code is its person's alone.
    expect((await confirm(ana, other)).status).toBe(400);
    await testApp.dataSource.query('UPDATE sms_number SET expires_at = now() WHERE account_id = $1', [ben.id]);
    expect((await confirm(ben, other)).status).toBe(400);
  });

  it('keeps the confirmed number until another one is confirmed', async () => {
    const { ana, number } = await addPersonWithNumber();
    const next = freshNumber();
    const code = await receiveCode(ana, next);
    expect(await own(ana)).toMatchObject({ number, asked: next, enabled: true });
    await confirm(ana, code);
    expect(await own(ana)).toMatchObject({ number: next, asked: '', enabled: true });
  });

  it('writes in the person’s language', async () => {
    const { ana, number } = await addPersonWithNumber();
    await testApp.dataSource.query(`UPDATE account SET language = 'zh-Hans' WHERE id = $1`, [ana.id]);
    await tell(ana);
    await service.waitForRequests(number, 2);
    expect(service.findMessagesTo(number)[1]?.text).toMatch(/[一-龥]/);
  });

  it('sends nothing to a person who is no longer verified', async () => {
    const { ana } = await addPersonWithNumber();
    await testApp.dataSource.query('UPDATE account SET verified = false WHERE id = $1', [ana.id]);
    await tell(ana);
    expect(await messages(ana)).toEqual([]);
  });

  it('shows an admin the count and cost of messages without phone numbers', async () => {
    await testApp.dataSource.query('DELETE FROM sms_message');
    const { ana, number } = await addPersonWithNumber();
    await tell(ana);
    await service.waitForRequests(number, 2);
    await waitForResults(ana);
    const admin = await people.createAdmin();
    const { body } = await testApp.call(getSmsState, { token: admin.token });
    expect(body).toMatchObject({ provider, sent: 1, segments: 1, cost: '0.08', cents_per_segment: 7.9, waiting: 0 });
    expect(JSON.stringify(body)).not.toContain('+614');
    expect((await testApp.call(getSmsState, { token: ana.token })).status).toBe(403);
  });
});

describe('SMS without a gateway', () => {
  let testApp: TestApp;
  let people: People;
  beforeAll(async () => {
    testApp = await startAuth();
    people = new People(testApp);
  }, 60_000);
  afterAll(() => testApp.stop());

  it('offers no text messages', async () => {
    const ana = await people.createContractor();
    const { body } = await testApp.call(getSmsNumber, { token: ana.token });
    expect(body).toMatchObject({ available: false, number: '' });
    const asked = await testApp.call(askSmsCode, { token: ana.token, body: { number: '0491 570 156' } });
    expect([asked.status, asked.body.code]).toEqual([409, 'sms_not_set']);
    const admin = await people.createAdmin();
    expect((await testApp.call(getSmsState, { token: admin.token })).body).toMatchObject({
      provider: null,
      cost: null,
    });
  });

  it('answers 403 to an unverified person', async () => {
    const ben = await people.createContractor({ verified: false });
    const asked = await testApp.call(askSmsCode, { token: ben.token, body: { number: '0491 570 156' } });
    expect(asked.status).toBe(403);
  });
});

it('does not start with an invalid SMS_URL', async () => {
  await expect(startAuth({ SMS_URL: 'https://api.twilio.com' })).rejects.toThrow('SMS_URL');
}, 60_000);
