import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Before and after images of one place. */
@Entity('gallery_collection')
export class GalleryCollection {
  @PrimaryColumn('uuid')
  id: string;
  /** The tag name; spelt as the product's calls have always spelt it. */
  @Column('text')
  catergory: string;
  @Column('uuid')
  created_by: string;
  @Column('timestamptz')
  created_at: Date;
}

export type ImageSide = 'before' | 'after';
export type ImageStatus = 'processing' | 'ready' | 'damaged';

/** One file that pages show: an image in one size and format. */
export interface ImageSource {
  /** File name in its public path and in the store. */
  readonly name: string;
  /** px */
  readonly width: number;
  readonly height: number;
  readonly type: 'image/webp' | 'image/jpeg';
}

@Entity('gallery_image')
export class GalleryImage {
  @PrimaryColumn('uuid')
  id: string;
  @Column('uuid')
  collection_id: string;
  @Column('text')
  side: ImageSide;
  /** Order within its side, from 0. */
  @Column('integer')
  position: number;
  @Column('text')
  status: ImageStatus;
  /** The uploaded bytes, with all their metadata; gone once the image is ready or found damaged. */
  @Column('text', { nullable: true })
  original_key: string | null;
  /** px of the upright original; 0 until it is ready. */
  @Column('integer')
  width: number;
  @Column('integer')
  height: number;
  /** A tiny picture as data URL. */
  @Column('text')
  placeholder: string;
  @Column('jsonb')
  sources: ImageSource[];
  /** Attempts to make the sizes that have not ended: an image that kills the process is given up. */
  @Column('integer')
  attempts: number;
  /** When the sizes were last asked for. */
  @Column('timestamptz')
  queued_at: Date;
}
