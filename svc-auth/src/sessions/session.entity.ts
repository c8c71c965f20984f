import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Lifetime of a session and its token: twelve hours. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** A login. Its id is in the token. */
@Entity('session')
export class Session {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  /** The account's version when it was opened: sessions of an earlier version have ended. */
  @Column({ type: 'integer' })
  sessionVersion: number;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  /** Browser and operating system; empty when they are not known. */
  @Column({ type: 'text' })
  device: string;

  /** When the factor was given, if not at the login: again after it, or at a provider before it. */
  @Column({ type: 'timestamptz', nullable: true })
  factorAt: Date | null;
}

/** The last use of a session after its login, known to the minute. */
@Entity('session_use')
export class SessionUse {
  @PrimaryColumn({ type: 'uuid' })
  sessionId: string;

  @Column({ type: 'timestamptz' })
  lastUsedAt: Date;
}

/** A browser in which a person has logged in, by the hash of a cookie. */
@Entity('known_device')
export class KnownDevice {
  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  @PrimaryColumn({ type: 'text' })
  cookieHash: string;

  @Column({ type: 'timestamptz' })
  firstSeenAt: Date;

  @Column({ type: 'timestamptz' })
  lastSeenAt: Date;
}
