import type { Fence } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where a job is. Degrees; radius in metres. */
@Entity('job_fence')
export class JobFence {
  @PrimaryColumn({ name: 'job_id', type: 'uuid' })
  jobId: string;

  @Column({ type: 'double precision' })
  lat: number;

  @Column({ type: 'double precision' })
  lng: number;

  @Column({ type: 'integer' })
  radius: number;

  @Column({ type: 'text' })
  source: Fence['source'];

  @Column({ name: 'set_by', type: 'uuid' })
  setBy: string;

  @Column({ name: 'set_at', type: 'timestamptz' })
  setAt: Date;
}
