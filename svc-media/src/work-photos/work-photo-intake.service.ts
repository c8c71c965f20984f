import {
  type CallAnswer,
  DAY_MS,
  FEEDBACK_PHOTOS_PER_DAY,
  type uploadClientPhoto,
  type uploadWorkPhoto,
  WORK_PHOTO_TYPES,
  WORK_PHOTOS_PER_DAY,
} from '@cleaning/contracts';
import {
  type Caller,
  type ClientSession,
  type FilePart,
  getNow,
  insertOnce,
  refuse,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type Repository } from 'typeorm';
import { v7 } from 'uuid';
import { DocumentObjects } from '../encryption/document-objects.service.js';
import { toEncryptedColumns } from '../encryption/encrypted-file.entity.js';
import { PhotoReceiver } from '../files/intake-receiver.service.js';
import { type ReceivedPhoto, storeCopy } from '../files/single-photos.service.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { WorkPhoto } from './work-photo.entity.js';

const HOUR_SECONDS = 3600;

type Owner = Pick<Caller, 'id'>;

/** Takes a work photo. */
@Injectable()
export class WorkPhotoReceiver extends PhotoReceiver {
  receive({ field, stream, signal }: FilePart): Promise<ReceivedPhoto> {
    return this.intake.receivePhoto({ folder: 'work', field, source: stream, signal, accepted: WORK_PHOTO_TYPES });
  }
}

/** Stores photos that people take at work. */
@Injectable()
export class WorkPhotoIntake {
  constructor(
    @InjectRepository(WorkPhoto) private readonly photos: Repository<WorkPhoto>,
    private readonly transactions: Transactions,
    private readonly objects: DocumentObjects,
    private readonly pendingDeletions: PendingDeletions,
  ) {}

  /**
   * Idempotent by key. The caller ends the upload. Throws 409 for another person's key, 415 for an unreadable
   * picture, 429.
   */
  async keep(caller: Owner, id: string, sent: ReceivedPhoto): Promise<CallAnswer<typeof uploadWorkPhoto>> {
    return this.keepPhoto({ ...caller, limit: WORK_PHOTOS_PER_DAY, refusal: 'too_many_photos' }, id, sent);
  }

  /** A photo of a problem at a client's place. It belongs to the client, whichever contact sends it. */
  async keepForClient(
    { clientId: id }: ClientSession,
    key: string,
    sent: ReceivedPhoto,
  ): Promise<CallAnswer<typeof uploadClientPhoto>> {
    return this.keepPhoto({ id, limit: FEEDBACK_PHOTOS_PER_DAY, refusal: 'too_many_client_photos' }, key, sent);
  }

  private async keepPhoto(
    caller: Owner & { readonly limit: number; readonly refusal: 'too_many_photos' | 'too_many_client_photos' },
    id: string,
    sent: ReceivedPhoto,
  ): Promise<CallAnswer<typeof uploadWorkPhoto>> {
    if (await this.isKept(caller, id)) return { photo_id: id };
    const today = { personId: caller.id, createdAt: MoreThan(new Date(getNow().getTime() - DAY_MS)) };
    if ((await this.photos.countBy(today)) >= caller.limit) throw refuse(caller.refusal, { retry_after: HOUR_SECONDS });
    const { bytes, width, height } = await sent.make();
    const key = `work/${v7()}`;
    await this.pendingDeletions.announce([key]);
    try {
      const encryption = await storeCopy(this.objects, key, bytes);
      const isNew = await this.transactions.run(async (tx) => {
        const row = { ...toEncryptedColumns(id, key, encryption), personId: caller.id, width, height };
        if (!(await insertOnce(tx.manager, WorkPhoto, row))) return false;
        await this.pendingDeletions.takeOver(tx.manager, [key]);
        return true;
      });
      // Another request has stored it.
      if (!isNew) {
        await this.pendingDeletions.discard([key]);
        await this.isKept(caller, id);
      }
    } catch (error) {
      await this.pendingDeletions.discard([key]);
      throw error;
    }
    return { photo_id: id };
  }

  private async isKept(caller: Owner, id: string): Promise<boolean> {
    const photo = await this.photos.findOneBy({ id });
    if (photo && photo.personId !== caller.id) throw refuse('photo_of_other');
    return photo !== null;
  }
}
