import { type MyPlan, PLAN_DAYS } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessClock, dateText, dayBefore } from '../business-time/business-time.service.js';
import { ShiftReads, shiftPay, shiftView } from './shift-reads.service.js';
import { keyText, WORK_COLUMNS, type WorkOfShift } from './today.service.js';

/** $1 is the person, $2 and $3 are the first and the last day. */
const OWN_WORK = `
  SELECT ${WORK_COLUMNS}
  WHERE work.person_id = $1 AND NOT work.is_manual AND (work.ended_at IS NULL OR work.business_date BETWEEN $2::date AND $3::date)`;

/** What a person does today and in the days after. */
@Injectable()
export class OwnPlans {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: ShiftReads,
    private readonly clock: BusinessClock,
  ) {}

  async read(personId: string): Promise<MyPlan> {
    const now = this.clock.now();
    const date = dateText(now);
    const days = { from: dayBefore(date), until: dateText(now.plus({ days: PLAN_DAYS - 1 })) };
    const [planned, works] = await Promise.all([
      this.reads.between(days, { personId }),
      this.dataSource.query<WorkOfShift[]>(OWN_WORK, [personId, days.from, date]),
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
