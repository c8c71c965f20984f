import type { SupplyState } from '@cleaning/contracts';
import { HourlyBooking } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody needs at a place. Only its state and the reason change; a trigger refuses everything else, and its deletion. */
@Entity('supply_request')
export class SupplyRequest {
  @PrimaryColumn('uuid')
  id: string;

  /** Counts from 1, given by PostgreSQL, whose bigint arrives as text. */
  @Column({ type: 'bigint', insert: false, update: false })
  number: string;

  /** Made by the phone: sent twice, it is kept once. */
  @Column('uuid')
  idempotencyKey: string;

  @Column('text', { default: 'open' })
  state: SupplyState;

  @Column('uuid')
  personId: string;

  /** At the time of the request: it stays when the account goes. */
  @Column('text')
  personName: string;

  @Column('uuid')
  jobId: string;

  /** As it was called then: the office's list may change. */
  @Column('text')
  item: string;

  @Column('integer')
  quantity: number;

  @Column('text')
  note: string;

  /** Why it was declined; empty otherwise. */
  @Column('text', { default: '' })
  reason: string;

  @Column('uuid', { array: true })
  photos: string[];

  @Column('timestamptz')
  askedAt: Date;
}

/** The office's list of items. One row at most; without it the defaults hold. */
@Entity('supply_items')
export class StoredSupplyItems {
  @PrimaryColumn({ type: 'smallint' })
  id: number;

  @Column('text', { array: true })
  items: string[];

  /** 1, and one more with each change. */
  @Column({ type: 'integer' })
  version: number;
}

/** How many requests a person has sent. */
@Entity('supply_limit')
export class SupplyLimit extends HourlyBooking {}
