import type { JobKind, WorkState } from '@cleaning/contracts';
import { type Places, toPlacesParameter } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { slotTextSql } from '../jobs/timetable.js';

/** Timed work of the days around now. `time` is that of its slot, or of the quick job. */
export interface WorkOfShift {
  id: string;
  jobId: string;
  kind: JobKind;
  title: string;
  mapLink: string;
  personId: string;
  personName: string;
  date: string;
  time: string;
  startedAt: Date;
  endedAt: Date | null;
  /** Null while it runs. */
  state: WorkState | null;
  /** Paid minutes, and the person's cents (the driver returns bigint as text); null while it runs. */
  minutes: number | null;
  contractorCents: string | null;
}

/** First and last day, YYYY-MM-DD, both included. */
interface Days {
  readonly from: string;
  readonly until: string;
}

const WORK = `SELECT work.id, work.job_id AS "jobId", job.kind, job.title, job.map_link AS "mapLink",
    work.person_id AS "personId", coalesce(person.name, '') AS "personName", work.business_date::text AS date,
    coalesce(${slotTextSql('slot')}, job.quick_time, '') AS time, work.started_at AS "startedAt", work.ended_at AS "endedAt",
    work.state, work.minutes, work.contractor_cents AS "contractorCents"
  FROM work_record AS work JOIN job ON job.id = work.job_id
    LEFT JOIN timetable_slot AS slot ON slot.id = work.slot_id
    LEFT JOIN known_account AS person ON person.id = work.person_id`;

const PLACE_CONDITION = '($3::uuid[] IS NULL OR work.job_id = ANY ($3))';

/** Timed work of these days plus all running work, at these places. Each half has an index. */
export const findTimedWork = (manager: EntityManager, days: Days, places: Places): Promise<WorkOfShift[]> =>
  manager.query(
    `${WORK} WHERE work.ended_at IS NULL AND ${PLACE_CONDITION}
     UNION ALL
     ${WORK} WHERE NOT work.is_manual AND work.ended_at IS NOT NULL AND work.business_date BETWEEN $1::date AND $2::date AND ${PLACE_CONDITION}`,
    [days.from, days.until, toPlacesParameter(places)],
  );

/** `findTimedWork` for one person. */
export const findPersonTimedWork = (manager: EntityManager, personId: string, days: Days): Promise<WorkOfShift[]> =>
  manager.query(
    `${WORK}
     WHERE work.person_id = $1 AND NOT work.is_manual
       AND (work.ended_at IS NULL OR work.business_date BETWEEN $2::date AND $3::date)`,
    [personId, days.from, days.until],
  );
