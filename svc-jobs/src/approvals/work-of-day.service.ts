import { type CallAnswer, DECISION_DAYS, type getDayOfWork, type getMyApprovals } from '@cleaning/contracts';
import { refuse } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { toTimesheetView } from '../work/work-history.service.js';
import {
  findDecidedWork,
  findHeldWork,
  findRecordDay,
  findSameDayWork,
  type OwnRecord,
} from './work-of-day.queries.js';

function getOwnWork(record: OwnRecord) {
  const { row_id, date, place, duration, payment } = toTimesheetView(record);
  return { row_id, date, place, duration, payment, reasons: record.reasons };
}

/** Context of a held record: the person's day for the admin, reasons and decisions for the person. */
@Injectable()
export class WorkOfDay {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  /** Records of the same day, and overlapping ones of the day before or after. Throws 404. */
  async getDay(rowId: string): Promise<CallAnswer<typeof getDayOfWork>> {
    const asked = await findRecordDay(this.manager, rowId);
    if (!asked) throw refuse('no_such_work');
    const work = await findSameDayWork(this.manager, rowId, this.clock.zone);
    return { ...asked, work };
  }

  async getOwn(personId: string): Promise<CallAnswer<typeof getMyApprovals>> {
    const since = this.clock.now().minus({ days: DECISION_DAYS }).toJSDate();
    const [held, decided] = await Promise.all([
      findHeldWork(this.manager, personId),
      findDecidedWork(this.manager, personId, since),
    ]);
    return {
      held: held.map(getOwnWork),
      decided: decided.map((record) => ({
        ...getOwnWork(record),
        state: record.state === 'rejected' ? 'rejected' : 'approved',
        note: record.note ?? '',
        decided_at: record.decided_at,
      })),
    };
  }
}
