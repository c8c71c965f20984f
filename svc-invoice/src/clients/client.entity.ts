import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A client whom work is invoiced to. */
@Entity('client')
export class Client {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  legalName: string;

  /** Empty when it is the legal name. */
  @Column({ type: 'text' })
  tradingName: string;

  /** Eleven digits, or empty. */
  @Column({ type: 'text' })
  abn: string;

  @Column({ type: 'text' })
  billingAddress: string;

  @Column({ type: 'text' })
  billingEmail: string;

  @Column({ type: 'text' })
  orderNumber: string;

  @Column({ type: 'integer' })
  termsDays: number;

  @Column({ type: 'text' })
  notes: string;

  /** Shows on the client's page who worked. */
  @Column({ type: 'boolean', default: false })
  showsNames: boolean;

  /** Increases with each change. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** Null while the client is in the lists. */
  @Column({ type: 'timestamptz', nullable: true })
  archivedAt: Date | null;
}
