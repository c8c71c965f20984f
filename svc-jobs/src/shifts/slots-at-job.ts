import type { EntityManager } from 'typeorm';
import { TimetableSlot } from '../jobs/job.entity.js';
import { holidaysAtJob } from './plan.queries.js';
import { type SlotOfDay, slotsOfDay } from './slots-of-day.js';

/** The slots of a job on a day, whoever does them: those of its timetable, with what public holidays move there, and extra ones. */
export async function slotsAtJob(
  manager: EntityManager,
  jobId: string,
  date: string,
): Promise<SlotOfDay<TimetableSlot>[]> {
  const slots = await manager.findBy(TimetableSlot, { jobId });
  return slotsOfDay(date, slots, await holidaysAtJob(manager, jobId, { from: date, until: date }));
}
