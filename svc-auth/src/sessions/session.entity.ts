import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Lifetime of a session and its token: twelve hours. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** A login. Its id is in the token. */
@Entity('session')
export class Session {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'account_id', type: 'uuid' })
  accountId: string;

  /** That of the account when it was opened: one of an earlier version has ended. */
  @Column({ name: 'session_version', type: 'integer' })
  sessionVersion: number;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @Column({ name: 'ended_at', type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  /** Browser and operating system; empty when they are not known. */
  @Column({ type: 'text' })
  device: string;

  /** When the factor was given again after the login; null before. */
  @Column({ name: 'factor_at', type: 'timestamptz', nullable: true })
  factorAt: Date | null;
}

/** The last use of a session after its login, known to the minute. */
@Entity('session_use')
export class SessionUse {
  @PrimaryColumn({ name: 'session_id', type: 'uuid' })
  sessionId: string;

  @Column({ name: 'last_used_at', type: 'timestamptz' })
  lastUsedAt: Date;
}

/** A browser in which a person has logged in, by the hash of a cookie. */
@Entity('known_device')
export class KnownDevice {
  @PrimaryColumn({ name: 'account_id', type: 'uuid' })
  accountId: string;

  @PrimaryColumn({ name: 'cookie_hash', type: 'text' })
  cookieHash: string;

  @Column({ name: 'first_seen_at', type: 'timestamptz' })
  firstSeenAt: Date;

  @Column({ name: 'last_seen_at', type: 'timestamptz' })
  lastSeenAt: Date;
}
