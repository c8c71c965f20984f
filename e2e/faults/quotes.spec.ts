import { decideQuote, getQuote, makeFromQuote, type ServiceName, saveQuote, sendQuote } from '@cleaning/contracts';
import { v4 } from 'uuid';
import { Databases, eventually } from '../stack/databases.js';
import { expect, test } from '../stack/test.js';
import { Client, type Outcome } from './client.js';
import { today } from './work.js';

const RECOVERED_WITHIN_MS = 60_000;
/** From the press until the service is killed: before, within and after its transaction, and while svc-jobs reads the feed. */
const DELAYS_MS = [0, 8, 20, 45, 90];
const KILLED: readonly ServiceName[] = ['invoice', 'jobs'];

/** Sends it again until it is answered. */
async function done<A>(send: () => Promise<Outcome<A>>): Promise<A> {
  for (;;) {
    const outcome = await send();
    if (outcome.is === 'done') return outcome.answer;
    if (outcome.is === 'refused') throw new Error('refused');
  }
}

/** A quote that the client has accepted, and what is proposed from it. */
async function accepted(desk: Client) {
  const id = v4();
  const schedule = [{ time: '18:00-20:00', days: ['Mo' as const, 'Fr' as const] }];
  const line = {
    address: '1 King William Street',
    basis: 'month' as const,
    price: '480',
    pay_per_hour: '32',
    schedule,
  };
  await done(() =>
    desk.call(saveQuote, {
      ...{ id, edit: 0, name: 'Renee Castle', company: `Fault ${id}`, valid_until: '2099-12-31' },
      lines: [
        { ...line, place: `Ground floor ${id}` },
        { ...line, place: `First floor ${id}` },
      ],
    }),
  );
  await done(() => desk.call(sendQuote, { id, edit: 1, channel: 'hand' }));
  await done(() => desk.call(decideQuote, { id, decision: 'accepted', name: 'Renee Castle' }));
  const { proposal } = await done(() => desk.call(getQuote, undefined, { params: { id } }));
  if (!proposal) throw new Error('Nothing is proposed');
  return { id, from: today(), client: proposal.client, jobs: proposal.jobs };
}

test('client and jobs are made once from a quote, whichever service is killed between the steps', async ({
  product,
}) => {
  test.setTimeout(600_000);
  const { stack, url, admin } = product;
  if (!stack) throw new Error('Faults are made in a stack of their own.');
  const databases = new Databases(stack);
  const desk = await Client.of(url, admin.email, admin.password);
  const made: { id: string; jobs: readonly string[]; client: string }[] = [];
  for (const name of KILLED)
    for (const delay of DELAYS_MS)
      await test.step(`svc-${name} is killed ${delay} ms after the press`, async () => {
        const body = await accepted(desk);
        const presses = [desk.call(makeFromQuote, body), desk.call(makeFromQuote, body)];
        await new Promise((resolve) => setTimeout(resolve, delay));
        const service = stack.services[name];
        const killed = service.pid;
        service.kill('SIGKILL');
        const outcomes = await Promise.all(presses);
        await eventually(async () => {
          if (service.pid === killed) return ['it lives'];
          const answer = await fetch(`${service.url}/readyz`).catch(() => undefined);
          return answer?.ok ? [] : ['it is not back'];
        }, RECOVERED_WITHIN_MS);
        const answer = await done(() => desk.call(makeFromQuote, body));
        for (const outcome of outcomes) if (outcome.is === 'done') expect(outcome.answer).toEqual(answer);
        made.push({ id: body.id, jobs: answer.jobs, client: answer.client_id });
      });

  await test.step('each job is there once, with its timetable, and belongs to the one client', async () => {
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
