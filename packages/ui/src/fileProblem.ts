import { DOCUMENT_EXTENSIONS, isHeicName, MAX_FILE_BYTES } from '@cleaning/contracts';
import { localizeTexts } from '@cleaning/ui/app';

export const texts = localizeTexts('fileProblem', {
  type: 'Choose a .jpg, .jpeg, .png or .pdf file.',
  size: 'This file is larger than 10 MB.',
});

/** Problem with a chosen document's name or size; null if none. The service checks its content. */
export function findDocumentProblem(file: Pick<File, 'name' | 'size'>): string | null {
  const name = file.name.toLowerCase();
  if (!isHeicName(name) && !DOCUMENT_EXTENSIONS.some((extension) => name.endsWith(extension))) return texts.type;
  if (file.size > MAX_FILE_BYTES) return texts.size;
  return null;
}
