import type { EntityManager } from 'typeorm';
import { TimetableSlot } from '../jobs/job.entity.js';
import { findJobHolidays } from './plan.queries.js';
import { type DaySlot, listDaySlots } from './slots-of-day.js';

/**
 * The slots of a job on a day, whoever works them: timetable slots, including those moved by public holidays, and extra
 * ones.
 */
export async function findJobSlots(
  manager: EntityManager,
  jobId: string,
  date: string,
): Promise<DaySlot<TimetableSlot>[]> {
  const slots = await manager.findBy(TimetableSlot, { jobId });
  return listDaySlots(date, slots, await findJobHolidays(manager, jobId, { from: date, until: date }));
}
