import type { PayeeDetails } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Replica of svc-auth's entity 'payee'. */
@Entity('known_payee')
export class KnownPayee {
  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  @Column({ type: 'text' })
  abn: string;

  @Column({ type: 'text' })
  address: string;

  @Column({ type: 'text' })
  postcode: string;

  @Column({ type: 'text', nullable: true })
  bankEnding: string | null;

  @Column({ type: 'text', nullable: true })
  bankFingerprint: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  paymentsHeldUntil: Date | null;

  /** Characters of the account's name that are no letters from A to Z, each once. */
  @Column({ type: 'text' })
  nameCharacters: string;

  /** Name, ABN and address are erased for good. */
  @Column({ type: 'boolean', default: false })
  erased: boolean;
}

/** The office's payment details of a person. */
@Entity('payee')
export class PayeeRow {
  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  /** Details nobody has entered are missing. */
  @Column({ type: 'jsonb' })
  details: PayeeDetails;

  /** YYYY-MM-DD */
  @Column({ type: 'date', nullable: true })
  gstClaimedFrom: string | null;

  /** Set together with who holds the payments and since when; null without a hold. */
  @Column({ type: 'text', nullable: true })
  holdReason: string | null;

  @Column({ type: 'uuid', nullable: true })
  heldBy: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  heldAt: Date | null;

  @Column({ type: 'integer' })
  version: number;
}
