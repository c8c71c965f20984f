import { HourlyBooking } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A code that somebody has asked for, whether or not the address is a contact's: nothing tells them apart but the mail. It belongs to the
 * browser that has asked, so nobody else can use it up or replace it.
 */
@Entity('client_browser_code')
export class ClientCode {
  /** In small letters. A further request of the same browser takes the place of the one before. */
  @PrimaryColumn({ type: 'text' })
  email: string;

  /** SHA-256 of the browser's cookie. */
  @PrimaryColumn({ type: 'text' })
  browserHash: string;

  @Column({ type: 'uuid' })
  id: string;

  /** Of id and code, with a key that the database does not have. */
  @Column({ type: 'text' })
  codeHash: string;

  /** Wrong codes that were entered. */
  @Column({ type: 'integer' })
  tries: number;

  /** How many wrong ones end it: fewer once somebody guesses codes of the client. */
  @Column({ type: 'integer' })
  maxTries: number;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** When it was looked whose address it is; null until then. */
  @Column({ type: 'timestamptz', nullable: true })
  lookedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}

/** A wrong code for an address, kept for a day. */
@Entity('client_wrong_code')
export class ClientWrongCode {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** In small letters. */
  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;
}

/** When admins were told that somebody guesses codes of a client. */
@Entity('client_guessing')
export class ClientGuessing {
  @PrimaryColumn({ type: 'uuid' })
  clientId: string;

  @Column({ type: 'timestamptz' })
  toldAt: Date;
}

/** The codes of 1.9.0, which may run beside this one while it is updated, or again after `back`. A later version drops the table. */
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

/** Somebody who has entered a code. They see the page of one client at a time. */
@Entity('client_session')
export class StoredClientSession {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** SHA-256 of the token. */
  @Column({ type: 'text' })
  tokenHash: string;

  @Column({ type: 'uuid' })
  clientId: string;

  /** In small letters. */
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

/** How much of the next hour an address has used up. */
@Entity('client_page_limit')
export class ClientPageLimit extends HourlyBooking {}
