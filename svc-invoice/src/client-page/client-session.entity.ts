import { HourlyBooking } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A requested login code, stored whether or not the address is a contact's; only the mail reveals that. Bound to the
 * browser that requested it, so that nobody else can use it up or replace it.
 */
@Entity('client_browser_code')
export class ClientCode {
  /** Lower case. Another request of the browser replaces the row. */
  @PrimaryColumn({ type: 'text' })
  email: string;

  /** SHA-256 of the browser's cookie. */
  @PrimaryColumn({ type: 'text' })
  browserHash: string;

  @Column({ type: 'uuid' })
  id: string;

  /** HMAC of id and code; the key isn't in the database. */
  @Column({ type: 'text' })
  codeHash: string;

  /** Wrong codes that were entered. */
  @Column({ type: 'integer' })
  tries: number;

  /** Maximum wrong entries; fewer once somebody is guessing the client's codes. */
  @Column({ type: 'integer' })
  maxTries: number;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** When the address's owner was looked up; null until then. */
  @Column({ type: 'timestamptz', nullable: true })
  lookedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}

/** A wrong code entered for an address, kept for a day. */
@Entity('client_wrong_code')
export class ClientWrongCode {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Lower case. */
  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;
}

/** When admins were notified that a client's codes are being guessed. */
@Entity('client_guessing')
export class ClientGuessing {
  @PrimaryColumn({ type: 'uuid' })
  clientId: string;

  @Column({ type: 'timestamptz' })
  toldAt: Date;
}

/**
 * Codes of 1.9.0, which may run beside this version during an update, or again after `back`. A later version drops the
 * table.
 */
@Entity('client_code')
export class EarlierClientCode {
  @PrimaryColumn({ type: 'text' })
  email: string;

  @Column({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  codeHash: string;

  @Column({ type: 'integer' })
  tries: number;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  lookedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}

/** A logged-in contact, who sees one client's page at a time. */
@Entity('client_session')
export class ClientSessionRow {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** SHA-256 of the token. */
  @Column({ type: 'text' })
  tokenHash: string;

  @Column({ type: 'uuid' })
  clientId: string;

  /** Lower case. */
  @Column({ type: 'text' })
  email: string;

  /** SHA-256 of the browser's cookie; null in sessions of 1.9.0. */
  @Column({ type: 'text', nullable: true })
  browserHash: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  endsAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;
}

/** Hourly quota of an address. */
@Entity('client_page_limit')
export class ClientPageLimit extends HourlyBooking {}
