import type { StateOf } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of jobs that was imported. */
@Entity('job_import')
export class JobImport {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'file_name', type: 'text' })
  fileName: string;

  /** Jobs that it added. */
  @Column({ type: 'integer' })
  jobs: number;

  @Column({ name: 'imported_by', type: 'text' })
  importedBy: string;

  @Column({ name: 'imported_at', type: 'timestamptz', default: () => 'now()' })
  importedAt: Date;

  @Column({ name: 'undone_at', type: 'timestamptz', nullable: true })
  undoneAt: Date | null;
}

/** A job that svc-jobs makes as an import says it. */
@Entity('imported_job')
export class ImportedJob {
  @PrimaryColumn({ name: 'job_id', type: 'uuid' })
  jobId: string;

  @Column({ name: 'import_id', type: 'uuid' })
  importId: string;

  @Column({ type: 'jsonb' })
  job: StateOf<'agreed-job'>;
}
