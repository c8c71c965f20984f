import type { SessionState } from '@cleaning/ui/app';
import { findShownPage } from '../testing/allPages';
import { chooseFrame, type Frame } from './frames';

type User = Extract<SessionState, { status: 'signed-in' }>['user'];
const person = (role: User['role']): SessionState => ({ status: 'signed-in', user: { role } as User });
const SESSIONS = {
  visitor: { status: 'anonymous', user: null },
  'being checked': { status: 'pending', user: null },
  'out of reach': { status: 'unreachable', user: null },
  contractor: person('user'),
  admin: person('admin'),
  supervisor: person('supervisor'),
} satisfies Record<string, SessionState>;

/** Columns in the order of SESSIONS. */
const TABLE: [string, Frame[]][] = [
  ['/', ['public', 'public', 'public', 'public', 'public', 'public']],
  ['/gallery', ['public', 'public', 'public', 'public', 'public', 'public']],
  ['/login', ['public', 'public', 'public', 'public', 'public', 'public']],
  ['/invoice', ['public', 'public', 'public', 'public', 'desk', 'public']],
  ['/dashboard', ['public', 'contractor', 'contractor', 'contractor', 'desk', 'supervisor']],
  ['/notices', ['public', 'contractor', 'contractor', 'contractor', 'desk', 'supervisor']],
  ['/not-verified', ['public', 'contractor', 'contractor', 'contractor', 'desk', 'supervisor']],
  ['/admin', ['public', 'desk', 'desk', 'contractor', 'desk', 'supervisor']],
  ['/admin/my-jobs/7', ['public', 'desk', 'desk', 'contractor', 'desk', 'supervisor']],
  ['/admin/today', ['public', 'desk', 'desk', 'contractor', 'desk', 'supervisor']],
  ['/no/such/page', ['public', 'public', 'public', 'public', 'public', 'public']],
];

describe('chooseFrame', () => {
  const cases = TABLE.flatMap(([path, frames]) =>
    Object.entries(SESSIONS).map(([who, session], index) => [path, who, session, frames[index]] as const),
  );
  it.each(cases)('picks the frame of %s for a session that is %s', (path, _who, session, frame) => {
    expect(chooseFrame(findShownPage(path), session)).toBe(frame);
  });

  it('keeps an admin off the desk until they set up a required second factor', () => {
    const session = { status: 'signed-in', user: { role: 'admin', must_enrol: true } as User } as const;
    expect(chooseFrame(findShownPage('/admin/second-factor'), session)).toBe('public');
  });

  it.each([
    ['/admin/anything', SESSIONS['being checked'], 'desk'],
    ['/admin/account', SESSIONS.supervisor, 'supervisor'],
    ['/my-jobs', SESSIONS['being checked'], 'contractor'],
    ['/my-jobs', SESSIONS.visitor, 'public'],
    ['/anything', SESSIONS.admin, 'public'],
  ] as const)('picks the frame of %s before its remote loads', (path, session, frame) => {
    expect(chooseFrame({ ...findShownPage(path), page: undefined, isKnown: false }, session)).toBe(frame);
  });
});
