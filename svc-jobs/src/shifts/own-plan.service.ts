import { type EarnedPay, formatAmount, type MyPlan, PLAN_DAYS } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { getPreviousDay, toIsoDate } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { WorkSettings } from '../work-settings/work-settings.service.js';
import { computeShiftPay, ShiftReads, toShiftView } from './shift-reads.service.js';
import { findPersonTimedWork, type WorkOfShift } from './today.queries.js';
import { formatShiftKey } from './today.service.js';

/** Undefined while the work runs. */
function getEarnedPay({ state, minutes, contractorCents }: WorkOfShift): EarnedPay | undefined {
  if (state === null) return undefined;
  // Rejected work pays nothing.
  const payment = formatAmount(state === 'rejected' ? 0 : Number(contractorCents));
  return { payment, minutes: minutes ?? 0, state };
}

/** A person's shifts today and on the following days. */
@Injectable()
export class OwnPlans {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly reads: ShiftReads,
    private readonly settings: WorkSettings,
    private readonly clock: BusinessClock,
  ) {}

  async read(personId: string): Promise<MyPlan> {
    const now = this.clock.now();
    const date = toIsoDate(now);
    const days = { from: getPreviousDay(date), until: toIsoDate(now.plus({ days: PLAN_DAYS - 1 })) };
    const [planned, works, settings] = await Promise.all([
      this.reads.findShifts(days, { personId }),
      findPersonTimedWork(this.manager, personId, { from: days.from, until: date }),
      this.settings.read(),
    ]);
    const workByShift = new Map(works.map((work) => [formatShiftKey(work), work]));
    const shifts = planned.map((shift) => ({ shift, work: workByShift.get(formatShiftKey(shift)) }));
    return {
      date,
      until: days.until,
      start_without_location: settings.start_without_location,
      shifts: shifts
        .filter(({ shift, work }) => shift.date >= date || shift.endsAt > now || work?.endedAt === null)
        .map(({ shift, work }) => {
          const earned = work && getEarnedPay(work);
          return {
            ...toShiftView(shift),
            ...computeShiftPay(shift),
            work: !work ? 'none' : work.endedAt ? 'done' : 'running',
            ...(earned && { earned }),
            ...(shift.pin && { pin: shift.pin }),
          };
        }),
    };
  }
}
