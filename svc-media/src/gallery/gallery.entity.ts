import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Before and after images of one place. */
@Entity('gallery_collection')
export class GalleryCollection {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The tag, misspelt as in the API. */
  @Column({ type: 'text' })
  catergory: string;

  @Column({ type: 'uuid' })
  createdBy: string;

  @Column({ type: 'timestamptz' })
  createdAt: Date;
}

export type ImageSide = 'before' | 'after';
export type ImageStatus = 'processing' | 'ready' | 'damaged';

/** An image in one size and format. */
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
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  collectionId: string;

  @Column({ type: 'text' })
  side: ImageSide;

  /** Order within its side, from 0. */
  @Column({ type: 'integer' })
  position: number;

  @Column({ type: 'text' })
  status: ImageStatus;

  /** The upload with its metadata; null once the image is ready or damaged. */
  @Column({ type: 'text', nullable: true })
  originalKey: string | null;

  /** px of the upright original; 0 until ready. */
  @Column({ type: 'integer' })
  width: number;

  @Column({ type: 'integer' })
  height: number;

  /** A tiny picture as data URL. */
  @Column({ type: 'text' })
  placeholder: string;

  @Column({ type: 'jsonb' })
  sources: ImageSource[];

  /** Unfinished attempts, to give up on an image that crashes the process. */
  @Column({ type: 'integer' })
  attempts: number;

  /** When its job was last queued. */
  @Column({ type: 'timestamptz' })
  queuedAt: Date;
}
