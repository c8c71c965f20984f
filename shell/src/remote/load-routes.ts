import './runtime';
import type { RouteObject } from '@cleaning/ui/app';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '../routing/route-table';

/** A remote whose manifest or files could not be had. */
export class RemoteMissing extends Error {}

const remoteFor = (name: RemoteName) => ({ name: `mf_${name}`, entry: `/mf/${name}/mf-manifest.json` });

registerRemotes((['public', 'contractor', 'admin'] as const).map(remoteFor));

const loads = new Map<RemoteName, Promise<RouteObject[]>>();

async function load(name: RemoteName): Promise<RouteObject[]> {
  try {
    const exposed = await loadRemote<{ default: RouteObject[] }>(`mf_${name}/routes`);
    if (!exposed) throw new Error('it exposes no routes');
    return exposed.default;
  } catch (cause) {
    throw new RemoteMissing(`The remote ${name} is not there`, { cause });
  }
}

/** The screens of a remote. One promise per remote, also for a failed load, until `forgetRoutes`. */
export function loadRoutes(name: RemoteName): Promise<RouteObject[]> {
  let promise = loads.get(name);
  if (!promise) {
    promise = load(name);
    // A load ahead of its first screen must not count as unhandled.
    promise.catch(() => {});
    loads.set(name, promise);
  }
  return promise;
}

/** Makes the next load start from the manifest again: after a deploy the old files may be gone. */
export function forgetRoutes(name: RemoteName): void {
  loads.delete(name);
  registerRemotes([remoteFor(name)], { force: true });
}
