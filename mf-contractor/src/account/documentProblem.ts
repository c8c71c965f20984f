import { DOCUMENT_EXTENSIONS, MAX_FILE_BYTES } from '@cleaning/contracts';
import { documents } from '../texts';

/** What is wrong with a chosen file as far as its name and size tell; the server looks at its content. */
export function documentProblem(file: Pick<File, 'name' | 'size'>): string | null {
  const name = file.name.toLowerCase();
  if (!DOCUMENT_EXTENSIONS.some((extension) => name.endsWith(extension))) return documents.wrongType;
  if (file.size > MAX_FILE_BYTES) return documents.tooLarge;
  return null;
}
