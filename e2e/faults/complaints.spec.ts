import {
  acknowledgeComplaint,
  askClientCode,
  confirmComplaint,
  enterClientCode,
  finishReClean,
  getComplaint,
  getWorkPhotos,
  makeFromQuote,
  planReClean,
  recordComplaint,
  reportVisit,
  uploadClientPhoto,
} from '@cleaning/contracts';
import { v4 } from 'uuid';
import { eventually } from '../stack/databases.js';
import { createJpg } from '../stack/documents.js';
import { readMails } from '../stack/mail.js';
import { Office } from '../stack/office.js';
import { expect, test } from '../stack/test.js';
import { Client, type Outcome } from './client.js';
import { killDuringEach, openFaultTest, RECOVERED_WITHIN_MS, retryUntilDone } from './kill-service.js';
import { createAcceptedQuote } from './quotes.js';
import { getToday } from './users.js';

/** Age of a press at the kill: before, during and after svc-jobs' transaction. */
const DELAYS_MS = [0, 12, 40];

test('takes a complaint through each step once while svc-jobs is killed', async ({ product }) => {
  const { stack, databases, desk } = await openFaultTest(product);
  const office = await Office.open(product);
  const person = await office.registerVerified(`Faye Lim`);
  const job_id = await office.createPermanentJob(`Fault ${v4()}`, ['06:00-07:00']);
  /** One complaint for each delay between press and kill. */
  const rounds = DELAYS_MS.map((delay, index) => ({
    delay,
    key: v4(),
    id: '',
    time: `${12 + 3 * index}:00-${14 + 3 * index}:00`,
  }));
  const killWhile = <A>(press: (round: (typeof rounds)[number]) => Promise<Outcome<A>>) =>
    killDuringEach(
      stack.services.jobs,
      rounds.map((round) => ({ delay: round.delay, press: () => press(round) })),
    );

  await test.step('kills svc-jobs while complaints are recorded', async () => {
    const record = { job_id, channel: 'telephone' as const, client_name: 'Priya Nair', text: 'The bins.' };
    const recorded = await killWhile(({ key }) => desk.call(recordComplaint, { ...record, key }));
    for (const [index, round] of rounds.entries()) round.id = recorded[index]?.complaint_id ?? '';
  });
  await test.step('kills svc-jobs while they are acknowledged', () =>
    killWhile(({ id }) => desk.call(acknowledgeComplaint, { id })));
  await test.step('kills svc-jobs while re-cleans are planned', () =>
    killWhile(({ id, time }) => {
      const shift = { id, user_id: person.id, date: getToday(), time };
      return desk.call(planReClean, { ...shift, insist: true });
    }));
  await test.step('kills svc-jobs while re-cleans are finished', () =>
    killWhile(({ id }) => desk.call(finishReClean, { id })));
  await test.step('kills svc-jobs while clients confirm', () =>
    killWhile(async ({ id }): Promise<Outcome<{ status: 'done' }>> => {
      const confirmed = { id, from: 'done', client_name: 'Priya Nair', channel: 'telephone' } as const;
      const outcome = await desk.call(confirmComplaint, confirmed);
      if (outcome.is !== 'refused') return outcome;
      // The complaint is already confirmed if an earlier press was done.
      const { state } = await retryUntilDone(() => desk.call(getComplaint, undefined, { params: { id } }));
      return state === 'confirmed' ? { is: 'done', answer: { status: 'done' } } : outcome;
    }));
  const complaints = rounds.map(({ id }) => id);

  await test.step('keeps each step in the history and the audit log once, and the re-clean shift once', async () => {
    await eventually(async () => await databases.listFeedLag(), RECOVERED_WITHIN_MS);
    const all = await databases.query<{ id: string }>('jobs', 'SELECT id FROM complaint WHERE job_id = $1', [job_id]);
    expect(all.map(({ id }) => id).toSorted()).toEqual(complaints.toSorted());
    const shifts = await databases.query('jobs', `SELECT id FROM shift_change WHERE job_id = $1 AND kind = 'extra'`, [
      job_id,
    ]);
    expect(shifts).toHaveLength(complaints.length);
    for (const id of complaints) {
      const states = await databases.query<{ state: string }>(
        'jobs',
        'SELECT state FROM complaint_note WHERE complaint_id = $1 AND state IS NOT NULL ORDER BY at, id',
        [id],
      );
      expect(states.map(({ state }) => state)).toEqual(['acknowledged', 'planned', 'done', 'confirmed']);
      expect(await databases.query('jobs', 'SELECT id FROM re_clean WHERE complaint_id = $1', [id])).toHaveLength(1);
      const twice = await databases.query(
        'auth',
        'SELECT action FROM audit_entry WHERE subject_id = $1 GROUP BY action HAVING count(*) > 1',
        [id],
      );
      expect(twice).toEqual([]);
    }
  });
  await databases.close();
});

test('saves a client’s report with a photo as one complaint while services are killed', async ({ product }) => {
  const { stack, databases, desk } = await openFaultTest(product);
  const email = `fault-${v4()}@client.example`;
  const quote = await createAcceptedQuote(desk, email);
  const job_id = (await retryUntilDone(() => desk.call(makeFromQuote, quote))).jobs[0] ?? '';
  await eventually(async () => await databases.listFeedLag(), RECOVERED_WITHIN_MS);
  const visitor = Client.visitor(product.url);
  await retryUntilDone(() => visitor.call(askClientCode, { email }));
  const code = async () => /is (\d{6})\./.exec((await readMails(product, email)).at(-1)?.text ?? '')?.[1] ?? '';
  await expect.poll(code, { timeout: RECOVERED_WITHIN_MS }).not.toBe('');
  const session = await retryUntilDone(async () => visitor.call(enterClientCode, { email, code: await code() }));
  const contact = Client.contact(product.url, session.token);
  const { buffer } = await createJpg('floor');
  const photo = [{ field: 'photo', bytes: new Uint8Array(buffer) }];
  const delays = [0, 25];
  const uploads = await test.step('kills svc-media while photos are sent', () =>
    killDuringEach(
      stack.services.media,
      delays.map((delay) => {
        const key = v4();
        return { delay, press: () => contact.call(uploadClientPhoto, { key }, { files: photo }) };
      }),
    ));
  const sent = await test.step('kills svc-jobs while visits are reported', () =>
    killDuringEach(
      stack.services.jobs,
      delays.map((delay, index) => {
        const report = { key: v4(), job_id, date: getToday(), verdict: 'wrong' as const, text: 'The floor.' };
        const photo_id = uploads[index]?.photo_id ?? '';
        return { delay, press: () => contact.call(reportVisit, { ...report, photos: [photo_id] }) };
      }),
    ));
  const reports = sent.map(({ feedback_id }) => feedback_id);

  await test.step('keeps each report as one complaint with its photo, and notifies each admin once', async () => {
    const told = async () => {
      const complaints = await databases.query<{ id: string; feedback_id: string }>(
        'jobs',
        'SELECT id, idempotency_key AS feedback_id FROM complaint WHERE job_id = $1',
        [job_id],
      );
      expect(complaints.map(({ feedback_id }) => feedback_id).toSorted()).toEqual(reports.toSorted());
      const notices = await databases.query<{ count: number }>(
        'auth',
        `SELECT count(*)::int AS count FROM notice JOIN account ON account.id = account_id
         WHERE kind = 'complaint' AND email = $1 AND parameters->>'complaint_id' = ANY($2) GROUP BY parameters->>'complaint_id'`,
        [product.admin.email, complaints.map(({ id }) => id)],
      );
      return notices.map(({ count }) => count);
    };
    await eventually(async () => await databases.listFeedLag(), RECOVERED_WITHIN_MS);
    await expect.poll(told, { timeout: RECOVERED_WITHIN_MS }).toEqual(reports.map(() => 1));
    for (const owner_id of reports) {
      const photos = await retryUntilDone(() => desk.call(getWorkPhotos, undefined, { params: { owner_id } }));
      expect(photos.map(({ state }) => state)).toEqual(['stored']);
      expect(await visitor.read(photos[0]?.path ?? '')).toBeDefined();
    }
  });
  await databases.close();
});
