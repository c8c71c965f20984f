import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A run that pays people. At most one is a draft or approved; one that is paid or cancelled never changes. */
@Entity('pay_run')
export class PayRun {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'integer' })
  number: number;

  /** YYYY-MM-DD: pays what was earned until then. */
  @Column({ type: 'date' })
  throughDay: string;

  /** YYYY-MM-DD */
  @Column({ type: 'date' })
  payDay: string;

  @Column({ type: 'text' })
  state: 'draft' | 'approved' | 'paid' | 'cancelled';

  @Column({ type: 'uuid', array: true })
  leaveOut: string[];

  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'uuid' })
  createdBy: string;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  /** Who last changed the draft or withdrew an approval. */
  @Column({ type: 'uuid', nullable: true })
  changedBy: string | null;

  /** The first of two approvers. */
  @Column({ type: 'uuid', nullable: true })
  firstApprovedBy: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  firstApprovedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  firstKey: string | null;

  @Column({ type: 'uuid', nullable: true })
  approvedBy: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  approvedAt: Date | null;

  @Column({ type: 'date', nullable: true })
  paidOn: string | null;

  @Column({ type: 'uuid', nullable: true })
  paidBy: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  paidAt: Date | null;

  @Column({ type: 'uuid', nullable: true })
  cancelledBy: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  cancelledAt: Date | null;

  @Column({ type: 'text', nullable: true })
  cancelReason: string | null;
}

/** Increases the version with each change of a run. */
export const NEXT_VERSION = () => 'version + 1';

/** Discards the first of two approvals. */
export const NOT_APPROVED = { firstApprovedBy: null, firstApprovedAt: null, firstKey: null } as const;
