import { type CallAnswer, ENQUIRY_PHOTO_TYPES, type uploadEnquiryPhoto } from '@cleaning/contracts';
import { type FilePart, getCountedAddress, hashSha256, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { AnonymousUploads } from '../documents/anonymous-uploads.service.js';
import { DocumentObjects } from '../encryption/document-objects.service.js';
import { toEncryptedColumns } from '../encryption/encrypted-file.entity.js';
import { Intake } from '../files/intake.service.js';
import { PhotoReceiver } from '../files/intake-receiver.service.js';
import { type ReceivedPhoto, storeCopy } from '../files/single-photos.service.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { EnquiryPhoto } from './enquiry-photo.entity.js';

/** Takes a visitor's photo, within the limit of anonymous uploads. */
@Injectable()
export class EnquiryPhotoReceiver extends PhotoReceiver {
  constructor(
    intake: Intake,
    private readonly uploads: AnonymousUploads,
  ) {
    super(intake);
  }

  async receive({ field, stream, signal, request }: FilePart): Promise<ReceivedPhoto> {
    const client = hashSha256(getCountedAddress(request.ip));
    const { take, end } = this.uploads.begin(client);
    const upload = { folder: 'enquiries', field, source: stream, signal, accepted: ENQUIRY_PHOTO_TYPES, take } as const;
    return this.intake.receivePhoto(upload).finally(end);
  }
}

/** Stores a re-encoded copy of the uploaded photo. */
@Injectable()
export class PhotoIntake {
  constructor(
    private readonly transactions: Transactions,
    private readonly objects: DocumentObjects,
    private readonly pendingDeletions: PendingDeletions,
  ) {}

  /** Throws 415 for an unreadable picture; then nothing is stored. The caller ends the upload. */
  async keep(sent: ReceivedPhoto): Promise<CallAnswer<typeof uploadEnquiryPhoto>> {
    const photo = await sent.make({ withPreview: true });
    const id = v7();
    const key = `enquiries/${v7()}`;
    await this.pendingDeletions.announce([key]);
    try {
      const encryption = await storeCopy(this.objects, key, photo.bytes);
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
