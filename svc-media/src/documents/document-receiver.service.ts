import { DOCUMENT_TYPES } from '@cleaning/contracts';
import type { FilePart } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { IntakeReceiver } from '../files/intake-receiver.service.js';
import type { StoredFile } from '../files/stored-file.js';

/** Streams a person's documents to the store. */
@Injectable()
export class DocumentReceiver extends IntakeReceiver {
  receive({ field, stream }: FilePart): Promise<StoredFile> {
    return this.intake.receive({ folder: 'documents', field, source: stream, accepted: DOCUMENT_TYPES });
  }
}
