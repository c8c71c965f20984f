import { acceptQuote, linkQuote, makeFromQuote, readQuote, type ServiceName, sendQuote } from '@cleaning/contracts';
import { v4 } from 'uuid';
import { eventually } from '../stack/databases.js';
import { readMails } from '../stack/mail.js';
import { expect, test } from '../stack/test.js';
import { Client } from './client.js';
import { killAndRestart, killDuring, openFaultTest, RECOVERED_WITHIN_MS, retryUntilDone } from './kill-service.js';
import { createAcceptedQuote, createDraftQuote } from './quotes.js';

/** Delay of the kill after the press: before, during and after the transaction, and while svc-jobs reads the feed. */
const DELAYS_MS = [0, 8, 20, 45, 90];
const KILLED: readonly ServiceName[] = ['invoice', 'jobs'];

test('creates client and jobs from a quote once while services are killed', async ({ product }) => {
  test.setTimeout(600_000);
  const { stack, databases, desk } = await openFaultTest(product);
  const made: { id: string; jobs: readonly string[]; client: string }[] = [];
  for (const name of KILLED)
    for (const delay of DELAYS_MS)
      await test.step(`kills svc-${name} ${delay} ms after the press`, async () => {
        const body = await createAcceptedQuote(desk);
        const presses = [desk.call(makeFromQuote, body), desk.call(makeFromQuote, body)];
        await new Promise((resolve) => setTimeout(resolve, delay));
        const service = stack.services[name];
        await killAndRestart(service);
        const outcomes = await Promise.all(presses);
        const answer = await retryUntilDone(() => desk.call(makeFromQuote, body));
        for (const outcome of outcomes) if (outcome.is === 'done') expect(outcome.answer).toEqual(answer);
        made.push({ id: body.id, jobs: answer.jobs, client: answer.client_id });
      });

  await test.step('keeps each job once, with its timetable and its client', async () => {
    const jobs = made.flatMap((each) => each.jobs);
    await eventually(async () => {
      const rows = await databases.query<{ id: string; slots: number }>(
        'jobs',
        `SELECT job.id, count(slot.id)::int AS slots FROM job LEFT JOIN timetable_slot AS slot ON slot.job_id = job.id
         WHERE job.id = ANY($1) GROUP BY job.id`,
        [jobs],
      );
      const known = await databases.query('invoice', 'SELECT id FROM known_job WHERE id = ANY($1)', [jobs]);
      const isWhole = rows.length === jobs.length && rows.every(({ slots }) => slots === 1);
      return isWhole && known.length === jobs.length ? [] : [`${rows.length} of ${jobs.length} jobs are there`];
    }, RECOVERED_WITHIN_MS);
    for (const { id, client } of made) {
      const named = await databases.query('jobs', 'SELECT 1 FROM job WHERE title LIKE $1', [`%${id}`]);
      expect(named).toHaveLength(2);
      const clients = await databases.query('invoice', 'SELECT id FROM client WHERE legal_name = $1', [`Fault ${id}`]);
      expect(clients).toEqual([{ id: client }]);
      const owned = await databases.query('invoice', 'SELECT 1 FROM job_client WHERE client_id = $1', [client]);
      expect(owned).toHaveLength(2);
    }
  });
  await databases.close();
});

test('sends and accepts a quote once while svc-invoice is killed', async ({ product }) => {
  test.setTimeout(600_000);
  const { stack, databases, desk } = await openFaultTest(product);
  const visitor = Client.visitor(product.url);
  const service = stack.services.invoice;
  const count = async (of: 'auth' | 'invoice', sql: string, ...values: unknown[]) =>
    (await databases.query<{ count: number }>(of, `SELECT count(*)::int AS count ${sql}`, values))[0]?.count;
  const quotes: { id: string; email: string }[] = [];

  for (const delay of [0, 20, 60])
    await test.step(`kills svc-invoice ${delay} ms after each press`, async () => {
      const email = `fault-${v4()}@quote.example`;
      const id = await createDraftQuote(desk, email);
      await killDuring(service, delay, () => desk.call(sendQuote, { id, edit: 1, channel: 'mail' }));
      expect(await count('invoice', 'FROM quote_pdf WHERE quote_id = $1', id)).toBe(1);
      expect(await count('invoice', `FROM quote_mail WHERE quote_id = $1 AND kind = 'sent'`, id)).toBe(1);

      const { path } = await retryUntilDone(() => desk.call(linkQuote, { id }));
      const token = path.split('#').at(-1) ?? '';
      const { pdf_sha256 } = await retryUntilDone(() => visitor.call(readQuote, { token }));
      const answer = { token, pdf_sha256, name: 'Renee Castle', role: 'Owner' };
      const { state } = await killDuring(service, delay, () => visitor.call(acceptQuote, answer));
      expect(state).toBe('accepted');
      expect(await count('invoice', 'FROM quote_acceptance WHERE quote_id = $1', id)).toBe(1);
      expect(await count('invoice', `FROM quote_mail WHERE quote_id = $1 AND kind = 'accepted'`, id)).toBe(1);
      quotes.push({ id, email });
    });

  await test.step('logs each action once and mails the client once per action', async () => {
    await eventually(async () => await databases.listFeedLag(), RECOVERED_WITHIN_MS);
    for (const { id, email } of quotes) {
      for (const action of ['quote.sent', 'quote.accepted'])
        expect(await count('auth', 'FROM audit_entry WHERE action = $1 AND subject_id = $2', action, id)).toBe(1);
      // A mail without its PDF is retried after 30 s, then less often.
      const soon = `UPDATE mail_message SET next_try_at = now() WHERE state = 'waiting'`;
      const subjects = async () => {
        await databases.query('auth', soon);
        return (await readMails(product, email)).map(({ subject }) => subject);
      };
      await expect.poll(subjects, { timeout: RECOVERED_WITHIN_MS }).toHaveLength(2);
    }
  });
  await databases.close();
});
