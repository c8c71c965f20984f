import { useSyncExternalStore } from 'react';

/** One value of the page, outside React. */
export function createStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();

  const get = (): T => value;

  function set(next: T): void {
    value = next;
    for (const listener of listeners) listener();
  }

  /** Calls `listener` after each change, until the returned function is called. */
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** The component renders again with each value. A prerendered page has the initial one. */
  const useValue = (): T => useSyncExternalStore(subscribe, get, () => initial);

  return { get, set, subscribe, useValue };
}
