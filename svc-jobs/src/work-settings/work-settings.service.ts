import {
  type CallAnswer,
  type CallBody,
  type changeWorkSettings,
  DONE,
  type getWorkSettings,
} from '@cleaning/contracts';
import { type Caller, insertOnce, recordAudit, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import type { ClockEvent } from '../work/clock-event.js';
import { WorkSettingsRow } from './work-settings.entity.js';

const SETTINGS_ROW = { id: 1 } as const;
const DEFAULTS = { startWithoutLocation: true, version: 0 } as const;

/** The company does not let anybody start without a location. */
/** The company's rules for clock events. */
@Injectable()
export class WorkSettings {
  constructor(
    @InjectRepository(WorkSettingsRow) private readonly rows: Repository<WorkSettingsRow>,
    private readonly transactions: Transactions,
    private readonly clock: BusinessClock,
  ) {}

  async read(): Promise<CallAnswer<typeof getWorkSettings>> {
    const { startWithoutLocation, version } = (await this.rows.findOneBy(SETTINGS_ROW)) ?? DEFAULTS;
    return { start_without_location: startWithoutLocation, version };
  }

  /** Throws 409 if somebody else changed them meanwhile. */
  async change(
    admin: Caller,
    { version, start_without_location: startWithoutLocation }: CallBody<typeof changeWorkSettings>,
  ): Promise<CallAnswer<typeof changeWorkSettings>> {
    await this.transactions.run(async (tx) => {
      const rows = tx.manager.getRepository(WorkSettingsRow);
      const before = await rows.findOneBy(SETTINGS_ROW);
      // Saving an unchanged rule keeps its start.
      const changedAt =
        before?.startWithoutLocation === startWithoutLocation ? before.changedAt : this.clock.now().toJSDate();
      const next = { ...SETTINGS_ROW, startWithoutLocation, changedAt, version: version + 1 };
      const isWritten =
        version === 0
          ? await insertOnce(tx.manager, WorkSettingsRow, next)
          : (await rows.update({ ...SETTINGS_ROW, version }, next)).affected === 1;
      if (!isWritten) throw refuse('settings_changed_reload');
      await recordAudit(tx, {
        actor: admin,
        action: 'work-settings.changed',
        subject: { kind: 'list', id: '', name: 'Rules for starting work' },
        details: { start_without_location: startWithoutLocation ? 'yes' : 'no' },
      });
    });
    return DONE;
  }

  /**
   * Throws location_required if a Start needs a location. A stored Start is judged by the rule at the moment of the
   * press, since the person couldn't know a later one.
   */
  async requireStartWithoutLocation(manager: EntityManager, { at, receivedAt }: ClockEvent): Promise<void> {
    const row = await manager.findOneBy(WorkSettingsRow, SETTINGS_ROW);
    if (!row || row.startWithoutLocation) return;
    if (receivedAt !== null && at.toMillis() < row.changedAt.getTime()) return;
    throw refuse('location_required');
  }
}
