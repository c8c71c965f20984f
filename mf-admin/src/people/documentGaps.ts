import { DOCUMENT_KINDS, type DocumentKind, type DocumentPaths, NO_DOCUMENT } from '@cleaning/contracts';

export const isThere = (path: string): boolean => path !== '' && path !== NO_DOCUMENT;

/** What keeps a verification from being a matter of course: documents that are not there, and those that are not ticked. */
export function documentGaps(
  documents: DocumentPaths,
  checked: ReadonlySet<DocumentKind>,
): { readonly missing: DocumentKind[]; readonly unchecked: DocumentKind[] } {
  return {
    missing: DOCUMENT_KINDS.filter((kind) => !isThere(documents[kind])),
    unchecked: DOCUMENT_KINDS.filter((kind) => isThere(documents[kind]) && !checked.has(kind)),
  };
}
