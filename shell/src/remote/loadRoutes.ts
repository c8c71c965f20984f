import type { Language } from '@cleaning/contracts';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { RemoteName } from '../routing/findRemote';
import { type Remote, RemoteMissing, type RoutesSource } from './routesSource';

const loads = new Map<RemoteName, Remote | Promise<Remote>>();

interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
}

/** The entry file that the remote's newest manifest names. */
async function fetchNewestEntry(name: RemoteName): Promise<string> {
  const answer = await fetch(`/mf/${name}/mf-manifest.json`);
  if (!answer.ok) throw new Error(`its manifest is answered with ${answer.status}`);
  const { metaData } = (await answer.json()) as Manifest;
  return `/mf/${name}/${metaData.remoteEntry.name}`;
}

/** The entry file that this page has of each remote. */
const entries = new Map<RemoteName, string>();

/** Whether the server has another build of a remote than this page runs. @throws if it can't be read */
export async function isRemoteReplaced(): Promise<boolean> {
  const newest = await Promise.all([...entries].map(async ([name, entry]) => entry !== (await fetchNewestEntry(name))));
  return newest.includes(true);
}

async function load(name: RemoteName): Promise<Remote> {
  try {
    const entry = await fetchNewestEntry(name);
    registerRemotes([{ name: `mf_${name}`, entry, type: 'global' }]);
    const remote = await loadRemote<Remote>(`mf_${name}/routes`);
    if (!remote) throw new Error(`mf_${name} exposes no routes`);
    entries.set(name, entry);
    loads.set(name, remote);
    return remote;
  } catch (cause) {
    throw new RemoteMissing(`The remote ${name} is not there`, { cause });
  }
}

/** The screens of the remotes at /mf/. One promise per remote, also for a failed load. */
export const federatedRoutes: RoutesSource = {
  get: (name) => {
    let remote = loads.get(name);
    if (!remote) {
      remote = load(name);
      // Prevents an unhandled rejection before the first screen reads it.
      remote.catch(() => {});
      loads.set(name, remote);
    }
    return remote;
  },
  isThere: (name) =>
    fetchNewestEntry(name).then(
      () => true,
      () => false,
    ),
};

/** Loads the texts of a sub-contractor's language, which the contractor remote has. */
export async function loadLanguage(language: Language): Promise<void> {
  await (await federatedRoutes.get('contractor')).loadLanguage?.(language);
}

const Nothing = () => null;

/** Between two tries to load the bar. */
const RETRY_MS = 3000;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * The contractor remote's bar about running work. Without the remote there is none, and the remote's own pages show the
 * error. If the bar's code can't be loaded, it is tried again, because the bar sends clock events that were stored
 * offline.
 */
export async function loadWorkBar(): Promise<{ default: ComponentType }> {
  const remote = await Promise.resolve(federatedRoutes.get('contractor')).catch(() => null);
  if (!remote?.loadWorkBar) return { default: Nothing };
  for (;;) {
    try {
      return await remote.loadWorkBar();
    } catch {
      await pause(RETRY_MS);
    }
  }
}
