import { DOCUMENT_KINDS, type DocumentPaths, NO_DOCUMENT } from '@cleaning/contracts';
import { findDocumentGaps } from './documentGaps';

const all = Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, `/api/static/documents/${kind}`])) as DocumentPaths;

describe('findDocumentGaps', () => {
  it('lists every document as unchecked at first', () =>
    expect(findDocumentGaps(all, new Set())).toEqual({ missing: [], unchecked: [...DOCUMENT_KINDS] }));
  it('lists nothing once every document is ticked', () =>
    expect(findDocumentGaps(all, new Set(DOCUMENT_KINDS))).toEqual({ missing: [], unchecked: [] }));
  it.each([NO_DOCUMENT, ''])('lists a missing document (%j) even when it was ticked before', (path) =>
    expect(findDocumentGaps({ ...all, police_check_img: path }, new Set(DOCUMENT_KINDS))).toEqual({
      missing: ['police_check_img'],
      unchecked: [],
    }),
  );
  it('lists unticked documents apart from missing ones', () =>
    expect(findDocumentGaps({ ...all, passport_img: NO_DOCUMENT }, new Set(['agreement_img']))).toEqual({
      missing: ['passport_img'],
      unchecked: ['address_proof_img', 'police_check_img', 'children_check_img', 'declaration_img'],
    }));
  it('leaves out a verified document whose file was deleted', () =>
    expect(
      findDocumentGaps(
        { ...all, police_check_img: NO_DOCUMENT },
        new Set(DOCUMENT_KINDS),
        new Set(['police_check_img']),
      ),
    ).toEqual({ missing: [], unchecked: [] }));
});
