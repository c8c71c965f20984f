import type { JobKind } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Replica of svc-jobs' jobs: name and address of invoices. */
@Entity('known_job')
export class KnownJob {
  @PrimaryColumn('uuid')
  id: string;
  @Column('text')
  kind: JobKind;
  @Column('text')
  title: string;
  @Column('text')
  address: string;
}
