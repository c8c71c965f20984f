import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's authenticator app. */
@Entity('second_factor')
export class TotpFactor {
  @PrimaryColumn({ name: 'account_id', type: 'uuid' })
  accountId: string;

  /** Sealed. */
  @Column({ name: 'totp_secret', type: 'text' })
  totpSecret: string;

  /** Null until a code of it was given. */
  @Column({ name: 'confirmed_at', type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** The time step of the last code: a code works once. */
  @Column({ name: 'last_step', type: 'bigint', transformer: bigintAsNumber })
  lastStep: number;
}

/** A code that works once, when the authenticator app is lost. */
@Entity('recovery_code')
export class RecoveryCode {
  @PrimaryColumn({ name: 'account_id', type: 'uuid' })
  accountId: string;

  /** SHA-256 of a code with 120 random bits. */
  @PrimaryColumn({ name: 'code_hash', type: 'text' })
  codeHash: string;

  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}
