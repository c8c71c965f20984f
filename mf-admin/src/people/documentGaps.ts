import { DOCUMENT_KINDS, type DocumentKind, type DocumentPaths, NO_DOCUMENT } from '@cleaning/contracts';

export const isUploaded = (path: string): boolean => path !== '' && path !== NO_DOCUMENT;

/**
 * Documents that are missing or not ticked, which a verification asks about. A document that was verified counts as
 * present, even if its file was deleted since.
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
