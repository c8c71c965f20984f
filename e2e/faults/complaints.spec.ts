import {
  acknowledgeComplaint,
  confirmComplaint,
  finishReClean,
  getComplaint,
  planReClean,
  recordComplaint,
} from '@cleaning/contracts';
import { v4 } from 'uuid';
import { Databases, eventually } from '../stack/databases.js';
import { Office } from '../stack/office.js';
import { expect, test } from '../stack/test.js';
import { Client, type Outcome } from './client.js';
import { done, killedDuring, RECOVERED_WITHIN_MS } from './killing.js';
import { today } from './work.js';

/** From the press until svc-jobs is killed: before, within and after its transaction. */
const DELAYS_MS = [0, 12, 40];

test('a complaint goes through each of its steps once, wherever svc-jobs is killed meanwhile', async ({ product }) => {
  test.setTimeout(600_000);
  const { stack, url, admin } = product;
  if (!stack) throw new Error('Faults are made in a stack of their own.');
  const databases = new Databases(stack);
  const desk = await Client.of(url, admin.email, admin.password);
  const office = await Office.open(product);
  const person = await office.contractor(`Faye Lim`);
  const job_id = await office.permanentJob(`Fault ${v4()}`, ['06:00-07:00']);
  const service = stack.services.jobs;
  const complaints: string[] = [];

  for (const [round, delay] of DELAYS_MS.entries())
    await test.step(`svc-jobs is killed ${delay} ms after each press`, async () => {
      const record = { key: v4(), job_id, channel: 'telephone' as const, client_name: 'Priya Nair', text: 'The bins.' };
      const { complaint_id: id } = await killedDuring(service, delay, () => desk.call(recordComplaint, record));
      await killedDuring(service, delay, () => desk.call(acknowledgeComplaint, { id }));
      const shift = { id, user_id: person.id, date: today(), time: `${12 + 3 * round}:00-${14 + 3 * round}:00` };
      await killedDuring(service, delay, () => desk.call(planReClean, { ...shift, insist: true }));
      await killedDuring(service, delay, () => desk.call(finishReClean, { id }));
      const state = async () => (await done(() => desk.call(getComplaint, undefined, { params: { id } }))).state;
      await killedDuring(service, delay, async (): Promise<Outcome<{ status: 'done' }>> => {
        const confirmed = { id, from: 'done', client_name: 'Priya Nair', channel: 'telephone' } as const;
        const outcome = await desk.call(confirmComplaint, confirmed);
        // Its state is another one where the press before was done.
        return outcome.is === 'refused' && (await state()) === 'confirmed'
          ? { is: 'done', answer: { status: 'done' } }
          : outcome;
      });
      complaints.push(id);
    });

  await test.step('each step is in its history and in the log once, and the shift is there once', async () => {
    await eventually(async () => await databases.behind(), RECOVERED_WITHIN_MS);
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
