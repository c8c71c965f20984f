import type { RouteObject } from '@cleaning/ui/app';
import type { ComponentType } from 'react';
import type { RemoteName } from '../routing/route-table';
import { type Container, loadContainer, loadModule } from './container';
import { RemoteMissing, type RoutesSource } from './routes-source';

const loads = new Map<RemoteName, RouteObject[] | Promise<RouteObject[]>>();

interface Manifest {
  readonly metaData: {
    readonly remoteEntry: { readonly name: string };
    /** Remotes of version 1.0.0 have it. */
    readonly pluginVersion?: string;
  };
}

async function newestManifest(name: RemoteName): Promise<Manifest> {
  const answer = await fetch(`/mf/${name}/mf-manifest.json`);
  if (!answer.ok) throw new Error(`its manifest is answered with ${answer.status}`);
  return answer.json();
}

const entryOf = (name: RemoteName, { metaData }: Manifest) => `/mf/${name}/${metaData.remoteEntry.name}`;

/** The container that this page has of each remote, with the entry file that it comes from. */
const containers = new Map<RemoteName, { entry: string; container: Container }>();

/** The container of the build that the remote's newest manifest names. */
async function newestContainer(name: RemoteName): Promise<Container> {
  const manifest = await newestManifest(name);
  const entry = entryOf(name, manifest);
  if (manifest.metaData.pluginVersion !== undefined) await import('./earlier-remotes');
  const container = await loadContainer(`mf_${name}`, entry);
  containers.set(name, { entry, container });
  return container;
}

/** Whether the server has another build of a remote than this page runs. @throws when it cannot be read */
export async function isRemoteReplaced(): Promise<boolean> {
  const newest = await Promise.all(
    [...containers].map(async ([name, { entry }]) => entry !== entryOf(name, await newestManifest(name))),
  );
  return newest.includes(true);
}

async function load(name: RemoteName): Promise<RouteObject[]> {
  try {
    const routes = (await loadModule<{ default: RouteObject[] }>(await newestContainer(name), './routes')).default;
    loads.set(name, routes);
    return routes;
  } catch (cause) {
    throw new RemoteMissing(`The remote ${name} is not there`, { cause });
  }
}

/** The screens of the remotes at /mf/. One promise per remote, also for a failed load. */
export const federatedRoutes: RoutesSource = {
  get: (name) => {
    let routes = loads.get(name);
    if (!routes) {
      routes = load(name);
      // Not an unhandled rejection before the first screen reads it.
      routes.catch(() => {});
      loads.set(name, routes);
    }
    return routes;
  },
  isThere: (name) =>
    newestManifest(name).then(
      () => true,
      () => false,
    ),
};

const Nothing = () => null;

/** Between two tries to load the bar. */
const AGAIN_MS = 3000;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * The contractor remote's bar about running work. Without the remote there is none; the remote's own pages show the error. A bar whose
 * own code does not come is tried again: it sends the clock events that were kept without a connection.
 */
export async function loadWorkBar(): Promise<{ default: ComponentType }> {
  const isThere = await Promise.resolve(federatedRoutes.get('contractor')).then(
    () => true,
    () => false,
  );
  const loaded = containers.get('contractor');
  if (!isThere || !loaded) return { default: Nothing };
  for (;;) {
    try {
      return await loadModule(loaded.container, './work-bar');
    } catch {
      await pause(AGAIN_MS);
    }
  }
}
