import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Documents } from '../documents/documents.js';
import { Staging } from '../documents/staging.js';
import { DocumentEncryption } from '../encryption/document-encryption.js';
import { ImageQueue } from '../gallery/image-queue.js';
import { PendingDeletions } from '../objects/pending-deletions.js';
import { Repetition } from './repetition.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Everything that this service puts right by itself, and how often. */
@Injectable()
export class Sweeps implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly repetitions: readonly Repetition[];

  constructor(
    documents: Documents,
    staging: Staging,
    images: ImageQueue,
    pendingDeletions: PendingDeletions,
    encryption: DocumentEncryption,
  ) {
    this.repetitions = [
      new Repetition('documents of removed people', 3 * SECOND_MS, () => documents.removeOfRemovedPeople()),
      new Repetition('images whose job was lost', 10 * SECOND_MS, () => images.sweep()),
      new Repetition('objects without owner', 30 * SECOND_MS, () => pendingDeletions.sweep()),
      // Not at once: an instance of the version before may serve for some seconds more, and would send what it cannot open.
      new Repetition('documents that are not encrypted', MINUTE_MS, () => encryption.encryptPlain()),
      new Repetition('abandoned registrations', HOUR_MS, () => staging.sweep()),
    ];
  }

  onApplicationBootstrap(): void {
    for (const repetition of this.repetitions) repetition.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.repetitions.map((repetition) => repetition.stop()));
  }
}
