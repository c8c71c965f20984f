import type { AuditEntry as Entry } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who did what to whom and when, in the whole product. The database refuses to change or delete a row. */
@Entity({ name: 'audit_entry' })
export class AuditEntry {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'timestamptz' })
  at: Date;

  @Column({ type: 'text' })
  actor_id: string;

  /** The name at that time: later changes of the account do not rewrite history. */
  @Column({ type: 'text' })
  actor_name: string;

  @Column({ type: 'text' })
  action: Entry['action'];

  @Column({ type: 'text' })
  subject_kind: Entry['subject_kind'];

  @Column({ type: 'text' })
  subject_id: string;

  @Column({ type: 'text' })
  subject_name: string;

  @Column({ type: 'jsonb' })
  details: Entry['details'];
}
