import { slotTextSql } from '../jobs/timetable.js';
import { MAX_MOVED_DAYS } from '../shifts/plan.js';
import { getPlan } from '../shifts/plan.queries.js';

/** The job's slots as JSON rows of `TimetableSlotRow`. `which` is a condition on them. */
export const slotRows = (which = 'true') => `coalesce((
  SELECT json_agg(json_build_object('id', id, 'startTime', start_time, 'endTime', end_time, 'days', days,
    'every', every, 'monthWeek', month_week, 'startsOn', starts_on, 'endsOn', ends_on, 'holidays', holidays,
    'validFrom', valid_from, 'validUntil', valid_until, 'isExtra', is_extra))
  FROM timetable_slot WHERE timetable_slot.job_id = job.id AND (${which})
), '[]')`;

/**
 * SQL: condition on slots with shifts on these days, including shifts moved there by public holidays. Arguments are SQL
 * expressions.
 */
export const hasShiftsBetween = (from: string, until: string) =>
  `(valid_from IS NULL OR valid_from <= ${until}::date)
   AND (valid_until IS NULL OR valid_until > ${from}::date - ${MAX_MOVED_DAYS})`;

/**
 * SQL: JSON rows of `FinishedSlot` that a person has taken at the job. The first three arguments are placeholders:
 * person, first and last day.
 * @param begun whether running work counts too
 */
export const findTakenSlots = (person: string, from: string, until: string, begun: boolean) => `coalesce((
  SELECT json_agg(json_build_object('time', ${slotTextSql('done')}, 'businessDate', taken.business_date))
  FROM work_record AS taken JOIN timetable_slot AS done ON done.id = taken.slot_id
  WHERE taken.person_id = ${person} AND taken.job_id = job.id
    AND taken.business_date BETWEEN ${from}::date AND ${until}::date ${begun ? '' : 'AND taken.ended_at IS NOT NULL'}
), '[]')`;

const SLOT_CASE = `WHEN work_record.slot_id IS NOT NULL THEN`;
const DATE = 'work_record.business_date';

/** SQL: `DayRecord` columns of the day except its plan, from work_record and job. */
export const RECORD_SLOTS = `work_record.slot_id,
  CASE ${SLOT_CASE} ${slotRows(hasShiftsBetween(DATE, DATE))} END AS day_slots,
  CASE ${SLOT_CASE} ${findTakenSlots('work_record.person_id', DATE, DATE, false)} END AS day_finished`;

/** SQL: `RECORD_SLOTS` with the plan. */
export const RECORD_DAY = `${RECORD_SLOTS},
  CASE ${SLOT_CASE} ${getPlan('work_record.person_id', DATE, DATE)} END AS day_plan`;
