import type { WorkPhotoKind } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EncryptedFile } from '../encryption/encrypted-file.entity.js';

/** A photo that a person took at work: made anew, without camera data, and encrypted. Its id is the key that the device gave it. */
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

/** svc-jobs says what a photo belongs to, before the photo arrives or afterwards. */
@Entity('named_work_photo')
export class NamedWorkPhoto {
  @PrimaryColumn({ type: 'uuid' })
  photoId: string;

  /** The report about a visit, the incident, or the inspection. */
  @Column({ type: 'uuid' })
  ownerId: string;

  @Column({ type: 'text' })
  kind: WorkPhotoKind;

  /** Null where an incident concerns no job. */
  @Column({ type: 'uuid', nullable: true })
  jobId: string | null;

  /** Whose photo it must be. */
  @Column({ type: 'uuid' })
  personId: string;

  /** Order, from 0. */
  @Column({ type: 'integer' })
  position: number;

  /** When its time was over. */
  @Column({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}

/** A client has agreed that photos of their place are shown. Kept when the photos are taken out of the gallery again. */
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

  /** Who of the client. */
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
