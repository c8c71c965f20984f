import { createHmac, timingSafeEqual } from 'node:crypto';
import { DOCUMENT_LINK_SECONDS, readDocument } from '@cleaning/contracts';

const signature = (secret: string, documentId: string, readerId: string, expires: number): string =>
  createHmac('sha256', secret).update(`${documentId}\n${readerId}\n${expires}`).digest('hex');

/** Path of a document that one reader may open for ten minutes. It works without a token, so that an <img> can show it. */
export function signDocumentPath(
  secret: string,
  link: { readonly documentId: string; readonly readerId: string },
  now = new Date(),
): string {
  const expires = Math.floor(now.getTime() / 1000) + DOCUMENT_LINK_SECONDS;
  const query = new URLSearchParams({
    reader: link.readerId,
    expires: String(expires),
    signature: signature(secret, link.documentId, link.readerId, expires),
  });
  return `${readDocument.path.replace(':id', link.documentId)}?${query}`;
}

/** The reader that a link was signed for; null when it is forged, incomplete or older than ten minutes. */
export function verifyDocumentQuery(
  secret: string,
  documentId: string,
  query: Readonly<Record<string, unknown>>,
  now = new Date(),
): { readerId: string } | null {
  const { reader, expires, signature: given } = query;
  if (typeof reader !== 'string' || typeof expires !== 'string' || typeof given !== 'string') return null;
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now.getTime()) return null;
  const expected = Buffer.from(signature(secret, documentId, reader, Number(expires)));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? { readerId: reader } : null;
}
