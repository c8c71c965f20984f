import type { EntityManager } from 'typeorm';
import { TimetableSlot } from '../jobs/job.entity.js';
import { holidaysOfJob, type JobHoliday } from './plan.js';
import { type SlotOfDay, slotsOfDay } from './slots-of-day.js';

/** The slots of a job on a day, whoever does them: those of its timetable, with what public holidays move there, and extra ones. */
export async function slotsAtJob(
  manager: EntityManager,
  jobId: string,
  date: string,
): Promise<SlotOfDay<TimetableSlot>[]> {
  const slots = await manager.findBy(TimetableSlot, { jobId });
  const [job] = await manager.query<{ holidays: JobHoliday[] }[]>(
    `SELECT ${holidaysOfJob('$2', '$2')} AS holidays FROM job WHERE id = $1`,
    [jobId, date],
  );
  return slotsOfDay(date, slots, job?.holidays ?? []);
}
