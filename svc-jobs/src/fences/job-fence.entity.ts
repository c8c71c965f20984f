import type { Fence } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Fence of a job. Degrees; radius in metres. */
@Entity('job_fence')
export class JobFence {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  @Column({ type: 'double precision' })
  lat: number;

  @Column({ type: 'double precision' })
  lng: number;

  @Column({ type: 'integer' })
  radius: number;

  @Column({ type: 'text' })
  source: Fence['source'];

  @Column({ type: 'uuid' })
  setBy: string;

  @Column({ type: 'timestamptz' })
  setAt: Date;
}
