import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A recent login attempt. A pair of account and address keeps either its failures since the last success, or that
 * success.
 */
@Entity({ name: 'login_attempt' })
export class LoginAttempt {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** A digest, because people sometimes type their password into the e-mail field. */
  @Column({ type: 'text' })
  accountKey: string;

  @Column({ type: 'text' })
  address: string;

  /** For a password login: a digest of the owner's device, or '' for another one. Null for other attempts. */
  @Column({ type: 'text', nullable: true })
  device: string | null;

  @Column({ type: 'boolean' })
  succeeded: boolean;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  attemptedAt: Date;
}
