import type { CompanyExport as CompanyExportView, ExportPart } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A ZIP of all company data, requested by an admin. */
@Entity('company_export')
export class CompanyExport {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text', default: 'waiting' })
  state: Exclude<CompanyExportView['state'], 'none'>;

  @Column({ type: 'uuid' })
  askedBy: string;

  /** Name at the time of the request. */
  @Column({ type: 'text' })
  askedByName: string;

  @Column({ type: 'timestamptz' })
  askedAt: Date;

  /** Number of attempts. Tells a process whether another one has taken over. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** The last sign of life of the process that makes it. */
  @Column({ type: 'timestamptz', nullable: true })
  beatAt: Date | null;

  @Column({ type: 'jsonb', default: [] })
  parts: ExportPart[];

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null;

  /** While it is ready. */
  @Column({ type: 'text', nullable: true })
  objectKey: string | null;

  /** PostgreSQL's bigint arrives as text. */
  @Column({ type: 'bigint', nullable: true })
  sizeBytes: string | null;

  @Column({ type: 'text', nullable: true })
  keyId: string | null;

  @Column({ type: 'bytea', nullable: true })
  headDigest: Buffer | null;
}
