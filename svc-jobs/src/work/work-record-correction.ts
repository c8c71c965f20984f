import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Values of a work record before a correction. Moments YYYY-MM-DDTHH:MM in business time, `endedAt` empty while it ran; cents. */
export interface FormerWork {
  businessDate: string;
  startedAt: string;
  endedAt: string;
  minutes: number | null;
  contractorCents: number | null;
  companyCents: number | null;
}

/** A correction of a work record, with the old values and the reason. The database refuses to change or delete a row. */
@Entity('work_record_correction')
export class WorkRecordCorrection {
  @PrimaryColumn({ name: 'work_record_id', type: 'uuid' })
  workRecordId: string;

  /** The version that the correction made. */
  @PrimaryColumn({ type: 'integer' })
  version: number;

  @Column({ name: 'corrected_at', type: 'timestamptz' })
  correctedAt: Date;

  @Column({ name: 'corrected_by', type: 'uuid' })
  correctedBy: string;

  @Column({ type: 'text' })
  reason: string;

  @Column({ type: 'jsonb' })
  before: FormerWork;
}
