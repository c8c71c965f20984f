import { z } from 'zod';
import { DAYS } from '../date-text.js';
import { day, timeRange } from '../fields.js';
import { findFirstDayProblem, slotHolidays, slotRepeats } from './slot-schedule.js';

/** A row of the timetable: seven cells Mo to Su, blank on days off. */
export const timetableRow = z.object({
  time: timeRange,
  days: z.array(z.union([day, z.literal('')])).length(DAYS.length),
});
export type TimetableRow = z.infer<typeof timetableRow>;

/**
 * A row of the creation form. `isRemove`: the row can be removed. `repeats` and `holidays` are missing in calls of the
 * specification; a new row is then weekly and follows the job's policy, and an existing one with the same times and
 * days keeps its own.
 */
export const timelineRow = z
  .object({
    time: timeRange,
    days: z.array(day).max(DAYS.length),
    isRemove: z.boolean().default(true),
    repeats: slotRepeats.optional(),
    holidays: slotHolidays.optional(),
  })
  .superRefine(({ days, repeats }, context) => {
    const problem = repeats && findFirstDayProblem(days, repeats);
    if (problem) context.addIssue({ code: 'custom', path: ['repeats', 'from'], message: problem });
  });
