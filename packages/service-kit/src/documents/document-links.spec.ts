import { listSiteFiles, readClientPhoto, readEnquiryPhoto, readWorkPhoto } from '@cleaning/contracts';
import { signDocumentPath, verifyDocumentQuery } from './document-links.js';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const now = new Date('2026-11-20T00:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const reader = { readerId: 'ana', sessionId: 's1', sessionVersion: 3 };
const query = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1]));

describe('document links', () => {
  const path = signDocumentPath(secret, { documentId: 'doc', ...reader }, now);

  it('work for the reader for ten minutes', () => {
    expect(path).toMatch(/^\/api\/static\/documents\/doc\?/);
    expect(verifyDocumentQuery(secret, 'doc', query(path), later(600))).toEqual(reader);
    expect(verifyDocumentQuery(secret, 'doc', query(path), later(601))).toBeNull();
  });

  it.each([
    ['another document', 'other', {}],
    ['another reader', 'doc', { reader: 'ben' }],
    ['another session', 'doc', { session: 's2' }],
    ['a later session version', 'doc', { version: '4' }],
    ['no version', 'doc', { version: 'x' }],
    ['a later end', 'doc', { expires: '99999999999' }],
    ['a forged signature', 'doc', { signature: '00' }],
    ['a repeated parameter', 'doc', { reader: ['ana', 'ben'] }],
  ])('do not work for %s', (_, id, change) => {
    expect(verifyDocumentQuery(secret, id, { ...query(path), ...change }, now)).toBeNull();
  });

  it.each(Object.entries({ readWorkPhoto, readEnquiryPhoto, readClientPhoto, listSiteFiles }))(
    'work only for %s when signed for it',
    (_, call) => {
      const other = signDocumentPath(secret, { documentId: 'doc', ...reader }, now, call);
      expect(verifyDocumentQuery(secret, 'doc', query(other), now, call)).toEqual(reader);
      expect(verifyDocumentQuery(secret, 'doc', query(other), now)).toBeNull();
      expect(verifyDocumentQuery(secret, 'doc', query(path), now, call)).toBeNull();
    },
  );

  it('do not work without a query', () => expect(verifyDocumentQuery(secret, 'doc', {}, now)).toBeNull());
});
