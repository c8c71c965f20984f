import type { SessionState } from '@cleaning/ui/app';
import { findShownPage } from '../testing/allPages';
import { findOrigin, guard, type Step } from './guard';

type User = Extract<SessionState, { status: 'signed-in' }>['user'];
const person = (role: User['role'], verified: User['verified']): SessionState => ({
  status: 'signed-in',
  user: { role, verified } as User,
});

const SESSIONS = {
  visitor: { status: 'anonymous', user: null },
  'being checked': { status: 'pending', user: null },
  'out of reach': { status: 'unreachable', user: null },
  'new contractor': person('user', 'false'),
  contractor: person('user', 'true'),
  admin: person('admin', 'true'),
  supervisor: person('supervisor', 'false'),
} satisfies Record<string, SessionState>;

/** A step, with the remote of the page for `show`. */
type Expected = Step | { readonly kind: 'show'; readonly remote: string };
const show = (remote: 'public' | 'contractor' | 'admin'): Expected => ({ kind: 'show', remote });
const to = (address: string): Step => ({ kind: 'redirect', to: address });
const wait: Step = { kind: 'wait' };
const unreachable: Step = { kind: 'unreachable' };

function stepAt(path: string, session: SessionState): Expected | undefined {
  const { page, pathname, remote } = findShownPage(path);
  const step = page && guard(page, pathname, session);
  if (step?.kind === 'show-other') return show('admin');
  return step?.kind === 'show' ? show(remote) : step;
}

/** Columns in the order of SESSIONS. */
const TABLE: [string, Expected[]][] = [
  [
    '/',
    [show('public'), show('public'), show('public'), show('public'), show('public'), show('public'), show('public')],
  ],
  [
    '/gallery',
    [show('public'), show('public'), show('public'), show('public'), show('public'), show('public'), show('public')],
  ],
  ['/invoice', [show('public'), wait, show('public'), show('public'), show('public'), show('admin'), show('public')]],
  ['/login', [show('public'), wait, unreachable, to('/dashboard'), to('/dashboard'), to('/admin'), to('/admin/today')]],
  [
    '/register',
    [show('public'), wait, unreachable, to('/dashboard'), to('/dashboard'), to('/admin'), to('/admin/today')],
  ],
  [
    '/dashboard',
    [to('/login'), wait, unreachable, to('/not-verified'), show('contractor'), to('/admin'), to('/admin/today')],
  ],
  [
    '/my-jobs/7',
    [to('/login'), wait, unreachable, to('/not-verified'), show('contractor'), to('/admin'), to('/admin/today')],
  ],
  [
    '/permanent-jobs',
    [to('/login'), wait, unreachable, to('/not-verified'), show('contractor'), to('/admin'), to('/admin/today')],
  ],
  [
    '/quick-jobs/7',
    [to('/login'), wait, unreachable, to('/not-verified'), show('contractor'), to('/admin'), to('/admin/today')],
  ],
  [
    '/account',
    [to('/login'), wait, unreachable, show('contractor'), show('contractor'), to('/admin'), to('/admin/today')],
  ],
  [
    '/notices',
    [to('/login'), wait, unreachable, show('contractor'), show('contractor'), show('contractor'), show('contractor')],
  ],
  [
    '/reset-password',
    [show('public'), show('public'), show('public'), show('public'), show('public'), show('public'), show('public')],
  ],
  [
    '/not-verified',
    [to('/login'), wait, unreachable, show('contractor'), to('/login'), to('/admin'), to('/admin/today')],
  ],
  ['/admin', [to('/login'), wait, unreachable, to('/dashboard'), to('/dashboard'), show('admin'), to('/admin/today')]],
  ['/admin/today', [to('/login'), wait, unreachable, to('/dashboard'), to('/dashboard'), show('admin'), show('admin')]],
  [
    '/admin/places/7',
    [to('/login'), wait, unreachable, to('/dashboard'), to('/dashboard'), show('admin'), show('admin')],
  ],
  [
    '/admin/account',
    [to('/login'), wait, unreachable, to('/dashboard'), to('/dashboard'), show('contractor'), show('contractor')],
  ],
  [
    '/admin/jobs/7',
    [to('/login'), wait, unreachable, to('/dashboard'), to('/dashboard'), show('admin'), to('/admin/today')],
  ],
  [
    '/admin/my-jobs/7',
    [to('/login'), wait, unreachable, to('/dashboard'), to('/dashboard'), show('contractor'), to('/admin/today')],
  ],
];

describe('guard', () => {
  const cases = TABLE.flatMap(([path, steps]) =>
    Object.entries(SESSIONS).map(([who, session], index) => [path, who, session, steps[index]] as const),
  );
  it.each(cases)('decides about %s for the session %s', (path, _who, session, step) => {
    expect(stepAt(path, session)).toEqual(step);
  });

  it.each([
    ['/admin', to('/admin/second-factor')],
    ['/admin/account', to('/admin/second-factor')],
    ['/invoice', to('/admin/second-factor')],
    ['/admin/second-factor', show('contractor')],
    ['/gallery', show('public')],
  ])('sends an admin who must set up a second factor from %s to its page', (path, step) => {
    const session = {
      status: 'signed-in',
      user: { role: 'admin', verified: 'true', must_enrol: true } as User,
    } as const;
    expect(stepAt(path, session)).toEqual(step);
  });

  it('ends every chain of redirects after at most three', () => {
    for (const [path] of TABLE) {
      for (const session of Object.values(SESSIONS)) {
        let address = path;
        for (let hops = 0; hops < 4; hops += 1) {
          const step = stepAt(address, session);
          if (step?.kind !== 'redirect') break;
          address = step.to;
          expect(hops).toBeLessThan(3);
        }
      }
    }
  });
});

describe('findOrigin', () => {
  it('returns the page that asked for the login', () =>
    expect(findOrigin({ from: { pathname: '/my-jobs/1', search: '?a', hash: '#b' }, why: 'ended' })).toEqual({
      pathname: '/my-jobs/1',
      search: '?a',
      hash: '#b',
    }));
  it.each([null, undefined, {}, { from: null }, { from: 'x' }, { from: { pathname: 'x' } }])(
    'returns null for %j',
    (state) => expect(findOrigin(state)).toBeNull(),
  );
});
