import { type PageHandle, useLocation, useMatches } from '@cleaning/ui/app';
import { useRoutesSource } from '../remote/routesSource';
import { findRemote, type RemoteName } from './findRemote';

/** What is at an address. */
export interface Shown {
  readonly pathname: string;
  /** Undefined where there is no page, and while its remote is not there. */
  readonly page: PageHandle | undefined;
  /** The remote that has the page, or that would. */
  readonly remote: RemoteName;
  /** Whether the remote is loaded: without it nobody knows what is at the address. */
  readonly isKnown: boolean;
}

export function usePage(): Shown {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.handle as PageHandle | undefined;
  const source = useRoutesSource();
  const remote = findRemote(pathname);
  const isKnown = page !== undefined || !(source.get(remote) instanceof Promise);
  return { pathname, page, remote, isKnown };
}
