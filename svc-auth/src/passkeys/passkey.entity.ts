import { bigintAsNumber } from '@cleaning/service-kit';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type ChallengePurpose = 'add' | 'login' | 'step-up';

/** A person's passkey. */
@Entity('passkey')
export class StoredPasskey {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'account_id', type: 'uuid' })
  accountId: string;

  /** base64url */
  @Column({ name: 'credential_id', type: 'text' })
  credentialId: string;

  /** COSE key */
  @Column({ name: 'public_key', type: 'bytea' })
  publicKey: Buffer;

  /** Of the last signature. It rises with each one; 0 for authenticators that do not count. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  counter: number;

  @Column({ type: 'text', array: true })
  transports: AuthenticatorTransport[];

  @Column({ type: 'boolean' })
  synced: boolean;

  @Column({ type: 'text' })
  name: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'last_used_at', type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;

  /** When its counter went back. It is not accepted any more. */
  @Column({ name: 'copied_at', type: 'timestamptz', nullable: true })
  copiedAt: Date | null;
}

/** A challenge that waits for its answer. */
@Entity('passkey_challenge')
export class PasskeyChallenge {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  challenge: string;

  @Column({ type: 'text' })
  purpose: ChallengePurpose;

  /** Null for a login: the passkey names the person. */
  @Column({ name: 'account_id', type: 'uuid', nullable: true })
  accountId: string | null;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
