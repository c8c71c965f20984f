import type { ContentRefusal } from '@cleaning/contracts';
import type { PictureFormat } from '../checks/check-image.js';
import type { FileType } from '../files/file-type.js';
import type { PrintedPhoto, Renditions, SinglePhoto } from '../gallery/renditions.js';
import type { SitePictureSizes } from '../site-pictures/site-picture-sizes.js';

export interface FileTasks {
  /** Throws ContentError. */
  check(bytes: Buffer, contentType: FileType): Promise<void>;
  /** The JPEG of a HEIC or HEIF file. Throws ContentError. */
  heic(bytes: Buffer): Promise<Uint8Array>;
  /** Throws DamagedImageError. */
  renditions(bytes: Buffer): Promise<Renditions>;
  /** Throws ContentError, or DamagedImageError. */
  photo(bytes: Buffer, format: PictureFormat, withPreview: boolean): Promise<SinglePhoto>;
  /** A picture for the public pages. Throws DamagedImageError. */
  sitePicture(bytes: Buffer): Promise<SitePictureSizes>;
  /** Throws DamagedImageError. */
  siteLogo(bytes: Buffer): Promise<SitePictureSizes>;
  /** `side` in pixels. Throws DamagedImageError. */
  print(bytes: Buffer, side: number): Promise<PrintedPhoto>;
}

/** A task's arguments besides the file. */
export type TaskInput<T extends keyof FileTasks> = Parameters<FileTasks[T]> extends [Buffer, ...infer Rest] ? Rest : [];
export type TaskResult<T extends keyof FileTasks> = Awaited<ReturnType<FileTasks[T]>>;

/**
 * To a worker: the next bytes of a file, or its last bytes and the task, or a request to drop it. `file` is a number.
 */
export type ToWorker =
  | { readonly file: number; readonly chunks: readonly Uint8Array[] }
  | {
      readonly file: number;
      readonly chunks: readonly Uint8Array[];
      readonly task: keyof FileTasks;
      readonly input: readonly unknown[];
    }
  | { readonly file: number; readonly drop: true };

/** From a worker: a file's result, the reason for refusing it, or an error. */
export type FromWorker =
  | { readonly file: number; readonly made: unknown }
  | {
      readonly file: number;
      readonly refused: 'content';
      readonly code: ContentRefusal;
      readonly params: object;
      readonly reason: string;
    }
  | { readonly file: number; readonly refused: 'image'; readonly message: string; readonly reason: string }
  | { readonly file: number; readonly failed: string };
