import { uploadWorkPhoto } from '@cleaning/contracts';
import { request } from '@cleaning/ui/app';
import { createOutbox } from '@cleaning/ui/kept';
import { useSyncExternalStore } from 'react';
import { deletePhoto, keepPhoto, type QueuedPhoto, readQueuedPhotos, refusePhoto } from './photoStore';

/** The photo that is on its way, and the part of it that is sent, 0 to 1. */
export interface Sending {
  readonly key: string;
  readonly sent: number;
}

const listeners = new Set<() => void>();
let sending: Sending | null = null;

function show(next: Sending | null): void {
  sending = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The photo that this page is uploading. */
export const useSending = (): Sending | null => useSyncExternalStore(subscribe, () => sending);

export const photoOutbox = createOutbox<QueuedPhoto>({
  name: 'work-photos',
  list: { all: readQueuedPhotos, add: keepPhoto, drop: deletePhoto, refuse: refusePhoto },
  finalStatuses: [400, 403, 409, 413, 415],
  timeoutMs: 120_000,
  send: ({ key, blob }, options) => {
    show({ key, sent: 0 });
    return request(uploadWorkPhoto, {
      body: { key },
      files: { photo: new File([blob], 'photo.jpg', { type: blob.type }) },
      onProgress: (sent) => show({ key, sent }),
      ...options,
    });
  },
  onEnd: () => show(null),
});
