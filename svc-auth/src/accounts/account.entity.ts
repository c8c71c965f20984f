import type { Role } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A person who may log in. Personal and bank details carry the names of the calls that show them; an admin's are empty.
 * ABN, BSB and account number are text: leading zeros matter. BSB, account and passport number are sealed, see SealedDetails.
 */
@Entity({ name: 'account' })
export class Account {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  role: Role;

  @Column({ type: 'boolean' })
  verified: boolean;

  @Column({ type: 'text' })
  password_hash: string;

  /** Tokens that carry an older one are refused: raising it ends all sessions. */
  @Column({ type: 'integer' })
  session_version: number;

  /** Rises with every change; other services keep the newest that they have heard of. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'timestamptz' })
  registered_at: Date;

  /** A removed person keeps the row, so that the pay history can be explained, and frees the e-mail. */
  @Column({ type: 'timestamptz', nullable: true })
  removed_at: Date | null;

  /** Passport, bank and contact details of a removed person are gone. */
  @Column({ type: 'timestamptz', nullable: true })
  details_erased_at: Date | null;

  /** Name, ABN and address are gone too. */
  @Column({ type: 'timestamptz', nullable: true })
  erased_at: Date | null;

  /** A disabled admin cannot log in until another admin enables the account again. */
  @Column({ type: 'timestamptz', nullable: true })
  disabled_at: Date | null;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  address: string;

  @Column({ type: 'text' })
  zip_code: string;

  @Column({ type: 'text' })
  contact_no: string;

  @Column({ type: 'text' })
  abn: string;

  @Column({ type: 'text' })
  passport_number: string;

  @Column({ type: 'text' })
  bank_name: string;

  @Column({ type: 'text' })
  account_type: string;

  @Column({ type: 'text' })
  account_name: string;

  @Column({ type: 'text' })
  account_number: string;

  @Column({ type: 'text' })
  bsb: string;
}
