import type { ComplianceDetails, ComplianceKind, ComplianceVersion as Shown } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One version of a person's document of a kind. Its files are in `document`. */
@Entity('compliance_version')
export class ComplianceVersion {
  /** The id of its first file. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  personId: string;

  @Column({ type: 'text' })
  kind: ComplianceKind;

  /** Counts from 1 for each person and kind. */
  @Column({ type: 'integer' })
  number: number;

  /** Counts the decisions about it. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'text' })
  state: Shown['state'];

  @Column({ type: 'timestamptz' })
  submittedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ type: 'uuid', nullable: true })
  decidedBy: string | null;

  @Column({ type: 'text' })
  decidedByName: string;

  /** Set for a refusal. */
  @Column({ type: 'text' })
  reason: string;

  @Column({ type: 'date', nullable: true })
  issuedOn: string | null;

  /** The last day on which it is valid. */
  @Column({ type: 'date', nullable: true })
  expiresOn: string | null;

  @Column({ type: 'jsonb' })
  details: Partial<ComplianceDetails>;

  @Column({ type: 'boolean' })
  workLimit: boolean;

  @Column({ type: 'timestamptz', nullable: true })
  filesDeletedAt: Date | null;
}

/** When a person was last asked for a kind. */
@Entity('compliance_request')
export class ComplianceRequest {
  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  @PrimaryColumn({ type: 'text' })
  kind: ComplianceKind;

  @Column({ type: 'timestamptz' })
  askedAt: Date;
}
