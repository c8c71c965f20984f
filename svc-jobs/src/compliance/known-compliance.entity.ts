import type { ComplianceKind } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Replica of svc-media: a person's documents, valid or not. */
@Entity('known_compliance')
export class KnownCompliance {
  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  /** `kind`, `base` and `expires_on` of each document; a newer svc-media may send further kinds. */
  @Column({ type: 'jsonb' })
  documents: readonly { readonly kind: string; readonly base: string; readonly expires_on: string }[];

  /** The person's visa limits hours of work. */
  @Column({ type: 'boolean' })
  workLimit: boolean;
}

/** Replica of svc-media: the company's rules. One row at most; without it the defaults hold. */
@Entity('known_compliance_settings')
export class KnownComplianceSettings {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Kinds whose expiry stops new work at every job. */
  @Column({ type: 'text', array: true })
  counting: string[];

  /** What Start does if one of them is expired. */
  @Column({ type: 'text' })
  start: 'warn' | 'refuse';
}

/** A kind of document that a job requires. */
@Entity('job_requirement')
export class JobRequirement {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  @PrimaryColumn({ type: 'text' })
  kind: ComplianceKind;
}
