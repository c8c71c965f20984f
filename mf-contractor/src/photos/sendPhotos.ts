import { uploadWorkPhoto } from '@cleaning/contracts';
import { ApiError, readToken, request } from '@cleaning/ui/app';
import { createQueue } from '@cleaning/ui/kept';
import { useSyncExternalStore } from 'react';
import { deletePhoto, type QueuedPhoto, readQueuedPhotos, refusePhoto } from './photoStore';

/** Without an answer for this long there is no connection. The key keeps a photo that arrived from counting twice. */
const TIMEOUT_MS = 120_000;
/** Statuses of a final refusal. */
const REFUSED = [400, 403, 409, 413, 415];

/** The photo that is on its way, and the part of it that is sent, 0 to 1. */
export interface Sending {
  readonly key: string;
  readonly sent: number;
}

/** What became of the photos of one run. */
export interface SentPhotos {
  taken: number;
  refused: number;
}

const listeners = new Set<() => void>();
let sending: Sending | null = null;
const turn = createQueue('work-photos');

function show(next: Sending | null): void {
  sending = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is on its way now from this page. */
export const useSending = (): Sending | null => useSyncExternalStore(subscribe, () => sending);

async function send({ key, blob }: QueuedPhoto, token: string): Promise<void> {
  show({ key, sent: 0 });
  await request(uploadWorkPhoto, {
    body: { key },
    files: { photo: new File([blob], 'photo.jpg', { type: blob.type }) },
    token,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    onProgress: (sent) => show({ key, sent }),
  });
}

async function sendAll(userId: string, token: string, sent: SentPhotos): Promise<void> {
  try {
    for (;;) {
      const photo = (await readQueuedPhotos()).find((kept) => kept.userId === userId && kept.refusal === null);
      if (!photo) return;
      try {
        await send(photo, token);
        await deletePhoto(photo.key);
        sent.taken += 1;
      } catch (error) {
        if (!(error instanceof ApiError && REFUSED.includes(error.status))) return;
        await refusePhoto(photo, error.msg);
        sent.refused += 1;
      }
    }
  } finally {
    show(null);
  }
}

/** Sends this person's kept photos with the token of the open session. Stops at the first that gets no answer. */
export async function sendQueuedPhotos(userId: string): Promise<SentPhotos> {
  const sent: SentPhotos = { taken: 0, refused: 0 };
  const token = readToken();
  if (token !== null) await turn(() => sendAll(userId, token, sent));
  return sent;
}
