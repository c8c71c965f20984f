/**
 * What is still to do, as SQL. Work counts for the slot of the timetable with the same times on that weekday, not for the
 * row that it was started by: what was done before a change of the timetable on that day stays done, and work by times that are
 * no longer on the timetable leaves the new ones to do.
 */
const times = (slot: string) => `(${slot}.start_time || '-' || ${slot}.end_time)`;
const isOn = (slot: string, businessDate: string) => `extract(isodow FROM ${businessDate})::int = ANY (${slot}.days)`;

/**
 * Slots of the job that a person has taken, as JSON rows of `FinishedSlot`. All arguments but the last are parameters: the person, the
 * first and the last day.
 * @param begun whether work that is under way counts, too
 */
export const takenSlots = (person: string, from: string, until: string, begun: boolean) => `coalesce((
  SELECT json_agg(json_build_object('slotId', slot.id, 'businessDate', business_date))
  FROM work_record JOIN timetable_slot AS done ON done.id = slot_id
    JOIN timetable_slot AS slot ON slot.job_id = done.job_id
      AND ${times('slot')} = ${times('done')} AND ${isOn('slot', 'business_date')}
  WHERE person_id = ${person} AND work_record.job_id = job.id
    AND business_date BETWEEN ${from}::date AND ${until}::date ${begun ? '' : 'AND ended_at IS NOT NULL'}
), '[]')`;

/** Number of slots of the record's day that its person has still to finish. A manual record belongs to no slot: 0. */
export const STILL_TO_DO = `
  CASE
    WHEN work_record.is_manual THEN 0
    WHEN work_record.slot_id IS NULL THEN (work_record.ended_at IS NULL)::int
    ELSE (
      SELECT count(*) FROM timetable_slot AS slot
      WHERE slot.job_id = work_record.job_id AND ${isOn('slot', 'work_record.business_date')}
        AND (slot.valid_from IS NULL OR slot.valid_from <= work_record.business_date)
        AND (slot.valid_until IS NULL OR work_record.business_date < slot.valid_until)
        AND ${times('slot')} <> ALL (ARRAY(
          SELECT ${times('done')} FROM work_record AS finished JOIN timetable_slot AS done ON done.id = finished.slot_id
          WHERE finished.person_id = work_record.person_id AND finished.job_id = work_record.job_id
            AND finished.business_date = work_record.business_date AND finished.ended_at IS NOT NULL)))
  END::int AS still_to_do`;
