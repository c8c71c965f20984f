import { type PageHandle, useLocation, useMatches } from '@cleaning/ui/app';
import { useRoutesSource } from '../remote/routesSource';
import { findRemote, type RemoteName } from './findRemote';

/** Page at an address. */
export interface Shown {
  readonly pathname: string;
  /** Undefined if there is no page, or while its remote isn't loaded. */
  readonly page: PageHandle | undefined;
  /** The remote that has the page, or that would. */
  readonly remote: RemoteName;
  /** Whether the remote is loaded, which decides whether the address has a page. */
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
