import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's account with a provider, by which they log in. */
@Entity('linked_identity')
export class LinkedIdentity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** One identity of each issuer, by a unique constraint. */
  @Column({ type: 'uuid' })
  accountId: string;

  /** With `subject` of one account, by a unique constraint. */
  @Column({ type: 'text' })
  issuer: string;

  /** The provider's name for the person (`sub`). It stays when the e-mail address changes. */
  @Column({ type: 'text' })
  subject: string;

  /** As it was when it was connected. */
  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}

export type AttemptPurpose = 'login' | 'link';

/** Somebody who has gone to a provider and is to come back. */
@Entity('provider_attempt')
export class ProviderAttempt {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  provider: string;

  @Column({ type: 'text' })
  purpose: AttemptPurpose;

  /** SHA-256 of `state`. */
  @Column({ type: 'text' })
  stateHash: string;

  /** Of a login: SHA-256 of the cookie of the browser that began it. */
  @Column({ type: 'text', nullable: true })
  browserHash: string | null;

  /** Of a link: the session that began it. */
  @Column({ type: 'uuid', nullable: true })
  sessionId: string | null;

  @Column({ type: 'text' })
  nonce: string;

  /** Of PKCE. Of no use without the client's secret and a code. */
  @Column({ type: 'text' })
  verifier: string;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** When the code of the provider was used: it works once. */
  @Column({ type: 'timestamptz', nullable: true })
  takenAt: Date | null;

  /** Of a link: who began it. Of a login: who it was by the provider; the code of the second factor may be missing. */
  @Column({ type: 'uuid', nullable: true })
  accountId: string | null;

  /** Of a login: the provider’s name for that person (`sub`), until the code of the second factor is given. */
  @Column({ type: 'text', nullable: true })
  subject: string | null;

  /** Whether the provider says that it asked for more than one factor. */
  @Column({ type: 'boolean', default: false })
  hasMfa: boolean;

  /** When the person logged in with the provider, if it says so. */
  @Column({ type: 'timestamptz', nullable: true })
  authenticatedAt: Date | null;
}
