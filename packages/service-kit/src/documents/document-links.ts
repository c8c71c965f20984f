import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type Call,
  DOCUMENT_KINDS,
  DOCUMENT_LINK_SECONDS,
  type DocumentKind,
  type DocumentPaths,
  NO_DOCUMENT,
  readDocument,
} from '@cleaning/contracts';
import type { Caller } from '../access/account-lookup.js';
import { getNow } from '../database/database-clock.js';

/** The reader of a link, and the session that it was made in. The link ends with the session. */
export interface LinkReader {
  readonly readerId: string;
  readonly sessionId: string;
  readonly sessionVersion: number;
}

/** Includes the path of the call, because a document, a photo and a place may have the same id. */
const computeSignature = (
  secret: string,
  { path }: Pick<Call, 'path'>,
  documentId: string,
  reader: LinkReader,
  expires: number,
): string =>
  createHmac('sha256', secret)
    .update([path, documentId, reader.readerId, reader.sessionId, reader.sessionVersion, expires].join('\n'))
    .digest('hex');

/**
 * Path of a document for one reader. Valid for ten minutes while the session is open. Works without a token, so that an
 * <img> can show it. Whoever serves it must check `AccountLookup.isOpen`.
 * @param call the call that serves it, with `:id` in its path
 */
export function signDocumentPath(
  secret: string,
  { documentId, ...reader }: LinkReader & { readonly documentId: string },
  now = getNow(),
  call: Pick<Call, 'path'> = readDocument,
): string {
  const expires = Math.floor(now.getTime() / 1000) + DOCUMENT_LINK_SECONDS;
  const query = new URLSearchParams({
    reader: reader.readerId,
    session: reader.sessionId,
    version: String(reader.sessionVersion),
    expires: String(expires),
    signature: computeSignature(secret, call, documentId, reader, expires),
  });
  return `${call.path.replace(':id', documentId)}?${query}`;
}

/** Paths of a person's documents, signed for the caller; NO_DOCUMENT for missing ones. */
export function signDocumentPaths(
  secret: string,
  documents: Partial<Record<DocumentKind, string>> | null,
  { id: readerId, sessionId, sessionVersion }: Pick<Caller, 'id' | 'sessionId' | 'sessionVersion'>,
): DocumentPaths {
  const signPath = (documentId: string | undefined) =>
    documentId ? signDocumentPath(secret, { documentId, readerId, sessionId, sessionVersion }) : NO_DOCUMENT;
  return Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, signPath(documents?.[kind])])) as DocumentPaths;
}

/**
 * The reader and session of a link; null when it is forged, incomplete, expired or was signed for another call.
 * @param call the call that serves it
 */
export function verifyDocumentQuery(
  secret: string,
  documentId: string,
  query: Readonly<Record<string, unknown>>,
  now = getNow(),
  call: Pick<Call, 'path'> = readDocument,
): LinkReader | null {
  const { reader, session, version, expires, signature: given } = query;
  if (typeof reader !== 'string' || typeof session !== 'string' || typeof given !== 'string') return null;
  if (typeof version !== 'string' || typeof expires !== 'string' || !/^\d{1,9}$/.test(version)) return null;
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now.getTime()) return null;
  const link = { readerId: reader, sessionId: session, sessionVersion: Number(version) };
  const expected = Buffer.from(computeSignature(secret, call, documentId, link, Number(expires)));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? link : null;
}
