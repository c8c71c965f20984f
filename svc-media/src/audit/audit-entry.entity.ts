import { Column, Entity, PrimaryColumn } from 'typeorm';

export type AuditAction = 'document.read' | 'gallery.created' | 'gallery.removed';

/** Who did what to whom, when. The database refuses to change or delete a row. */
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
  /** The document or collection. */
  @Column('uuid')
  subject_id: string;
  /** The person whom it concerns, when there is one. */
  @Column('uuid', { nullable: true })
  person_id: string | null;
  @Column('text')
  detail: string;
}
