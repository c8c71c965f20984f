import type { DocumentKind } from '@cleaning/contracts';
import type { StoredFile } from '../files/intake.js';
import type { Document } from './document.entity.js';

/** The row of a file that has just been received. */
export const documentRow = (
  { id, contentType, size, key, encryption }: StoredFile,
  kind: DocumentKind,
  belongsTo: Pick<Document, 'owner_id' | 'registration_id'>,
): Document => ({
  id,
  kind,
  ...belongsTo,
  content_type: contentType,
  size_bytes: size,
  object_key: key,
  key_id: encryption?.keyId ?? null,
  head_digest: encryption?.headDigest ?? null,
  created_at: new Date(),
  deleted_at: null,
});
