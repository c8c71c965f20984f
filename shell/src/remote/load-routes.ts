import './runtime';
import type { RouteObject } from '@cleaning/ui/app';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '../routing/route-table';
import { RemoteMissing } from './remote-missing';
import type { RoutesSource } from './routes-source';

const remoteFor = (name: RemoteName) => ({ name: `mf_${name}`, entry: `/mf/${name}/mf-manifest.json` });

registerRemotes((['public', 'contractor', 'admin'] as const).map(remoteFor));

const loads = new Map<RemoteName, RouteObject[] | Promise<RouteObject[]>>();

async function load(name: RemoteName): Promise<RouteObject[]> {
  try {
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
      // A load ahead of its first screen must not count as unhandled.
      routes.catch(() => {});
      loads.set(name, routes);
    }
    return routes;
  },
  // The next load starts from the manifest again: after a deploy the old files may be gone.
  forget: (name) => {
    loads.delete(name);
    registerRemotes([remoteFor(name)], { force: true });
  },
};
