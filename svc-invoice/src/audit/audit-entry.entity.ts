import { Column, Entity, PrimaryColumn } from 'typeorm';

export type AuditAction = 'invoice.issued' | 'settings.changed';

/** Who did what, when. The database refuses to change or delete a row. */
@Entity('audit_entry')
export class AuditEntry {
  @PrimaryColumn('uuid')
  id: string;
  @Column('timestamptz')
  at: Date;
  @Column('uuid')
  actor_id: string;
  @Column('text')
  action: AuditAction;
  /** The invoice's number, or `settings`. */
  @Column('text')
  subject: string;
  @Column('jsonb')
  detail: Record<string, unknown>;
}
