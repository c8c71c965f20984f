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

  /** A logo's PNG for mails and papers. Not selected by default. */
  @Column({ type: 'bytea', nullable: true, select: false })
  bytes: Buffer | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;
}

/** The picture of a place on the public pages; no row before the first change. Without a file, the page shows its drawing. */
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

/** A picture that was published in a place. Rows are never changed. */
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
