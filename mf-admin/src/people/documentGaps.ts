import { DOCUMENT_KINDS, type DocumentKind, type DocumentPaths, NO_DOCUMENT } from '@cleaning/contracts';

export const isUploaded = (path: string): boolean => path !== '' && path !== NO_DOCUMENT;

/**
 * What keeps a verification from being a matter of course: documents that are not there, and those that are not ticked. One that was verified
 * is there, though its file may be deleted since.
 */
export function findDocumentGaps(
  documents: DocumentPaths,
  checked: ReadonlySet<DocumentKind>,
  verified: ReadonlySet<string> = new Set(),
): { readonly missing: DocumentKind[]; readonly unchecked: DocumentKind[] } {
  return {
    missing: DOCUMENT_KINDS.filter((kind) => !isUploaded(documents[kind]) && !verified.has(kind)),
    unchecked: DOCUMENT_KINDS.filter((kind) => isUploaded(documents[kind]) && !checked.has(kind)),
  };
}
