import { ImportedFile } from '@cleaning/service-kit/csv';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A roster that was imported. */
@Entity('roster_import')
export class RosterImport extends ImportedFile {
  /** Number of person–job pairs assigned. */
  @Column({ type: 'integer' })
  assignments: number;
}

/** A person assigned to a job by an import. */
@Entity('roster_import_assignment')
export class RosterImportAssignment {
  @PrimaryColumn({ type: 'uuid' })
  importId: string;

  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  /** The time of the assignment: another one was made by hand. */
  @Column({ type: 'timestamptz' })
  enrolledAt: Date;
}
