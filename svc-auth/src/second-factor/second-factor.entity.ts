import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's authenticator app. */
@Entity('second_factor')
export class TotpFactor {
  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  /** Sealed. */
  @Column({ type: 'text' })
  totpSecret: string;

  /** Null until confirmed with a code. */
  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** The time step of the last code: a code works once. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  lastStep: number;
}

/** A code that works once, when the authenticator app is lost. */
@Entity('recovery_code')
export class RecoveryCode {
  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  /** SHA-256 of a code with 120 random bits. */
  @PrimaryColumn({ type: 'text' })
  codeHash: string;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}
