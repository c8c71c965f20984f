import { GALLERY_TYPES } from '@cleaning/contracts';
import type { FilePart, FileReceiver } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Intake, type StoredFile } from '../files/intake.service.js';

/** Streams the originals of a new collection to the store. */
@Injectable()
export class ImageReceiver implements FileReceiver<StoredFile> {
  constructor(private readonly intake: Intake) {}

  receive({ field, filename, stream }: FilePart): Promise<StoredFile> {
    return this.intake.receive({ folder: 'originals', field, name: filename, source: stream, accepted: GALLERY_TYPES });
  }

  discard(stored: StoredFile): Promise<void> {
    return this.intake.discard(stored);
  }
}
