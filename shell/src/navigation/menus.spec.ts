import type { SessionState } from '@cleaning/ui/app';
import { routeOf } from '../routing/route-table';
import { avatarLetter, PUBLIC_MENU, VISITOR_MENU, workMenu } from './menus';

type User = Extract<SessionState, { status: 'signed-in' }>['user'];
const signedIn = (name: string, role: User['role']): SessionState => ({
  status: 'signed-in',
  user: { name, role } as User,
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
    ];
    for (const { to } of all) expect(routeOf(to)).toBeDefined();
  });
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
