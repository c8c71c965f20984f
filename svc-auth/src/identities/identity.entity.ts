import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's account with a provider, by which they log in. */
@Entity('linked_identity')
export class LinkedIdentity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Unique for each issuer. */
  @Column({ type: 'uuid' })
  accountId: string;

  /** Unique together with `subject`. */
  @Column({ type: 'text' })
  issuer: string;

  /** The provider's name for the person (`sub`). It stays when the e-mail address changes. */
  @Column({ type: 'text' })
  subject: string;

  /** Email address when it was connected. */
  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}

export type AttemptPurpose = 'login' | 'link';

/** A started login at a provider. */
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

  /** For a login: SHA-256 of the cookie of the browser that began it. */
  @Column({ type: 'text', nullable: true })
  browserHash: string | null;

  /** For a link: the session that began it. */
  @Column({ type: 'uuid', nullable: true })
  sessionId: string | null;

  @Column({ type: 'text' })
  nonce: string;

  /** PKCE code verifier. Useless without the client's secret and an authorization code. */
  @Column({ type: 'text' })
  verifier: string;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** When the provider's code was used; it works once. */
  @Column({ type: 'timestamptz', nullable: true })
  takenAt: Date | null;

  /** For a link: who began it. For a login: the person by the provider; the second factor's code may be missing. */
  @Column({ type: 'uuid', nullable: true })
  accountId: string | null;

  /** For a login: the provider’s id of that person (`sub`), until the second factor's code is given. */
  @Column({ type: 'text', nullable: true })
  subject: string | null;

  /** True if the provider reports more than one factor. */
  @Column({ type: 'boolean', default: false })
  hasMfa: boolean;

  /** Time of the login at the provider, if reported. */
  @Column({ type: 'timestamptz', nullable: true })
  authenticatedAt: Date | null;
}
