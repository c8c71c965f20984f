import { Column, Entity, PrimaryColumn } from 'typeorm';

export const AUDITED_ACTIONS = ['verify', 'disprove', 'remove', 'change-password'] as const;
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];

/** Who did what to whom and when. The database refuses to change or delete a row. */
@Entity({ name: 'audit_entry' })
export class AuditEntry {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'timestamptz' })
  at: Date;

  @Column({ type: 'text' })
  action: AuditedAction;

  @Column({ type: 'uuid' })
  actor_id: string;

  /** The name at that time: later changes of the account do not rewrite history. */
  @Column({ type: 'text' })
  actor_name: string;

  @Column({ type: 'uuid' })
  subject_id: string;

  @Column({ type: 'text' })
  subject_name: string;
}
