import { type DocumentKind, updateDocuments } from '@cleaning/contracts';
import { signDocumentPath } from '@cleaning/service-kit';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { LINK_SECRET } from './stores.js';

export type DocumentFiles = Partial<Record<DocumentKind, Buffer>>;

/** The session of links made by `link`. */
export const SESSION = v7();

/** A signed path to a document for a reader, valid from `now`. */
export const createLink = (documentId: string, readerId: string, now?: Date) =>
  signDocumentPath(LINK_SECRET, { documentId, readerId, sessionId: SESSION, sessionVersion: 1 }, now);

/** The path with a wrong signature. */
export const breakSignature = (path: string) =>
  path.replace(/signature=(.)/, (_, first) => `signature=${first === '0' ? '1' : '0'}`);

/** Calls about documents of the started service. */
export function createDocumentCalls(started: () => TestApp) {
  const open = (path: string) => fetch(`${started().url}${path}`);
  const update = (person: TestPerson, files: DocumentFiles, id = person.id) =>
    started().call(updateDocuments, {
      token: person.token,
      body: { id },
      files: Object.entries(files).map(([field, content]) => ({ field, name: 'mine.exe', content })),
    });
  /** Uploads documents, by default for a new person. Returns their owner and the link to each kind. */
  const upload = async (files: DocumentFiles, person?: TestPerson) => {
    const owner = person ?? (await started().createPerson());
    const { status, body } = await update(owner, files);
    expect(status).toBe(200);
    return { owner, links: body.documents as Record<DocumentKind, string> };
  };
  return { open, update, upload };
}
