import { acceptQuote, linkQuote, makeFromQuote, readQuote, type ServiceName, sendQuote } from '@cleaning/contracts';
import { v4 } from 'uuid';
import { eventually } from '../stack/databases.js';
import { readMails } from '../stack/mail.js';
import { expect, test } from '../stack/test.js';
import { Client } from './client.js';
import { killDuringEach, openFaultTest, pressAndKill, RECOVERED_WITHIN_MS, retryUntilDone } from './kill-service.js';
import { createAcceptedQuote, createDraftQuote } from './quotes.js';

/** Age of a press at the kill: before, during and after the transaction, and while svc-jobs reads the feed. */
const DELAYS_MS = [0, 8, 20, 45, 90];
const KILLED: readonly ServiceName[] = ['invoice', 'jobs'];

test('creates client and jobs from a quote once while services are killed', async ({ product }) => {
  const { stack, databases, desk } = await openFaultTest(product);
  const made: { id: string; jobs: readonly string[]; client: string }[] = [];
  for (const name of KILLED)
    await test.step(`kills svc-${name} after presses of different ages`, async () => {
      const bodies: Awaited<ReturnType<typeof createAcceptedQuote>>[] = [];
      while (bodies.length < DELAYS_MS.length) bodies.push(await createAcceptedQuote(desk));
      const presses = bodies.map((body, index) => ({
        delay: DELAYS_MS[index] ?? 0,
        press: () => desk.call(makeFromQuote, body),
      }));
      const outcomes = await pressAndKill(stack.services[name], presses);
      for (const [index, body] of bodies.entries()) {
        const answer = await retryUntilDone(() => desk.call(makeFromQuote, body));
        for (const outcome of outcomes[index] ?? []) if (outcome.is === 'done') expect(outcome.answer).toEqual(answer);
        made.push({ id: body.id, jobs: answer.jobs, client: answer.client_id });
      }
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
  const { stack, databases, desk } = await openFaultTest(product);
  const visitor = Client.visitor(product.url);
  const service = stack.services.invoice;
  const count = async (service: 'auth' | 'invoice', sql: string, ...values: unknown[]) =>
    (await databases.query<{ count: number }>(service, `SELECT count(*)::int AS count ${sql}`, values))[0]?.count;
  const quotes: { delay: number; id: string; email: string; token: string; pdf_sha256: string }[] = [];

  await test.step('kills svc-invoice while quotes are sent', async () => {
    for (const delay of [0, 20, 60]) {
      const email = `fault-${v4()}@quote.example`;
      quotes.push({ delay, id: await createDraftQuote(desk, email), email, token: '', pdf_sha256: '' });
    }
    await killDuringEach(
      service,
      quotes.map(({ delay, id }) => ({ delay, press: () => desk.call(sendQuote, { id, edit: 1, channel: 'mail' }) })),
    );
    for (const quote of quotes) {
      expect(await count('invoice', 'FROM quote_pdf WHERE quote_id = $1', quote.id)).toBe(1);
      expect(await count('invoice', `FROM quote_mail WHERE quote_id = $1 AND kind = 'sent'`, quote.id)).toBe(1);
      const { path } = await retryUntilDone(() => desk.call(linkQuote, { id: quote.id }));
      quote.token = path.split('#').at(-1) ?? '';
      quote.pdf_sha256 = (await retryUntilDone(() => visitor.call(readQuote, { token: quote.token }))).pdf_sha256;
    }
  });

  await test.step('kills svc-invoice while clients accept', async () => {
    const accepted = await killDuringEach(
      service,
      quotes.map(({ delay, token, pdf_sha256 }) => {
        const answer = { token, pdf_sha256, name: 'Renee Castle', role: 'Owner' };
        return { delay, press: () => visitor.call(acceptQuote, answer) };
      }),
    );
    expect(accepted.map(({ state }) => state)).toEqual(quotes.map(() => 'accepted'));
    for (const { id } of quotes) {
      expect(await count('invoice', 'FROM quote_acceptance WHERE quote_id = $1', id)).toBe(1);
      expect(await count('invoice', `FROM quote_mail WHERE quote_id = $1 AND kind = 'accepted'`, id)).toBe(1);
    }
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
