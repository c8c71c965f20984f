import type { Announcement, CallerRole } from '@cleaning/contracts';
import { toVisibleEvent } from './event-rights.js';

const [ANA, BO] = ['ana', 'bo'];
const makeAnnouncement = (topic: Announcement['topic'], id: string, people: string[] = []) => ({ topic, id, people });

describe('toVisibleEvent', () => {
  it.each<[string, CallerRole, Announcement, string | null]>([
    ['an admin about another person', 'admin', makeAnnouncement('account', BO, [BO]), BO],
    ['an admin about work', 'admin', makeAnnouncement('work', 'w1', [BO]), 'w1'],
    ['an admin nothing about other people’s notices', 'admin', makeAnnouncement('notice', 'n1', [BO]), null],
    ['an admin nothing about other people’s sessions', 'admin', makeAnnouncement('session', 's1', [BO]), null],
    ['an admin about their own notices', 'admin', makeAnnouncement('notice', 'n1', [BO, ANA]), 'n1'],
    ['a sub-contractor about their own account', 'contractor', makeAnnouncement('account', ANA, [ANA]), ANA],
    ['a sub-contractor about their own request', 'contractor', makeAnnouncement('request', 'r1', [ANA]), 'r1'],
    ['a sub-contractor about an open job, without its id', 'contractor', makeAnnouncement('job', 'j1'), ''],
    ['a sub-contractor about an offer to all, without its id', 'contractor', makeAnnouncement('cover', 'c1'), ''],
    ['a sub-contractor nothing about other accounts', 'contractor', makeAnnouncement('account', BO, [BO]), null],
    ['a sub-contractor nothing about other people’s work', 'contractor', makeAnnouncement('work', 'w1', [BO]), null],
    ['a sub-contractor nothing about audit entries', 'contractor', makeAnnouncement('audit', 'a1'), null],
    ['a sub-contractor nothing about invoices', 'contractor', makeAnnouncement('invoice', '2026-1'), null],
    ['a sub-contractor no id of another person', 'contractor', makeAnnouncement('account', BO, [ANA, BO]), ''],
    ['a supervisor about a shift, without its id', 'supervisor', makeAnnouncement('shift', 's1', [BO]), ''],
    ['a supervisor nothing about invoices', 'supervisor', makeAnnouncement('invoice', '2026-1'), null],
    ['a supervisor nothing about payments', 'supervisor', makeAnnouncement('payment', BO, [BO]), null],
    ['an unverified person about their own account', 'unverified', makeAnnouncement('account', ANA, [ANA]), ANA],
    ['an unverified person nothing about jobs', 'unverified', makeAnnouncement('job', 'j1'), null],
  ])('tells %s', (_, role, announcement, id) => {
    expect(toVisibleEvent({ id: ANA, role }, announcement)?.id ?? null).toBe(id);
  });
});
