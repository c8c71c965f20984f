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
