import type { FilePart, FileReceiver } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Intake } from './intake.service.js';
import type { ReceivedPhoto } from './single-photos.service.js';
import type { StoredFile } from './stored-file.js';

/** Streams files of a call to the store. */
@Injectable()
export abstract class IntakeReceiver implements FileReceiver<StoredFile> {
  constructor(protected readonly intake: Intake) {}

  abstract receive(part: FilePart): Promise<StoredFile>;

  discard(stored: StoredFile): Promise<void> {
    return this.intake.discard(stored);
  }
}

/** Takes photos of a call. */
@Injectable()
export abstract class PhotoReceiver implements FileReceiver<ReceivedPhoto> {
  constructor(protected readonly intake: Intake) {}

  abstract receive(part: FilePart): Promise<ReceivedPhoto>;

  discard(photo: ReceivedPhoto): Promise<void> {
    return photo.end();
  }
}
