import { z } from 'zod';
import { defineCall, type FileField, SUB_CONTRACTORS } from './call.js';
import { done, id } from './fields.js';

/** The six documents of a sub-contractor, by their field names in forms and responses. */
export const DOCUMENT_KINDS = [
  'passport_img',
  'address_proof_img',
  'police_check_img',
  'children_check_img',
  'agreement_img',
  'declaration_img',
] as const;
export const documentKind = z.enum(DOCUMENT_KINDS);
export type DocumentKind = z.infer<typeof documentKind>;

/** The path of a document that was never uploaded. */
export const NO_DOCUMENT = '/api/static';
/** Limit for each file: 10 MB; larger ones get 413. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const DOCUMENT_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.pdf'] as const;
/** Detected by content, not by file name. */
export const DOCUMENT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
/** `accept` of file inputs. It names JPEG and not HEIC, so iPhones send a JPEG of a HEIC picture. */
export const DOCUMENT_ACCEPT = DOCUMENT_EXTENSIONS.join(',');

/**
 * True for a phone picture by its name; browsers often don't know its type. svc-media converts it to JPEG where JPEGs
 * are accepted.
 */
export const isHeicName = (name: string): boolean => /\.hei[cf]$/i.test(name);
/** Lifetime of a document link: 10 minutes. */
export const DOCUMENT_LINK_SECONDS = 600;

/** Paths on this domain: signed links, or `NO_DOCUMENT`. */
export const documentPaths = z.object({
  passport_img: z.string(),
  address_proof_img: z.string(),
  police_check_img: z.string(),
  children_check_img: z.string(),
  agreement_img: z.string(),
  declaration_img: z.string(),
});
export type DocumentPaths = z.infer<typeof documentPaths>;

export const buildDocumentFields = (required: boolean): FileField[] =>
  DOCUMENT_KINDS.map((name) => ({ name, required, maxCount: 1 }));

export const updateDocuments = defineCall({
  method: 'POST',
  path: '/api/update-documents',
  service: 'media',
  access: SUB_CONTRACTORS,
  changes: ['account'],
  summary: 'Replaces some of your documents. Send only the files you want to replace.',
  body: z.object({ id }),
  bodyKind: 'files',
  files: buildDocumentFields(false),
  answer: z.object({ msg: z.string(), documents: documentPaths }),
});

export const readDocument = defineCall({
  method: 'GET',
  path: '/api/static/documents/:id',
  service: 'media',
  access: 'public',
  summary: 'Downloads a document through a signed link. 403 without one.',
  params: z.object({ id }),
  answer: z.unknown(),
  answerKind: 'binary',
});

/** Header from svc-auth to svc-media: a digest of the client's address, to limit uploads per client. */
export const CLIENT_HEADER = 'x-client-digest';

/** svc-auth stores a registration's files here until the account exists. Returns the staged document's id. */
export const stageDocument = defineCall({
  method: 'PUT',
  path: '/internal/registrations/:registration_id/documents/:kind',
  service: 'media',
  access: ['service'],
  callers: ['auth'],
  summary: 'Stores one file of a registration in progress. The body is the file.',
  params: z.object({ registration_id: id, kind: documentKind }),
  answer: z.object({ document_id: z.string() }),
});

export const discardStagedDocuments = defineCall({
  method: 'POST',
  path: '/internal/registrations/:registration_id/discard',
  service: 'media',
  access: ['service'],
  callers: ['auth'],
  summary: 'Deletes the files of a failed registration.',
  params: z.object({ registration_id: id }),
  answer: done,
});

const row = z.record(z.string(), z.unknown());

/** Stored rows by kind. */
export const personalDocuments = z.object({
  /** All files of all versions. Those without an object are deleted. */
  'document-files': z.array(
    z.looseObject({ id: z.string(), kind: z.string(), content_type: z.string(), has_object: z.boolean() }),
  ),
  'document-versions': z.array(row),
  'document-requests': z.array(row),
  /** Missing from a svc-media of 1.9.0. */
  'document-signatures': z.array(row).default([]),
});
export type PersonalDocuments = z.infer<typeof personalDocuments>;

export const getPersonalDocuments = defineCall({
  method: 'GET',
  path: '/internal/personal-documents/:user_id',
  service: 'media',
  access: ['service'],
  callers: ['auth'],
  summary:
    'Gets the personal data that svc-media holds about a person: every version of each document, its details and file ids.',
  params: z.object({ user_id: id }),
  answer: personalDocuments,
});
