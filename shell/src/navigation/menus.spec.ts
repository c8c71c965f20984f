import type { SessionState, WorkFrame } from '@cleaning/ui/app';
import { findShownPage, PAGES, WORK_PAGES } from '../testing/allPages';
import { hasDailyMenu, listDailyItems } from './dailyMenu';
import { getEntries } from './entries';
import { getAvatarLetter, getMenuFrame, MORE_MENU, PUBLIC_MENU, VISITOR_MENU } from './menus';
import { listNamedPages } from './namedPages';

type User = Extract<SessionState, { status: 'signed-in' }>['user'];
const signedIn = (name: string, role: User['role'], verified: User['verified'] = 'true'): SessionState => ({
  status: 'signed-in',
  user: { name, role, verified } as User,
});
const visitor: SessionState = { status: 'anonymous', user: null };

describe('menus', () => {
  const first = (frame: WorkFrame) =>
    getEntries(WORK_PAGES, frame)
      .filter(({ group }) => group === 'first')
      .map(({ label }) => label);

  it('have the required entries in the required order', () => {
    expect(first('contractor')).toEqual(['Dashboard', 'My Jobs', 'Permanent Jobs', 'Quick Jobs', 'Account']);
    expect(first('desk')).toEqual([
      'My Jobs',
      'Job Places Data',
      'Quick Jobs Data',
      'Sub-Contractors',
      'Create Permanent Job',
      'Create Quick Job',
    ]);
  });

  it('have ten further entries on the desk', () => {
    const further = getEntries(WORK_PAGES, 'desk').filter(({ group }) => group === 'further');
    expect(further.map(({ label }) => label)).toEqual([
      'Shifts today',
      'Roster',
      'Clients',
      'Sales',
      'Invoices',
      'Pay',
      'Quality',
      'Documents',
      'Reports',
      'Settings',
    ]);
  });

  it('lead a supervisor to the pages for their sites', () => {
    const entries = getEntries(WORK_PAGES, 'supervisor');
    expect(entries.map(({ label }) => label)).toEqual([
      'Today',
      'Roster',
      'Cover',
      'Sites',
      'Incidents',
      'Complaints',
      'Messages',
      'Supplies',
      'Account',
    ]);
    for (const { to } of entries) expect(findShownPage(to).page?.audience).toBe('places');
  });

  it('number their entries without gaps', () => {
    for (const frame of ['desk', 'supervisor', 'contractor'] as const) {
      const positions = getEntries(WORK_PAGES, frame).map(({ at }) => at);
      expect(positions).toEqual(positions.map((_, index) => index + 1));
    }
  });

  it('lead only to pages that exist', () => {
    for (const { to } of [...PUBLIC_MENU, ...MORE_MENU, ...VISITOR_MENU]) expect(findShownPage(to).page).toBeDefined();
  });

  it('contain every page that desk tabs belong to', () => {
    const entries = getEntries(WORK_PAGES, 'desk').map(({ to }) => to);
    for (const { handle } of WORK_PAGES) if (handle.tab) expect(entries).toContain(handle.tab.place);
  });

  it.each([
    [visitor, null],
    [signedIn('Mia', 'user'), 'contractor'],
    [signedIn('Olive', 'admin'), 'desk'],
    [signedIn('Sam', 'supervisor'), 'supervisor'],
  ])('follow the role in the session', (session, frame) => expect(getMenuFrame(session)).toBe(frame));
});

describe('keyboard letters', () => {
  it.each(['desk', 'supervisor', 'contractor'] as const)('lead to one page each in the %s frame', (frame) => {
    const letters = listNamedPages(WORK_PAGES, frame).flatMap(({ letter }) => letter ?? []);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.length).toBeGreaterThan(4);
  });
});

describe('daily bar', () => {
  it('has the daily pages of a verified sub-contractor', () => {
    const items = listDailyItems(PAGES.contractor);
    expect(items.map(({ to }) => to)).toEqual(['/my-jobs', '/dashboard', '/permanent-jobs', '/payments', '/account']);
    for (const { to } of items) expect(['contractors', 'account']).toContain(findShownPage(to).page?.audience);
  });

  it.each([
    ['a verified sub-contractor', signedIn('Mia', 'user'), true],
    ['a visitor', visitor, false],
    ['a sub-contractor awaiting verification', signedIn('Liam', 'user', 'false'), false],
    ['an admin', signedIn('Olive', 'admin'), false],
    ['a supervisor', signedIn('Sam', 'supervisor', 'false'), false],
  ])('shows for %s: %s', (_who, session, isThere) => expect(hasDailyMenu(session)).toBe(isThere));
});

describe('avatar', () => {
  it.each([
    [signedIn('Mia Chen', 'user'), 'M'],
    [signedIn(' élodie', 'user'), 'É'],
    [signedIn('😀 smile', 'user'), '😀'],
    [signedIn('', 'user'), '?'],
    [visitor, '?'],
  ])('shows the first letter of the name, or ?', (session, letter) => {
    expect(getAvatarLetter(session)).toBe(letter);
  });
});
