import type { EntityState } from '@cleaning/contracts';
import { ImportedFile } from '@cleaning/service-kit/csv';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of jobs that was imported. */
@Entity('job_import')
export class JobImport extends ImportedFile {
  /** Jobs that it added. */
  @Column({ type: 'integer' })
  jobs: number;
}

/** A job that svc-jobs makes as an import says it. */
@Entity('imported_job')
export class ImportedJob {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  @Column({ type: 'uuid' })
  importId: string;

  @Column({ type: 'jsonb' })
  job: EntityState<'agreed-job'>;
}
