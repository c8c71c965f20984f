import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The company's rules for clock events. One row at most; without it the defaults hold. */
@Entity('work_settings')
export class WorkSettingsRow {
  @PrimaryColumn({ type: 'smallint' })
  id: number;

  @Column({ type: 'boolean' })
  startWithoutLocation: boolean;

  /** Clock events of before keep to the rules of before. */
  @Column({ type: 'timestamptz' })
  changedAt: Date;

  /** 1, and one more with each change. */
  @Column({ type: 'integer' })
  version: number;
}
