import { listShifts, offerCover, reportAbsence, takeCover } from '@cleaning/contracts';
import { retryUntilAnswered, type TestPerson } from '@cleaning/service-kit/testing';
import type { JobsTestApp } from './jobs-test-app.js';

const DAY = '2026-11-18';
const SPAN = { from: DAY, until: DAY };
const TIME = '06:00-08:00';

/** Offers Ana's shift to all, lets `count` people take it concurrently and expects one to get it. */
export async function takeAtOnce(jobs: JobsTestApp, job: string, count: number): Promise<void> {
  await jobs.callOrThrow(jobs.ana, reportAbsence, { user_id: jobs.ana.id, ...SPAN, reason: 'Flu' });
  const shift = { job_id: job, date: DAY, time: TIME, user_id: jobs.ana.id };
  const { offer_id } = await jobs.callOrThrow(jobs.admin, offerCover, { ...shift, to: 'all' });
  const people: TestPerson[] = [];
  for (let number = 0; number < count; number += 1)
    people.push(await jobs.app.createPerson({ name: `Taker ${number}` }));
  const take = (person: TestPerson) => jobs.callAs(person, takeCover, { user_id: person.id, offer_id });
  const answers = await Promise.all(people.map((person) => retryUntilAnswered(() => take(person))));
  const refused = answers.filter(({ status }) => status === 409);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(refused).toHaveLength(count - 1);
  expect(new Set(refused.map((answer) => answer.body.msg))).toEqual(new Set(['Someone else has taken this shift.']));
  expect(await jobs.app.dataSource.query('SELECT 1 FROM cover')).toHaveLength(1);
  const board: { time: string }[] = await jobs.callOrThrow(jobs.admin, listShifts, SPAN);
  expect(board.filter(({ time }) => time === TIME)).toHaveLength(2);
}
