import type { WorkPhotoKind } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EncryptedFile } from '../encryption/encrypted-file.entity.js';

/** A photo taken at work: re-encoded without camera data, and encrypted. The device generates its id. */
@Entity('work_photo')
export class WorkPhoto extends EncryptedFile {
  /** Who took it. */
  @Column({ type: 'uuid' })
  personId: string;

  /** px */
  @Column({ type: 'integer' })
  width: number;

  @Column({ type: 'integer' })
  height: number;
}

/** What a photo belongs to, from svc-jobs' feed; may arrive before or after the photo. */
@Entity('named_work_photo')
export class NamedWorkPhoto {
  @PrimaryColumn({ type: 'uuid' })
  photoId: string;

  /** The report about a visit, the incident, or the inspection. */
  @Column({ type: 'uuid' })
  ownerId: string;

  @Column({ type: 'text' })
  kind: WorkPhotoKind;

  /** Null for an incident without a job. */
  @Column({ type: 'uuid', nullable: true })
  jobId: string | null;

  /** The photo's required owner. */
  @Column({ type: 'uuid' })
  personId: string;

  /** Order, from 0. */
  @Column({ type: 'integer' })
  position: number;

  /** When its retention ended. */
  @Column({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}

/** A client's consent to show photos of their place. Kept when the photos are removed from the gallery. */
@Entity('gallery_consent')
export class GalleryConsent {
  @PrimaryColumn({ type: 'uuid' })
  collectionId: string;

  @Column({ type: 'uuid' })
  idempotencyKey: string;

  @Column({ type: 'uuid' })
  beforePhotoId: string;

  @Column({ type: 'uuid' })
  afterPhotoId: string;

  /** The client's contact. */
  @Column({ type: 'text' })
  agreedBy: string;

  @Column({ type: 'text' })
  consent: string;

  @Column({ type: 'uuid' })
  notedBy: string;

  @Column({ type: 'text' })
  notedByName: string;

  @Column({ type: 'timestamptz' })
  notedAt: Date;
}
