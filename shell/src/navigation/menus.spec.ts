import type { SessionState } from '@cleaning/ui/app';
import { routeOf } from '../routing/routeTable';
import { dailyMenu } from './dailyMenu';
import { DESK_ENTRIES, OWN_ENTRIES, pagesOf, SUPERVISOR_ENTRIES } from './entries';
import { avatarLetter, PUBLIC_MENU, VISITOR_MENU, workMenu } from './menus';

type User = Extract<SessionState, { status: 'signed-in' }>['user'];
const signedIn = (name: string, role: User['role'], verified: User['verified'] = 'true'): SessionState => ({
  status: 'signed-in',
  user: { name, role, verified } as User,
});
const visitor: SessionState = { status: 'anonymous', user: null };

describe('menus', () => {
  const labels = (session: SessionState) => workMenu(session)?.map(({ label }) => label);

  it('gives each role its entries', () => {
    expect(labels(visitor)).toBeUndefined();
    expect(labels(signedIn('Mia', 'user'))).toEqual([
      'Dashboard',
      'My Jobs',
      'Permanent Jobs',
      'Quick Jobs',
      'Account',
    ]);
    expect(labels(signedIn('Olive', 'admin'))).toEqual([
      'My Jobs',
      'Job Places Data',
      'Quick Jobs Data',
      'Sub-Contractors',
      'Create Permanent Job',
      'Create Quick Job',
    ]);
  });

  it('has no entry without a screen', () => {
    const all = [
      ...PUBLIC_MENU,
      ...VISITOR_MENU,
      ...(workMenu(signedIn('Mia', 'user')) ?? []),
      ...(workMenu(signedIn('Olive', 'admin')) ?? []),
      ...DESK_ENTRIES,
      ...OWN_ENTRIES,
      ...SUPERVISOR_ENTRIES,
      ...(workMenu(signedIn('Sam', 'supervisor')) ?? []),
    ];
    for (const { to } of all) expect(routeOf(to)).toBeDefined();
  });
});

describe('letters', () => {
  it.each(['desk', 'supervisor', 'contractor'] as const)('lead to one page each in the frame %s', (frame) => {
    const letters = pagesOf(frame).flatMap(({ letter }) => letter ?? []);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.length).toBeGreaterThan(4);
  });
});

describe('daily bar', () => {
  it('has the places that a verified sub-contractor needs every day', () => {
    const items = dailyMenu(signedIn('Mia', 'user')) ?? [];
    expect(items.map(({ to }) => to)).toEqual(['/my-jobs', '/dashboard', '/permanent-jobs', '/payments', '/account']);
    for (const { to } of items) expect(['contractors', 'account']).toContain(routeOf(to)?.audience);
  });

  it.each([
    ['visitors', visitor],
    ['people who wait for verification', signedIn('Liam', 'user', 'false')],
    ['admins', signedIn('Olive', 'admin')],
    ['supervisors', signedIn('Sam', 'supervisor', 'false')],
  ])('is not there for %s', (_who, session) => expect(dailyMenu(session)).toBeNull());
});

describe('avatar', () => {
  it.each([
    [signedIn('Mia Chen', 'user'), 'M'],
    [signedIn(' élodie', 'user'), 'É'],
    [signedIn('😀 smile', 'user'), '😀'],
    [signedIn('', 'user'), '?'],
    [visitor, '?'],
  ])('shows the first letter of the name, or ?', (session, letter) => {
    expect(avatarLetter(session)).toBe(letter);
  });
});
