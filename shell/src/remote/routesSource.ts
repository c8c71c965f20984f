import type { Language } from '@cleaning/contracts';
import { matchPath, type RouteObject } from '@cleaning/ui/app';
import { type ComponentType, createContext, type ReactElement, use } from 'react';
import type { RemoteName } from '../routing/findRemote';
import { listPages } from '../routing/pages';

/** Thrown if a remote's manifest or files can't be loaded. */
export class RemoteMissing extends Error {}

/** A remote's module `routes`. */
export interface Remote {
  readonly default: RouteObject[];
  /** From the admin remote: the desk's screen at /invoice, an address of the public remote. */
  readonly invoice?: ReactElement;
  /** From the contractor remote: the bar about running work. */
  readonly loadWorkBar?: () => Promise<{ default: ComponentType }>;
  /** From the contractor remote: loads the texts of a sub-contractor's language, including those of the frame. */
  readonly loadLanguage?: (language: Language) => Promise<void>;
}

/** Source of the remotes' screens: the network in a browser, the same build for prerendering. */
export interface RoutesSource {
  /** The loaded remote, otherwise its promise, which may be rejected. */
  get: (name: RemoteName) => Remote | Promise<Remote>;
  /** Resolves to whether its code can be loaded now. */
  isThere: (name: RemoteName) => Promise<boolean>;
}

export const RoutesSourceContext = createContext<RoutesSource | null>(null);

export function useRoutesSource(): RoutesSource {
  const source = use(RoutesSourceContext);
  if (!source) throw new Error('There is no RoutesSourceContext above');
  return source;
}

/**
 * A remote; suspends until it is loaded. Call it after all hooks, because `use` isn't called for a loaded remote.
 * @throws RemoteMissing
 */
export function useRemote(name: RemoteName): Remote {
  const remote = useRoutesSource().get(name);
  return remote instanceof Promise ? use(remote) : remote;
}

/** Chunk of a public page (mf-public/src/routes.tsx). */
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
