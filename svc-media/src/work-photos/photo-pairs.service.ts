import { type CallAnswer, type CallBody, GALLERY_TYPES, type publishPhotoPair } from '@cleaning/contracts';
import { type Caller, recordAudit, refuse } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { DocumentObjects } from '../encryption/document-objects.service.js';
import { Intake } from '../files/intake.service.js';
import type { StoredFile } from '../files/stored-file.js';
import { Gallery } from '../gallery/gallery.service.js';
import { GalleryConsent } from './work-photo.entity.js';
import { findVisitPhoto, type VisitPhoto } from './work-photos.queries.js';

/** Copies photos of visits into the public gallery. */
@Injectable()
export class PhotoPairs {
  constructor(
    @InjectRepository(GalleryConsent) private readonly consents: Repository<GalleryConsent>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly gallery: Gallery,
    private readonly intake: Intake,
    private readonly objects: DocumentObjects,
  ) {}

  /**
   * Idempotent by key. Throws 404 if a photo has not arrived, is deleted, or is not of a visit, and 409 for photos of two places, because
   * a consent covers one place.
   */
  async publish(admin: Caller, body: CallBody<typeof publishPhotoPair>): Promise<CallAnswer<typeof publishPhotoPair>> {
    const { key: idempotencyKey, before, after, catergory, agreed_by: agreedBy, consent } = body;
    const existing = await this.consents.findOneBy({ idempotencyKey });
    if (existing) return this.gallery.read(existing.collectionId);
    const [first, second] = [await this.findPhoto(before), await this.findPhoto(after)];
    if (first.jobId !== second.jobId) throw refuse('photos_of_other_places');
    const copies = [await this.copy(first, 'before')];
    try {
      copies.push(await this.copy(second, 'after'));
      const [one, other] = copies as [StoredFile, StoredFile];
      return await this.gallery.create(admin, { catergory, before: [one], after: [other] }, async (tx, subject) => {
        await tx.manager.insert(GalleryConsent, {
          collectionId: subject.id,
          idempotencyKey,
          beforePhotoId: before,
          afterPhotoId: after,
          agreedBy,
          consent,
          notedBy: admin.id,
          notedByName: admin.name,
          notedAt: new Date(),
        });
        await recordAudit(tx, {
          actor: admin,
          action: 'gallery.consent-noted',
          subject,
          details: { agreed_by: agreedBy, consent },
        });
      });
    } catch (error) {
      await Promise.all(copies.map((copy) => this.intake.discard(copy)));
      // A concurrent request with the same key may have succeeded.
      const published = await this.consents.findOneBy({ idempotencyKey });
      if (published) return this.gallery.read(published.collectionId);
      throw error;
    }
  }

  private async findPhoto(id: string): Promise<VisitPhoto> {
    const photo = await findVisitPhoto(this.manager, id);
    if (!photo) throw refuse('no_such_photo');
    return photo;
  }

  private async copy(photo: VisitPhoto, field: 'before' | 'after'): Promise<StoredFile> {
    const source = await this.objects.open(photo);
    if (!source) throw refuse('no_such_photo');
    return this.intake.receive({ folder: 'originals', field, source, accepted: GALLERY_TYPES });
  }
}
