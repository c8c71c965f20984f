import { GALLERY_TYPES } from '@cleaning/contracts';
import type { FilePart } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { IntakeReceiver } from '../files/intake-receiver.service.js';
import type { StoredFile } from '../files/stored-file.js';

/** Streams the originals of a new collection to the store. */
@Injectable()
export class ImageReceiver extends IntakeReceiver {
  receive({ field, filename, stream }: FilePart): Promise<StoredFile> {
    return this.intake.receive({ folder: 'originals', field, name: filename, source: stream, accepted: GALLERY_TYPES });
  }
}
