import {
  ENQUIRY_PHOTO_TYPES,
  isHeicName,
  MAX_ENQUIRY_PHOTOS,
  MAX_FILE_BYTES,
  uploadEnquiryPhoto,
} from '@cleaning/contracts';
import { getMessage, isUnreachable, request } from '@cleaning/ui/app';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SentPhoto } from './draft';
import { quote as texts } from './texts';

/** A photo of the form: on its way, there, or refused. */
export interface FormPhoto {
  /** Number on this page, from 1. */
  readonly number: number;
  readonly state: 'sending' | 'sent' | 'failed';
  /** Sent fraction, 0 to 1. */
  readonly progress: number;
  readonly preview: string;
  readonly problem: string;
  /** Whether another attempt may succeed. */
  readonly canRetry: boolean;
  /** Whether the form can be sent without it: the photo is fine, but too many are being uploaded at the moment. */
  readonly canWait: boolean;
  readonly sent: SentPhoto | null;
}

export interface Photos {
  readonly photos: readonly FormPhoto[];
  /** Adds chosen files. Files above the limit are left out, which `problem` reports. */
  readonly add: (files: readonly File[]) => void;
  readonly remove: (number: number) => void;
  readonly retry: (number: number) => void;
  readonly problem: string;
  /** Shows those of a draft. */
  readonly restore: (kept: readonly SentPhoto[]) => void;
  /** Photos that the server has, even before they are shown. */
  readonly listSent: () => readonly SentPhoto[];
  /** Resolves when no upload is under way. */
  readonly waitUntilSettled: () => Promise<readonly FormPhoto[]>;
  readonly clear: () => void;
}

const findProblem = (file: File): string => {
  if (!isHeicName(file.name) && !(ENQUIRY_PHOTO_TYPES as readonly string[]).includes(file.type)) return texts.notPhoto;
  return file.size > MAX_FILE_BYTES ? texts.photoTooLarge : '';
};

const toSentPhoto = (number: number, sent: SentPhoto): FormPhoto => ({
  number,
  state: 'sent',
  progress: 1,
  preview: sent.preview,
  problem: '',
  canRetry: false,
  canWait: false,
  sent,
});

/** Upload call and limit of a form's photos. */
export interface PhotoUpload {
  readonly max: number;
  /** Message about photos above the limit. */
  readonly tooMany: string;
  readonly send: (file: File, onProgress: (progress: number) => void) => Promise<Pick<SentPhoto, 'id' | 'preview'>>;
}

const ENQUIRY_UPLOAD: PhotoUpload = {
  max: MAX_ENQUIRY_PHOTOS,
  tooMany: texts.tooManyPhotos,
  send: async (file, onProgress) => {
    const { photo_id: id, preview } = await request(uploadEnquiryPhoto, {
      body: {},
      files: { photo: file },
      onProgress,
    });
    return { id, preview };
  },
};

/**
 * Uploads chosen photos immediately, one after the other.
 * @param upload the same object on each render
 */
export function usePhotos(upload: PhotoUpload = ENQUIRY_UPLOAD): Photos {
  const [photos, setPhotos] = useState<readonly FormPhoto[]>([]);
  const [problem, setProblem] = useState('');
  const now = useRef(photos);
  const files = useRef(new Map<number, File>());
  const queue = useRef<Promise<void>>(Promise.resolve());
  const last = useRef(0);

  const set = useCallback((change: (before: readonly FormPhoto[]) => readonly FormPhoto[]) => {
    now.current = change(now.current);
    setPhotos(now.current);
  }, []);
  const update = useCallback(
    (number: number, change: Partial<FormPhoto>) =>
      set((before) => before.map((photo) => (photo.number === number ? { ...photo, ...change } : photo))),
    [set],
  );

  const restore = useCallback(
    (kept: readonly SentPhoto[]) => {
      set(() =>
        kept.map((sent) => {
          last.current += 1;
          return toSentPhoto(last.current, sent);
        }),
      );
    },
    [set],
  );
  const sent = useCallback(() => now.current.flatMap((photo) => (photo.sent ? [photo.sent] : [])), []);

  useEffect(
    () => () => {
      for (const { preview } of now.current) if (preview.startsWith('blob:')) URL.revokeObjectURL(preview);
    },
    [],
  );

  const send = useCallback(
    (number: number) => {
      queue.current = queue.current.then(async () => {
        const file = files.current.get(number);
        // The photo was removed meanwhile.
        if (!file || !now.current.some((photo) => photo.number === number)) return;
        try {
          const answer = await upload.send(file, (progress) => update(number, { progress }));
          const sent = { ...answer, at: Date.now() };
          const before = now.current.find((photo) => photo.number === number)?.preview ?? '';
          if (before.startsWith('blob:')) URL.revokeObjectURL(before);
          files.current.delete(number);
          update(number, { state: 'sent', sent, preview: sent.preview });
        } catch (error) {
          const tooMany = (error as { status?: number }).status === 429;
          const problem = tooMany ? texts.photoCanWait : getMessage(error);
          update(number, { state: 'failed', problem, canRetry: tooMany || isUnreachable(error), canWait: tooMany });
        }
      });
    },
    [update, upload],
  );

  const add = (chosen: readonly File[]) => {
    const room = upload.max - now.current.length;
    setProblem(chosen.length > room ? upload.tooMany : '');
    for (const file of chosen.slice(0, Math.max(0, room))) {
      last.current += 1;
      const number = last.current;
      const found = findProblem(file);
      files.current.set(number, file);
      const preview = found === '' ? URL.createObjectURL(file) : '';
      const state = found === '' ? 'sending' : 'failed';
      set((before) => [
        ...before,
        { number, state, progress: 0, preview, problem: found, canRetry: false, canWait: false, sent: null },
      ]);
      if (found === '') send(number);
    }
  };

  const remove = (number: number) => {
    const { preview = '' } = now.current.find((photo) => photo.number === number) ?? {};
    if (preview.startsWith('blob:')) URL.revokeObjectURL(preview);
    files.current.delete(number);
    setProblem('');
    set((before) => before.filter((photo) => photo.number !== number));
  };

  const retry = (number: number) => {
    update(number, { state: 'sending', progress: 0, problem: '' });
    send(number);
  };

  const waitUntilSettled = async () => {
    for (let waited = queue.current; ; waited = queue.current) {
      await waited;
      if (waited === queue.current) return now.current;
    }
  };

  const clear = () => {
    files.current.clear();
    setProblem('');
    set(() => []);
  };

  return { photos, add, remove, retry, problem, restore, listSent: sent, waitUntilSettled, clear };
}
