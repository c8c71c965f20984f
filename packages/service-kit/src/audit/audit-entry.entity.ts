import type { AuditEntry } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An audited action of this service, on its way to the log of svc-auth. */
@Entity('audit_entry')
export class AuditEntryRow {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'jsonb' })
  entry: AuditEntry;
}
