import type { Language } from '@cleaning/contracts';
import { matchPath, type RouteObject } from '@cleaning/ui/app';
import { type ComponentType, createContext, type ReactElement, use } from 'react';
import type { RemoteName } from '../routing/findRemote';
import { listPages } from '../routing/pages';

/** A remote whose manifest or files could not be loaded. */
export class RemoteMissing extends Error {}

/** What a remote gives the shell: its module `routes`. */
export interface Remote {
  readonly default: RouteObject[];
  /** Of the admin remote: the desk's screen at /invoice, an address of the public remote. */
  readonly invoice?: ReactElement;
  /** Of the contractor remote: the bar about running work. */
  readonly loadWorkBar?: () => Promise<{ default: ComponentType }>;
  /** Of the contractor remote: loads the texts of a sub-contractor's language, those of the frame as well. */
  readonly loadLanguage?: (language: Language) => Promise<void>;
}

/** Where the remotes' screens come from: the network in a browser, the same build when pages are prerendered. */
export interface RoutesSource {
  /** The remote once it is loaded; until then its promise, which may be rejected. */
  get: (name: RemoteName) => Remote | Promise<Remote>;
  /** Whether its code can be loaded now. */
  isThere: (name: RemoteName) => Promise<boolean>;
}

export const RoutesSourceContext = createContext<RoutesSource | null>(null);

export function useRoutesSource(): RoutesSource {
  const source = use(RoutesSourceContext);
  if (!source) throw new Error('There is no RoutesSourceContext above');
  return source;
}

/** A remote; suspends until it is loaded. Call it after all hooks: a loaded remote is no promise for `use`. @throws RemoteMissing */
export function useRemote(name: RemoteName): Remote {
  const remote = useRoutesSource().get(name);
  return remote instanceof Promise ? use(remote) : remote;
}

/** Where a public page's code is (mf-public/src/routes.tsx). */
export interface ScreenHandle {
  readonly chunk: string;
  readonly load: () => Promise<void>;
}

/** Loads the code of the public remote's screen at an address. Never rejects: the screen's boundary shows the error. */
export async function loadScreen(source: RoutesSource, pathname: string): Promise<void> {
  try {
    const { default: routes } = await source.get('public');
    const page = listPages(routes).find(({ path }) => matchPath({ path, end: true }, pathname));
    await (page?.handle as Partial<ScreenHandle> | undefined)?.load?.();
  } catch {
    // Shown by the boundary, with Retry.
  }
}
