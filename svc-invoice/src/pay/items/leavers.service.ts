import { ADJUSTMENT_KINDS, type EntityState } from '@cleaning/contracts';
import { insertOnce, OnChange, ReadsState, type States, type Transaction, toStatesById } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { v5 } from 'uuid';
import { PayItem } from './pay-item.entity.js';

/** Namespace of the ids of settlements; any fixed UUID. */
const SETTLEMENTS = '6f1d3d52-6f0e-4f43-9d0b-6a1f3a3d8c51';

/** Payments to removed people recorded outside pay runs. The next run deducts them. */
@Injectable()
export class SettledWork {
  @OnChange('settled')
  async apply(personId: string, settled: EntityState<'settled'> | null, { manager }: Transaction): Promise<void> {
    const items = (settled?.payments ?? []).map(({ number, paid_on, cents }) => ({
      id: v5(`${personId} ${number}`, SETTLEMENTS),
      kind: 'settlement' as const,
      personId,
      day: paid_on,
      earnedCents: -cents,
      approvedCents: -cents,
      taxable: false,
      reason: 'Paid already',
    }));
    if (items.length > 0) await insertOnce(manager, PayItem, items);
  }
}

const IS_ADJUSTMENT = 'item.kind IN (:...adjustments)';

/** Feed states: people's paid work, work held by runs, and open adjustments. */
@Injectable()
export class PaidStates {
  constructor(@InjectRepository(PayItem) private readonly items: Repository<PayItem>) {}

  @ReadsState('paid')
  async read(ids: readonly string[]): Promise<States<'paid'>> {
    const rows = await this.items
      .createQueryBuilder('item')
      .select('item.personId', 'id')
      .addSelect(`coalesce(sum(item.paidCents) FILTER (WHERE NOT ${IS_ADJUSTMENT}), 0)`, 'paid')
      .addSelect(`coalesce(sum(item.inRunCents) FILTER (WHERE NOT ${IS_ADJUSTMENT}), 0)`, 'in_run')
      .addSelect(`coalesce(sum(item.approvedCents - item.paidCents) FILTER (WHERE ${IS_ADJUSTMENT}), 0)`, 'open')
      .where({ personId: In(ids) })
      .setParameter('adjustments', ADJUSTMENT_KINDS)
      .groupBy('item.personId')
      .getRawMany<{ id: string; paid: string; in_run: string; open: string }>();
    return toStatesById(
      rows.map(({ id, paid, in_run, open }) => ({
        id,
        state: {
          paid_cents: Number(paid),
          in_run_cents: Number(in_run),
          open_adjustments_cents: Number(open),
        },
      })),
    );
  }
}
