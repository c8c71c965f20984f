import type { Announcement, CallerRole } from '@cleaning/contracts';
import { eventFor } from './event-rights.js';

const [ANA, BO] = ['ana', 'bo'];
const told = (topic: Announcement['topic'], id: string, people: string[] = []) => ({ topic, id, people });

describe('what a person may know of a change', () => {
  it.each<[string, CallerRole, Announcement, string | null]>([
    ['an admin of another person', 'admin', told('account', BO, [BO]), BO],
    ['an admin of work', 'admin', told('work', 'w1', [BO]), 'w1'],
    ['an admin of no notice of others', 'admin', told('notice', 'n1', [BO]), null],
    ['an admin of no session of others', 'admin', told('session', 's1', [BO]), null],
    ['an admin of own notices', 'admin', told('notice', 'n1', [BO, ANA]), 'n1'],
    ['a sub-contractor of the own account', 'contractor', told('account', ANA, [ANA]), ANA],
    ['a sub-contractor of the own request', 'contractor', told('request', 'r1', [ANA]), 'r1'],
    ['a sub-contractor of an open job, without its id', 'contractor', told('job', 'j1'), ''],
    ['a sub-contractor of an offer to all, without its id', 'contractor', told('cover', 'c1'), ''],
    ['a sub-contractor of no other account', 'contractor', told('account', BO, [BO]), null],
    ['a sub-contractor of no other work', 'contractor', told('work', 'w1', [BO]), null],
    ['a sub-contractor of no audit entry', 'contractor', told('audit', 'a1'), null],
    ['a sub-contractor of no invoice', 'contractor', told('invoice', '2026-1'), null],
    ['nobody by another person’s id', 'contractor', told('account', BO, [ANA, BO]), ''],
    ['a supervisor of a shift, without its id', 'supervisor', told('shift', 's1', [BO]), ''],
    ['a supervisor of no invoice', 'supervisor', told('invoice', '2026-1'), null],
    ['a supervisor of no pay', 'supervisor', told('payment', BO, [BO]), null],
    ['an unverified person of the own account', 'unverified', told('account', ANA, [ANA]), ANA],
    ['an unverified person of no job', 'unverified', told('job', 'j1'), null],
  ])('%s', (_, role, announcement, id) => {
    expect(eventFor({ id: ANA, role }, announcement)?.id ?? null).toBe(id);
  });
});
