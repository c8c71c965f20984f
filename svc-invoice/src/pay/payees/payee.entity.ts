import type { PayeeDetails } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Replica of svc-auth's entity 'payee'. */
@Entity('known_payee')
export class KnownPayee {
  @PrimaryColumn({ name: 'person_id', type: 'uuid' })
  personId: string;

  @Column({ type: 'text' })
  abn: string;

  @Column({ type: 'text' })
  address: string;

  @Column({ type: 'text' })
  postcode: string;

  @Column({ name: 'bank_ending', type: 'text', nullable: true })
  bankEnding: string | null;

  @Column({ name: 'bank_fingerprint', type: 'text', nullable: true })
  bankFingerprint: string | null;

  @Column({ name: 'payments_held_until', type: 'timestamptz', nullable: true })
  paymentsHeldUntil: Date | null;

  /** Characters of the account's name that are no letters from A to Z, each once. */
  @Column({ name: 'name_characters', type: 'text' })
  nameCharacters: string;

  /** Name, ABN and address are erased for good. */
  @Column({ type: 'boolean', default: false })
  erased: boolean;
}

/** What the office keeps of a person for paying them. */
@Entity('payee')
export class KeptPayee {
  @PrimaryColumn({ name: 'person_id', type: 'uuid' })
  personId: string;

  /** Of an earlier version some may be missing. */
  @Column({ type: 'jsonb' })
  details: PayeeDetails;

  /** YYYY-MM-DD */
  @Column({ name: 'gst_claimed_from', type: 'date', nullable: true })
  gstClaimedFrom: string | null;

  /** Together with who holds the payments and since when; null when nothing is held. */
  @Column({ name: 'hold_reason', type: 'text', nullable: true })
  holdReason: string | null;

  @Column({ name: 'held_by', type: 'uuid', nullable: true })
  heldBy: string | null;

  @Column({ name: 'held_at', type: 'timestamptz', nullable: true })
  heldAt: Date | null;

  @Column({ type: 'integer' })
  version: number;
}
