import type { SiteFileKind } from '@cleaning/contracts';
import { Column, Entity } from 'typeorm';
import { EncryptedFile } from '../encryption/encrypted-file.entity.js';

/** A picture for a place's instructions, without metadata, or a safety data sheet as uploaded. */
@Entity('site_file')
export class SiteFile extends EncryptedFile {
  @Column({ type: 'uuid' })
  jobId: string;

  @Column({ type: 'text' })
  kind: SiteFileKind;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'uuid' })
  addedBy: string;
}
