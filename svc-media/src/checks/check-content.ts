import { ContentError, type FileType } from '../files/file-type.js';
import { checkImage } from './check-image.js';
import { checkPdf } from './check-pdf.js';

/** Checks that the whole of a document is of the type that its first bytes show. Throws ContentError. */
export async function checkContent(bytes: Buffer, contentType: FileType): Promise<void> {
  if (contentType === 'application/pdf') return checkPdf(bytes);
  if (contentType === 'image/jpeg') return checkImage(bytes, 'jpeg');
  if (contentType === 'image/png') return checkImage(bytes, 'png');
  throw new ContentError('file_of_other_type');
}
