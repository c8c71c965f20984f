import { refuse } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import type { WantedShift } from '../covers/candidates.js';
import { findJobsToStaff, type JobToStaff } from '../shifts/week-plan.queries.js';
import { listTimesToStaff } from '../shifts/week-plan.service.js';

export interface ShiftAtPlace {
  job: JobToStaff;
  wanted: WantedShift;
}

/** The shift at a place on a day and time, whoever works it. Throws 404, also for a cancelled shift. */
export async function getShiftAtPlace(
  manager: EntityManager,
  { job_id: jobId, date, time }: { readonly job_id: string; readonly date: string; readonly time: string },
  zone: string,
): Promise<ShiftAtPlace> {
  const days = { from: date, until: date };
  const [job] = await findJobsToStaff(manager, days, { jobId, places: 'all' });
  const times = job && listTimesToStaff(job, days, zone).find((each) => each.time === time);
  if (!job || !times) throw refuse('no_such_shift');
  return { job, wanted: { ...times, jobId, personId: '', pin: job.pin } };
}
