/**
 * The worker's program: opens uploaded files and makes pictures of them. It has no database, store or secrets, and a file that crashes it
 * affects nothing else.
 */
import { checkContent } from '../checks/check-content.js';
import { checkImageHead } from '../checks/check-image.js';
import { ContentError } from '../files/file-type.js';
import { DamagedImageError } from '../gallery/damaged-image.js';
import { makePrintedPhoto, makeRenditions, makeSinglePhoto } from '../gallery/renditions.js';
import { convertHeic } from '../heic/convert-heic.js';
import { makeSiteLogo, makeSitePicture } from '../site-pictures/site-picture-sizes.js';
import type { FileTasks, FromWorker, ToWorker } from './tasks.js';

const tasks: FileTasks = {
  check: checkContent,
  heic: convertHeic,
  renditions: makeRenditions,
  photo: async (bytes, format, withPreview) => {
    await checkImageHead(bytes, format);
    return makeSinglePhoto(bytes, withPreview);
  },
  print: makePrintedPhoto,
  sitePicture: makeSitePicture,
  siteLogo: makeSiteLogo,
};

const files = new Map<number, Uint8Array[]>();

async function toAnswer(file: number, work: Promise<unknown>): Promise<FromWorker> {
  try {
    return { file, made: await work };
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : '';
    if (error instanceof ContentError) {
      const { code, params } = error;
      return { file, refused: 'content', code, params, reason };
    }
    if (error instanceof DamagedImageError) return { file, refused: 'image', message, reason };
    return { file, failed: message };
  }
}

/** Returns the file's bytes and forgets them. */
function takeBytes(file: number): Buffer {
  const bytes = Buffer.concat(files.get(file) ?? []);
  files.delete(file);
  return bytes;
}

async function receive(message: ToWorker): Promise<void> {
  const { file } = message;
  if ('drop' in message) {
    files.delete(file);
    return;
  }
  const chunks = files.get(file) ?? [];
  files.set(file, chunks);
  chunks.push(...message.chunks);
  if (!('task' in message)) return;
  const task = tasks[message.task] as (bytes: Buffer, ...input: unknown[]) => Promise<unknown>;
  process.send?.(await toAnswer(file, task(takeBytes(file), ...message.input)));
}

process.on('message', (message: ToWorker) => void receive(message));
// The service has ended.
process.on('disconnect', () => process.exit());
// A signal to the process group reaches the worker too, but the service stops it after its current task.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
