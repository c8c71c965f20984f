import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A login tried lately. A pair of account and address keeps its failures since its last success, or that success alone. */
@Entity({ name: 'login_attempt' })
export class LoginAttempt {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** A digest: people sometimes type their password into the field for the e-mail. */
  @Column({ type: 'text' })
  account_key: string;

  @Column({ type: 'text' })
  address: string;

  @Column({ type: 'boolean' })
  succeeded: boolean;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  attempted_at: Date;
}
