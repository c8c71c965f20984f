import { useEffect, useState, useSyncExternalStore } from 'react';

/** A photo on the device that the server has neither accepted nor refused. Its fields are stored. */
export interface QueuedPhoto {
  /** Created on the device. The server stores a repeated photo with the same key once. */
  readonly key: string;
  /** Only this user's session sends it. */
  readonly userId: string;
  readonly blob: Blob;
  /** ISO 8601 */
  readonly takenAt: string;
  /** The server's sentence, if the refusal is final. */
  readonly refusal: string | null;
}

const DATABASE = 'work-photos';
const STORE = 'photos';
/** Notifies other tabs of a change. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(DATABASE);

const waitForRequest = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opening: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  opening ??= (async () => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
    const opened = await waitForRequest(request);
    // The browser may close it, for instance when the person deletes the site's data.
    opened.onclose = () => {
      opening = undefined;
    };
    return opened;
  })();
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

const listeners = new Set<() => void>();
let photos: readonly QueuedPhoto[] = [];
let isRead = false;

async function readAll(): Promise<readonly QueuedPhoto[]> {
  const store = (await openDatabase()).transaction(STORE).objectStore(STORE);
  const found: QueuedPhoto[] = await waitForRequest(store.getAll());
  photos = found.sort((one, other) => one.takenAt.localeCompare(other.takenAt));
  isRead = true;
  for (const listener of listeners) listener();
  return photos;
}

channel?.addEventListener('message', () => void readAll().catch(() => {}));

/** Resolves once the change is on the device. */
async function write(change: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await openDatabase()).transaction(STORE, 'readwrite');
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  change(transaction.objectStore(STORE));
  await done;
  await readAll();
  channel?.postMessage('changed');
}

/** All photos stored on this device, oldest first. Rejects if the browser has no storage. */
export const readQueuedPhotos = (): Promise<readonly QueuedPhoto[]> => (isRead ? Promise.resolve(photos) : readAll());

/** Keys of photos that were removed from the device without being sent. */
const dropped = new Set<string>();

/** State of a photo that isn't stored; `unknown` until the store was read. */
export function getOutcome(key: string): 'sent' | 'dropped' | 'unknown' {
  if (dropped.has(key)) return 'dropped';
  return isRead ? 'sent' : 'unknown';
}

/** Removes a photo that is no longer to be sent. */
export function dropPhoto(key: string): Promise<void> {
  dropped.add(key);
  return deletePhoto(key);
}

/** Rejects when the device has no room for it. */
export const keepPhoto = (photo: QueuedPhoto): Promise<void> => write((store) => store.put(photo));
/** The server has it. */
export const deletePhoto = (key: string): Promise<void> => write((store) => store.delete(key));
export const refusePhoto = (photo: QueuedPhoto, refusal: string): Promise<void> =>
  write((store) => store.put({ ...photo, refusal }));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isRead) void readAll().catch(() => {});
  return () => listeners.delete(listener);
}

/** The photos of one person. */
export function useQueuedPhotos(userId: string): readonly QueuedPhoto[] {
  const all = useSyncExternalStore(subscribe, () => photos);
  return all.filter((photo) => photo.userId === userId);
}

/** Address to show a stored photo; empty without one. */
export function usePreview(blob: Blob | undefined): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    if (!blob) return setAddress('');
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
