import { DOCUMENT_TYPES } from '@cleaning/contracts';
import type { FilePart, FileReceiver } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Intake, type StoredFile } from '../files/intake.service.js';

/** Streams a person's chosen documents to the store. */
@Injectable()
export class DocumentReceiver implements FileReceiver<StoredFile> {
  constructor(private readonly intake: Intake) {}

  receive({ field, stream }: FilePart): Promise<StoredFile> {
    return this.intake.receive({ folder: 'documents', field, source: stream, accepted: DOCUMENT_TYPES });
  }

  discard(stored: StoredFile): Promise<void> {
    return this.intake.discard(stored);
  }
}
