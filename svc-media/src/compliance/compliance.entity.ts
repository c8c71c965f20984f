import type { ComplianceSettings as Settings } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A notice before the end of a version, once each. Another end of the same version is told of again. */
@Entity('compliance_notice')
export class ComplianceNotice {
  @PrimaryColumn({ type: 'uuid' })
  versionId: string;

  /** One of `EXPIRY_NOTICE_DAYS`. */
  @PrimaryColumn({ type: 'integer' })
  days: number;

  @PrimaryColumn({ type: 'date' })
  expiresOn: string;
}

/** A notice to admins before a version is to be checked again, in the same way. */
@Entity('compliance_check_notice')
export class ComplianceCheckNotice {
  @PrimaryColumn({ type: 'uuid' })
  versionId: string;

  /** One of `EXPIRY_NOTICE_DAYS`. */
  @PrimaryColumn({ type: 'integer' })
  days: number;

  @PrimaryColumn({ type: 'date' })
  checkAgainOn: string;
}

/** One row at most; without it the defaults hold. */
@Entity('compliance_settings')
export class ComplianceSettings {
  @PrimaryColumn({ type: 'integer' })
  id: 1;

  @Column({ type: 'jsonb' })
  settings: Partial<Settings>;

  @Column({ type: 'integer' })
  version: number;
}
