import { uploadWorkPhoto } from '@cleaning/contracts';
import { createStore, request } from '@cleaning/ui/app';
import { createOutbox } from '@cleaning/ui/kept';
import { deletePhoto, keepPhoto, type QueuedPhoto, readQueuedPhotos, refusePhoto } from './photoStore';

/** Photo being uploaded, with its sent fraction, 0 to 1. */
export interface Sending {
  readonly key: string;
  readonly sent: number;
}

/** The photo that this page is uploading. */
const sending = createStore<Sending | null>(null);

export const { useValue: useSending } = sending;

export const photoOutbox = createOutbox<QueuedPhoto>({
  name: 'work-photos',
  list: { all: readQueuedPhotos, add: keepPhoto, drop: deletePhoto, refuse: refusePhoto },
  finalStatuses: [400, 403, 409, 413, 415],
  timeoutMs: 120_000,
  send: ({ key, blob }, options) => {
    sending.set({ key, sent: 0 });
    return request(uploadWorkPhoto, {
      body: { key },
      files: { photo: new File([blob], 'photo.jpg', { type: blob.type }) },
      onProgress: (sent) => sending.set({ key, sent }),
      ...options,
    });
  },
  onEnd: () => sending.set(null),
});
