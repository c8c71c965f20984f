import type { StoredSignature } from '@cleaning/contracts';
import type { DocumentSignature } from './document-signature.entity.js';

export const toStoredSignature = ({
  name,
  signedAt,
  textVersion,
  textSha256,
  address,
}: DocumentSignature): StoredSignature => ({
  name,
  signed_at: signedAt.toISOString(),
  text_version: textVersion,
  text_sha256: textSha256,
  address,
});
