import type { AuditEntry as Entry } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The audit log of the whole product. The database refuses changes and deletions. */
@Entity({ name: 'audit_entry' })
export class AuditEntry {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'timestamptz' })
  at: Date;

  @Column({ type: 'text' })
  actorId: string;

  /** The name at that time; it does not change with the account. */
  @Column({ type: 'text' })
  actorName: string;

  @Column({ type: 'text' })
  action: Entry['action'];

  @Column({ type: 'text' })
  subjectKind: Entry['subject_kind'];

  @Column({ type: 'text' })
  subjectId: string;

  @Column({ type: 'text' })
  subjectName: string;

  @Column({ type: 'jsonb' })
  details: Entry['details'];
}
