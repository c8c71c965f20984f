import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TestApp } from '@cleaning/service-kit/testing';
import { startAuth } from '../testing/people.js';
import { LoginAttempts } from './login-attempts.service.js';
import { ADDRESS_RULE } from './login-rules.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startAuth();
}, 60_000);
afterAll(() => testApp.stop());

it('right passwords do not wait for each other, as long as all under way may be wrong', async () => {
  const attempts = testApp.get(LoginAttempts);
  const ends: ((result: 'right' | null) => void)[] = [];
  const attempt = () => new Promise<'right' | null>((end) => ends.push(end));
  const all = Array.from({ length: 7 }, () => attempts.limited('many@example.com', '203.0.113.70', attempt));
  const begun = async (count: number) => {
    while (ends.length < count) await nextTurn();
  };
  await begun(5);
  // The sixth waits for one of them; this one proves that it is the owner.
  ends[0]?.('right');
  await begun(6);
  for (const end of ends.slice(1)) end(null);
  // Five failures since: the seventh comes too late.
  const results = await Promise.allSettled(all);
  expect(results.map(({ status }) => status)).toEqual([...Array(6).fill('fulfilled'), 'rejected']);
  expect(ends).toHaveLength(6);
});

it('wrong passwords of many accounts at once are no more than one after the other', async () => {
  const attempts = testApp.get(LoginAttempts);
  const ends: (() => void)[] = [];
  const attempt = () => new Promise<null>((end) => ends.push(() => end(null)));
  const all = Array.from({ length: ADDRESS_RULE.free + 5 }, (_, count) =>
    attempts.limited(`person${count}@example.com`, '203.0.113.71', attempt),
  );
  while (ends.length < ADDRESS_RULE.free) await nextTurn();
  for (const end of ends) end();
  const results = await Promise.allSettled(all);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  expect(ends).toHaveLength(ADDRESS_RULE.free);
});
