import type { SupplyState } from '@cleaning/contracts';
import { HourlyBooking } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A request for supplies at a place. Only its state and reason change; a trigger refuses any other change, and
 * deletion.
 */
@Entity('supply_request')
export class SupplyRequest {
  @PrimaryColumn('uuid')
  id: string;

  /** Counts from 1, assigned by PostgreSQL. The driver returns bigint as text. */
  @Column({ type: 'bigint', insert: false, update: false })
  number: string;

  /** Created by the phone; makes repeats idempotent. */
  @Column('uuid')
  idempotencyKey: string;

  @Column('text', { default: 'open' })
  state: SupplyState;

  @Column('uuid')
  personId: string;

  /** Name at the time of the request; kept after the account is removed. */
  @Column('text')
  personName: string;

  @Column('uuid')
  jobId: string;

  /** Name at the time of the request: the office's list may change. */
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
export class SupplyItemsRow {
  @PrimaryColumn({ type: 'smallint' })
  id: number;

  @Column('text', { array: true })
  items: string[];

  /** 1, and one more with each change. */
  @Column({ type: 'integer' })
  version: number;
}

/** Number of requests that a person has sent. */
@Entity('supply_limit')
export class SupplyLimit extends HourlyBooking {}
