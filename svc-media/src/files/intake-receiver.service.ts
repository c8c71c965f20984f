import type { FilePart, FileReceiver } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Intake, type StoredFile } from './intake.service.js';
import type { HeldPhoto } from './single-photos.service.js';

/** Streams files of a call to the store. */
@Injectable()
export abstract class IntakeReceiver implements FileReceiver<StoredFile> {
  constructor(protected readonly intake: Intake) {}

  abstract receive(part: FilePart): Promise<StoredFile>;

  discard(stored: StoredFile): Promise<void> {
    return this.intake.discard(stored);
  }
}

/** Takes photos of a call, and stores nothing. */
@Injectable()
export abstract class PhotoReceiver implements FileReceiver<HeldPhoto> {
  constructor(protected readonly intake: Intake) {}

  abstract receive(part: FilePart): Promise<HeldPhoto>;

  async discard(photo: HeldPhoto): Promise<void> {
    photo.end();
  }
}
