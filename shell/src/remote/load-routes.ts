import './runtime';
import { type RouteObject, retryQueryLibrary } from '@cleaning/ui/app';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { RemoteName } from '../routing/route-table';
import { RemoteMissing, type RoutesSource } from './routes-source';

const loads = new Map<RemoteName, RouteObject[] | Promise<RouteObject[]>>();

/**
 * Registers the remote with the file that its newest manifest names. The federation runtime could read manifests by itself, but
 * that part of it is left out of the shell's build (4 kB compressed).
 */
async function register(name: RemoteName): Promise<void> {
  const entry = await newestEntry(name);
  registerRemotes([{ name: `mf_${name}`, entry, type: 'global' }], { force: entries.has(name) });
  entries.set(name, entry);
}

/** The entry file that this page loaded of each remote. */
const entries = new Map<RemoteName, string>();

async function newestEntry(name: RemoteName): Promise<string> {
  const folder = `/mf/${name}/`;
  const answer = await fetch(`${folder}mf-manifest.json`);
  if (!answer.ok) throw new Error(`its manifest is answered with ${answer.status}`);
  const { metaData } = (await answer.json()) as { metaData: { remoteEntry: { name: string } } };
  return folder + metaData.remoteEntry.name;
}

/** Whether the server has another build of a remote than this page runs. @throws when it cannot be read */
export async function isRemoteReplaced(): Promise<boolean> {
  const newest = await Promise.all([...entries.keys()].map(async (name) => [name, await newestEntry(name)] as const));
  return newest.some(([name, entry]) => entries.get(name) !== entry);
}

async function load(name: RemoteName): Promise<RouteObject[]> {
  try {
    await register(name);
    const exposed = await loadRemote<{ default: RouteObject[] }>(`mf_${name}/routes`);
    if (!exposed) throw new Error('it exposes no routes');
    loads.set(name, exposed.default);
    return exposed.default;
  } catch (cause) {
    throw new RemoteMissing(`The remote ${name} is not there`, { cause });
  }
}

/** The screens of the remotes at /mf/. One promise per remote, also for a failed load, until `forget`. */
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
  // The next load reads the manifest again: after a deploy the old files may be gone.
  forget: (name) => {
    loads.delete(name);
    retryQueryLibrary();
  },
};

const Nothing = () => null;

/** The contractor remote's bar about running work. Without the remote there is none; the remote's own pages show the error. */
export async function loadWorkBar(): Promise<{ default: ComponentType }> {
  try {
    // Registers the remote.
    await federatedRoutes.get('contractor');
    return (await loadRemote<{ default: ComponentType }>('mf_contractor/work-bar')) ?? { default: Nothing };
  } catch {
    return { default: Nothing };
  }
}
