import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody whom work is invoiced to. */
@Entity('client')
export class Client {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'legal_name', type: 'text' })
  legalName: string;

  /** Empty when it is the legal name. */
  @Column({ name: 'trading_name', type: 'text' })
  tradingName: string;

  /** Eleven digits, or empty. */
  @Column({ type: 'text' })
  abn: string;

  @Column({ name: 'billing_address', type: 'text' })
  billingAddress: string;

  @Column({ name: 'billing_email', type: 'text' })
  billingEmail: string;

  @Column({ name: 'order_number', type: 'text' })
  orderNumber: string;

  @Column({ name: 'terms_days', type: 'integer' })
  termsDays: number;

  @Column({ type: 'text' })
  notes: string;

  /** Whether the client's page says who has worked. */
  @Column({ name: 'shows_names', type: 'boolean', default: false })
  showsNames: boolean;

  /** One more with each change. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** Null while the client is in the lists. */
  @Column({ name: 'archived_at', type: 'timestamptz', nullable: true })
  archivedAt: Date | null;
}
