import type { LiveEvent } from '@cleaning/contracts';

/**
 * How up to date the open page is. `live`: changes arrive. `cut`: they do not, and everything is read each 30 s; `at` is when
 * all of it was last known to be so. `off`: nobody is logged in, or it is not known yet.
 */
export type LiveState = { readonly status: 'off' | 'live' } | { readonly status: 'cut'; readonly at: Date };

const OFF: LiveState = { status: 'off' };
let state: LiveState = OFF;
const listeners = new Set<() => void>();

export const getLiveState = (): LiveState => state;

export function onLiveState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setLiveState(next: LiveState): void {
  if (next.status !== 'cut' && next.status === state.status) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Ids of things that have changed since the page at this address was opened. */
const changedIds = new Set<string>();
const MAX_IDS = 1000;

export function noteChanged(events: readonly LiveEvent[]): void {
  for (const { id } of events) if (id !== '' && changedIds.size < MAX_IDS) changedIds.add(id);
}

/** Another address was opened. */
export const forgetChanged = (): void => changedIds.clear();

/** Whether a thing has changed since the page at this address was opened. */
export const hasChanged = (id: string): boolean => changedIds.has(id);
