import type { ComplianceSettings as Settings } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A notice before a version expires, sent once. A changed expiry date is notified again. */
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

/** A notice to admins before a version must be checked again. */
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

/** One row at most; the defaults apply without it. */
@Entity('compliance_settings')
export class ComplianceSettings {
  @PrimaryColumn({ type: 'integer' })
  id: 1;

  @Column({ type: 'jsonb' })
  settings: Partial<Settings>;

  @Column({ type: 'integer' })
  version: number;
}
