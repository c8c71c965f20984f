import { type MyPlan, PLAN_DAYS } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { dateText, dayBefore } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { ShiftReads, shiftPay, shiftView } from './shift-reads.service.js';
import { timedWorkOfPerson } from './today.queries.js';
import { keyText } from './today.service.js';

/** What a person does today and in the days after. */
@Injectable()
export class OwnPlans {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly reads: ShiftReads,
    private readonly clock: BusinessClock,
  ) {}

  async read(personId: string): Promise<MyPlan> {
    const now = this.clock.now();
    const date = dateText(now);
    const days = { from: dayBefore(date), until: dateText(now.plus({ days: PLAN_DAYS - 1 })) };
    const [planned, works] = await Promise.all([
      this.reads.between(days, { personId }),
      timedWorkOfPerson(this.manager, personId, { from: days.from, until: date }),
    ]);
    const workOf = new Map(works.map((work) => [keyText(work), work]));
    const shifts = planned.map((shift) => ({ shift, work: workOf.get(keyText(shift)) }));
    return {
      date,
      until: days.until,
      shifts: shifts
        .filter(({ shift, work }) => shift.date >= date || shift.endsAt > now || work?.endedAt === null)
        .map(({ shift, work }) => ({
          ...shiftView(shift),
          ...shiftPay(shift),
          work: !work ? 'none' : work.endedAt ? 'done' : 'running',
        })),
    };
  }
}
