import { type CallAnswer, ENQUIRY_PHOTO_TYPES, type uploadEnquiryPhoto } from '@cleaning/contracts';
import { type FilePart, getCountedAddress, hashSha256, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { AnonymousUploads } from '../documents/anonymous-uploads.service.js';
import { DocumentObjects } from '../encryption/document-objects.service.js';
import { toEncryptedColumns } from '../encryption/encrypted-file.entity.js';
import { Intake, type StoredFile } from '../files/intake.service.js';
import { IntakeReceiver } from '../files/intake-receiver.service.js';
import { SinglePhotos } from '../files/single-photos.service.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { EnquiryPhoto } from './enquiry-photo.entity.js';

/** Streams a visitor's photo to the store, within the limit of anonymous uploads. */
@Injectable()
export class PhotoReceiver extends IntakeReceiver {
  constructor(
    intake: Intake,
    private readonly uploads: AnonymousUploads,
  ) {
    super(intake);
  }

  async receive({ field, stream, request }: FilePart): Promise<StoredFile> {
    const client = hashSha256(getCountedAddress(request.ip));
    const { take, end } = this.uploads.begin(client);
    const upload = { folder: 'enquiries', field, source: stream, accepted: ENQUIRY_PHOTO_TYPES, take } as const;
    return this.intake.receive(upload).finally(end);
  }
}

/** Stores a re-encoded copy of the uploaded photo. */
@Injectable()
export class PhotoIntake {
  constructor(
    private readonly transactions: Transactions,
    private readonly objects: DocumentObjects,
    private readonly pendingDeletions: PendingDeletions,
    private readonly singlePhotos: SinglePhotos,
  ) {}

  /** Throws 415 for an unreadable picture; then nothing is stored. The caller discards the upload. */
  async keep(sent: StoredFile): Promise<CallAnswer<typeof uploadEnquiryPhoto>> {
    const photo = await this.singlePhotos.make(sent);
    const id = v7();
    const key = `enquiries/${v7()}`;
    await this.pendingDeletions.announce([key]);
    try {
      const encryption = await this.objects.put(key, [photo.bytes]);
      await this.transactions.runWithoutWaiting(async ({ manager }) => {
        await this.pendingDeletions.takeOver(manager, [key]);
        await manager.insert(EnquiryPhoto, {
          ...toEncryptedColumns(id, key, encryption),
          enquiryId: null,
          position: 0,
          width: photo.width,
          height: photo.height,
        });
      });
    } catch (error) {
      await this.pendingDeletions.discard([key]);
      throw error;
    }
    return { photo_id: id, preview: photo.preview };
  }
}
