import type { Encryption } from '../encryption/document-objects.service.js';
import type { FileType } from './file-type.js';

/** An uploaded file in the store. It is pending deletion until a row takes it over. */
export interface StoredFile {
  readonly id: string;
  readonly key: string;
  readonly contentType: FileType;
  readonly size: number;
  /** Null for pictures of the public gallery. */
  readonly encryption: Encryption | null;
}
