import { useSyncExternalStore } from 'react';

interface KeptThing {
  /** Created on the device. An item sent again with the same key counts once. */
  readonly key: string;
  /** Only this user's session sends it. */
  readonly userId: string;
  /** The server's sentence, once it has refused the thing for good. */
  readonly refusal?: string | null;
}

/**
 * Items that the device stores in localStorage until the server accepts or refuses them, as a JSON array, oldest first.
 * Writing throws if the device has no storage left.
 * @param fields required fields of a valid stored item
 */
export function createStoredList<T extends KeptThing>(storageKey: string, fields: readonly (keyof T & string)[]) {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let things: readonly T[] = [];

  const isThing = (value: unknown): value is T =>
    typeof value === 'object' && value !== null && fields.every((field) => field in value);

  /** Empty if the text has another form. */
  function parse(stored: string | null): readonly T[] {
    try {
      const values: unknown = JSON.parse(stored ?? '[]');
      return Array.isArray(values) ? values.filter(isThing) : [];
    } catch {
      return [];
    }
  }

  /** All items on this device; the same array until something changes. They survive reloads and logouts. */
  function readAll(): readonly T[] {
    const stored = localStorage.getItem(storageKey);
    if (stored !== text) {
      text = stored;
      things = parse(stored);
    }
    return things;
  }

  function put(next: readonly T[]): void {
    localStorage.setItem(storageKey, JSON.stringify(next));
    for (const listener of listeners) listener();
  }

  /** Calls the listener when another tab has changed them. Returns a function that stops it. */
  function onChangeElsewhere(listener: () => void): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) listener();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const stop = onChangeElsewhere(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  }

  const useAll = (): readonly T[] => useSyncExternalStore(subscribe, readAll);
  return {
    all: readAll,
    put,
    add: (thing: T): void => put([...readAll(), thing]),
    change: (key: string, change: Partial<T>): void =>
      put(readAll().map((thing) => (thing.key === key ? { ...thing, ...change } : thing))),
    /** Keeps the server's sentence with a thing that it has refused for good. */
    refuse: ({ key }: T, refusal: string): void =>
      put(readAll().map((thing) => (thing.key === key ? { ...thing, refusal } : thing))),
    drop: (key: string): void => put(readAll().filter((thing) => thing.key !== key)),
    onChangeElsewhere,
    useAll,
    /** Items of one user. */
    useOwn: (userId: string): readonly T[] => useAll().filter((thing) => thing.userId === userId),
  };
}
