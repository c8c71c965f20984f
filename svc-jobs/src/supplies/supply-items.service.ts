import { type CallAnswer, type CallBody, type changeSupplyItems, DONE, type getSupplyItems } from '@cleaning/contracts';
import { type Caller, insertOnce, recordAudit, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { SupplyItemsRow } from './supply.entity.js';

const ITEMS_ROW = { id: 1 } as const;
/** Used until the office saves its own list. */
const DEFAULTS = {
  items: ['Toilet paper', 'Hand towels', 'Hand soap', 'Bin liners', 'Gloves', 'Cloths', 'Surface spray', 'Mop heads'],
  version: 0,
};

/** The items that people choose from when they ask for supplies. */
@Injectable()
export class SupplyItems {
  constructor(
    @InjectRepository(SupplyItemsRow) private readonly rows: Repository<SupplyItemsRow>,
    private readonly transactions: Transactions,
  ) {}

  async read(): Promise<CallAnswer<typeof getSupplyItems>> {
    const { items, version } = (await this.rows.findOneBy(ITEMS_ROW)) ?? DEFAULTS;
    return { items, version };
  }

  /** Throws 409 if somebody else changed it meanwhile. */
  async change(
    admin: Caller,
    { items, version }: CallBody<typeof changeSupplyItems>,
  ): Promise<CallAnswer<typeof changeSupplyItems>> {
    await this.transactions.run(async (tx) => {
      const next = { id: ITEMS_ROW.id, items, version: version + 1 };
      const isWritten =
        version === 0
          ? await insertOnce(tx.manager, SupplyItemsRow, next)
          : (await tx.manager.update(SupplyItemsRow, { id: ITEMS_ROW.id, version }, next)).affected === 1;
      if (!isWritten) throw refuse('settings_changed_reload');
      await recordAudit(tx, {
        actor: admin,
        action: 'supply-items.changed',
        subject: { kind: 'list', id: '', name: 'Supplies' },
        details: { items: items.join(', ') },
      });
    });
    return DONE;
  }
}
