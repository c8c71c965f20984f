import type { DetailField } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's request to change their details. At most one of a person is open. */
@Entity('detail_change')
export class DetailChange {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text', array: true })
  fields: DetailField[];

  /** JSON by field, sealed; empty once it is decided. */
  @Column({ type: 'text' })
  asked: string;

  @Column({ type: 'text' })
  state: 'open' | 'approved' | 'rejected' | 'withdrawn';

  @Column({ type: 'timestamptz' })
  askedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ type: 'uuid', nullable: true })
  decidedBy: string | null;

  /** Set for a rejection. */
  @Column({ type: 'text' })
  reason: string;
}
