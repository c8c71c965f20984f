import type { SitePicturePlace } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of a picture: its name in the store, below `site/`, and what it is. */
export interface SiteSource {
  readonly label: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly type: string;
}

/** A picture that was uploaded for a place. Rows are never changed. */
@Entity('site_picture_file')
export class SitePictureFile {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  place: SitePicturePlace;

  /** px of the original, upright. */
  @Column({ type: 'integer' })
  width: number;

  @Column({ type: 'integer' })
  height: number;

  @Column({ type: 'jsonb' })
  sources: readonly SiteSource[];

  /** Of a logo: the PNG that mails and papers have. Read only where it is asked for. */
  @Column({ type: 'bytea', nullable: true, select: false })
  bytes: Buffer | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;
}

/** What a place of the public pages shows; no row before the first time. Without a file it is the drawing. */
@Entity('site_picture')
export class SitePictureRow {
  @PrimaryColumn({ type: 'text' })
  place: SitePicturePlace;

  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'uuid', nullable: true })
  draftFile: string | null;

  @Column({ type: 'text' })
  draftAlt: string;

  @Column({ type: 'uuid', nullable: true })
  publishedFile: string | null;

  @Column({ type: 'text' })
  publishedAlt: string;
}

/** What was published in a place. Rows are never changed. */
@Entity('site_picture_version')
export class SitePictureVersion {
  @PrimaryColumn({ type: 'text' })
  place: SitePicturePlace;

  @PrimaryColumn({ type: 'integer' })
  version: number;

  @Column({ type: 'uuid', nullable: true })
  file: string | null;

  @Column({ type: 'text' })
  alt: string;

  @Column({ type: 'text' })
  publishedBy: string;

  @Column({ type: 'timestamptz' })
  publishedAt: Date;
}
