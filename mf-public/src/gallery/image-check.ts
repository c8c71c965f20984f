import { GALLERY_TYPES, MAX_FILE_BYTES, MAX_IMAGES_A_SIDE } from '@cleaning/contracts';
import { gallery as texts } from '../texts';

/** What is wrong with the images chosen for one side; undefined when they can be sent. */
export function imagesError(files: readonly File[]): string | undefined {
  if (files.length === 0) return texts.filesMissing;
  if (files.length > MAX_IMAGES_A_SIDE) return texts.filesTooMany;
  if (files.some((file) => !(GALLERY_TYPES as readonly string[]).includes(file.type))) return texts.filesNotImages;
  if (files.some((file) => file.size > MAX_FILE_BYTES)) return texts.filesTooLarge;
  return undefined;
}
