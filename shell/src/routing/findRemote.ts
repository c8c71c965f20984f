export type RemoteName = 'public' | 'contractor' | 'admin';

/** The contractor remote has these pages and those below them. Admins and supervisors use some of its screens. */
const CONTRACTOR_PATHS = [
  '/dashboard',
  '/my-jobs',
  '/permanent-jobs',
  '/quick-jobs',
  '/payments',
  '/account',
  '/notices',
  '/not-verified',
  '/report-problem',
  '/request-supplies',
  '/messages',
  '/admin/my-jobs',
  '/admin/account',
  '/admin/second-factor',
  '/admin/report-problem',
  '/admin/request-supplies',
];

const isBelow = (address: string, page: string) => address === page || address.startsWith(`${page}/`);

/** Remote that would have the page of an address, known before any remote is loaded. */
export function findRemote(pathname: string): RemoteName {
  const address = pathname.toLowerCase();
  if (CONTRACTOR_PATHS.some((page) => isBelow(address, page))) return 'contractor';
  return isBelow(address, '/admin') ? 'admin' : 'public';
}
