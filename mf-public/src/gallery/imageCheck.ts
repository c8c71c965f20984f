import { GALLERY_TYPES, isHeicName, MAX_FILE_BYTES, MAX_IMAGES_PER_SIDE } from '@cleaning/contracts';
import { gallery as texts } from './texts';

/** Problem of one chosen image. `unreadable`: files that the browser couldn't show. */
export function findImageProblem(file: File, unreadable: ReadonlySet<File>): string | undefined {
  const isHeic = isHeicName(file.name);
  if (!isHeic && !(GALLERY_TYPES as readonly string[]).includes(file.type)) return texts.fileNotImage;
  if (file.size > MAX_FILE_BYTES) return texts.fileTooLarge;
  // Few browsers show HEIC; the service converts it to JPEG.
  return !isHeic && unreadable.has(file) ? texts.fileUnreadable : undefined;
}

/** Problem of the images chosen for one side; undefined if they can be sent. */
export function findImagesError(files: readonly File[], unreadable: ReadonlySet<File>): string | undefined {
  if (files.length === 0) return texts.filesMissing;
  if (files.length > MAX_IMAGES_PER_SIDE) return texts.filesTooMany;
  return files.some((file) => findImageProblem(file, unreadable)) ? texts.filesMarked : undefined;
}
