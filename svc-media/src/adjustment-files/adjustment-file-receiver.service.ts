import { DOCUMENT_TYPES } from '@cleaning/contracts';
import type { FilePart } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { IntakeReceiver } from '../files/intake-receiver.service.js';
import type { StoredFile } from '../files/stored-file.js';

/** Streams the file of an adjustment to the store. */
@Injectable()
export class AdjustmentFileReceiver extends IntakeReceiver {
  receive({ field, stream }: FilePart): Promise<StoredFile> {
    return this.intake.receive({ folder: 'adjustments', field, source: stream, accepted: DOCUMENT_TYPES });
  }
}
