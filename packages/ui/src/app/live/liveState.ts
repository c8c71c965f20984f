import type { LiveEvent } from '@cleaning/contracts';
import { createStore } from '../createStore';

/**
 * How up to date the open page is. `live`: changes arrive. `cut`: they don't, and everything is refetched every 30 s;
 * `at` is when all of it was last known to be current. `off`: nobody is logged in, or it is unknown.
 */
export type LiveState = { readonly status: 'off' | 'live' } | { readonly status: 'cut'; readonly at: Date };

const liveState = createStore<LiveState>({ status: 'off' });

export const { get: getLiveState, subscribe: onLiveState } = liveState;

export function setLiveState(next: LiveState): void {
  if (next.status !== 'cut' && next.status === liveState.get().status) return;
  liveState.set(next);
}

/** Ids of records that have changed since the page at this address was opened. */
const changedIds = new Set<string>();
const MAX_IDS = 1000;

export function noteChanged(events: readonly LiveEvent[]): void {
  for (const { id } of events) if (id !== '' && changedIds.size < MAX_IDS) changedIds.add(id);
}

/** Another address was opened. */
export const forgetChanged = (): void => changedIds.clear();

/** Whether a record has changed since the page at this address was opened. */
export const hasChanged = (id: string): boolean => changedIds.has(id);
