import { bigintAsNumber } from '@cleaning/service-kit';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type ChallengePurpose = 'add' | 'login' | 'step-up';

/** A person's passkey. */
@Entity('passkey')
export class PasskeyRow {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  /** base64url */
  @Column({ type: 'text' })
  credentialId: string;

  /** COSE key */
  @Column({ type: 'bytea' })
  publicKey: Buffer;

  /** From the last signature. Increases with each one; 0 for authenticators that don't count. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  counter: number;

  @Column({ type: 'text', array: true })
  transports: AuthenticatorTransport[];

  @Column({ type: 'boolean' })
  synced: boolean;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;

  /** When its counter went back. It is rejected since. */
  @Column({ type: 'timestamptz', nullable: true })
  copiedAt: Date | null;
}

/** An open challenge. */
@Entity('passkey_challenge')
export class PasskeyChallenge {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  challenge: string;

  @Column({ type: 'text' })
  purpose: ChallengePurpose;

  /** Null for a login: the passkey names the person. */
  @Column({ type: 'uuid', nullable: true })
  accountId: string | null;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
