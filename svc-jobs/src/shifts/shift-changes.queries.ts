import type { ShiftChange as ListedChange } from '@cleaning/contracts';
import { type Places, toPlacesParameter } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { slotTextSql } from '../jobs/timetable.js';
import { hasBegunSql } from '../work/begun-work.queries.js';
import type { ShiftChange } from './shift.entity.js';

/** Changes of these days (YYYY-MM-DD, both included) with names, by day and time. `jobId` null: at all jobs. */
export const findChanges = (
  manager: EntityManager,
  days: { readonly from: string; readonly until: string },
  { jobId, places }: { readonly jobId: string | null; readonly places: Places },
): Promise<ListedChange[]> =>
  manager.query(
    `SELECT shift_change.id AS change_id, job_id, job.title AS job_name, business_date::text AS date, time,
       shift_change.kind AS change, coalesce(person_id::text, '') AS user_id, coalesce(person.name, '') AS user_name,
       coalesce(note, '') AS note, coalesce(admin.name, '') AS changed_by,
       to_char(changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS changed_at
     FROM shift_change JOIN job ON job.id = job_id
       LEFT JOIN known_account AS person ON person.id = person_id
       LEFT JOIN known_account AS admin ON admin.id = changed_by
     WHERE business_date BETWEEN $1::date AND $2::date AND ($3::uuid IS NULL OR job_id = $3)
       AND ($4::uuid[] IS NULL OR job_id = ANY ($4))
     ORDER BY business_date, time, job.title, shift_change.id`,
    [days.from, days.until, jobId, toPlacesParameter(places)],
  );

/** Writes a dated change. An existing equal change keeps its id, which is returned, and gets the new note. */
export async function writeChange(manager: EntityManager, change: ShiftChange): Promise<string> {
  const [written] = await manager.query<{ id: string }[]>(
    `INSERT INTO shift_change (id, job_id, business_date, time, kind, person_id, note, changed_by, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT ON CONSTRAINT shift_change_once DO UPDATE SET note = coalesce(excluded.note, shift_change.note)
     RETURNING id`,
    [
      change.id,
      change.jobId,
      change.businessDate,
      change.time,
      change.kind,
      change.personId,
      change.note,
      change.changedBy,
      change.changedAt,
    ],
  );
  return written?.id ?? change.id;
}

/** Ids of people who are assigned to a job or cover somebody there. */
export async function findPeopleWithShifts(manager: EntityManager, jobId: string): Promise<string[]> {
  const people = await manager.query<{ person_id: string }[]>(
    `SELECT person_id FROM enrolment WHERE job_id = $1
     UNION SELECT person_id FROM cover WHERE job_id = $1 AND taken_back_at IS NULL`,
    [jobId],
  );
  return people.map(({ person_id }) => person_id);
}

/** Extra shifts and covers at a job from a day on, not cancelled, of people who aren't assigned. */
export const findOtherShifts = (
  manager: EntityManager,
  jobId: string,
  from: string,
): Promise<{ personId: string; date: string; time: string }[]> =>
  manager.query(
    `SELECT person_id AS "personId", business_date::text AS date, time FROM (
       SELECT person_id, business_date, time FROM shift_change WHERE job_id = $1 AND kind = 'extra'
       UNION SELECT person_id, business_date, time FROM cover WHERE job_id = $1 AND taken_back_at IS NULL) AS own
     WHERE business_date >= $2::date
       AND NOT EXISTS (SELECT FROM enrolment WHERE enrolment.job_id = $1 AND enrolment.person_id = own.person_id)
       AND NOT EXISTS (SELECT FROM shift_change AS cancelled WHERE cancelled.kind = 'cancelled' AND cancelled.job_id = $1
         AND cancelled.business_date = own.business_date AND cancelled.time = own.time)
     ORDER BY business_date, time, person_id`,
    [jobId, from],
  );

interface DayAndTime {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly time: string;
}

/**
 * SQL: moves rows of a table to another day and time unless an equal row exists there. `same` compares two rows,
 * `isOpen` selects the rows that count, `moves` those that move.
 */
const moveRows = (table: string, same: string, isOpen = (_row: string) => 'true', moves = 'true') =>
  `UPDATE ${table} AS own SET business_date = $4::date, time = $5
   WHERE own.job_id = $1 AND own.business_date = $2::date AND own.time = $3 AND ${isOpen('own')} AND ${moves}
     AND NOT EXISTS (SELECT FROM ${table} AS other WHERE other.job_id = $1 AND other.business_date = $4::date AND other.time = $5
       AND ${isOpen('other')} AND (${same}))`;

/** SQL: extra shifts at the times of the row. */
const extraAt = (row: string) => `SELECT FROM shift_change AS extra
  WHERE extra.kind = 'extra' AND extra.job_id = ${row}.job_id AND extra.business_date = ${row}.business_date AND extra.time = ${row}.time`;

/** SQL: whether the person in a column has an extra shift at the times of the row. */
const hasExtra = (row: string, person: string) => `EXISTS (${extraAt(row)} AND extra.person_id = ${row}.${person})`;

/** SQL: whether the person of a cover has begun it. */
const coverHasBegun = (cover: string) =>
  hasBegunSql({
    jobId: `${cover}.job_id`,
    personId: `${cover}.person_id`,
    businessDate: `${cover}.business_date`,
    time: `${cover}.time`,
  });

/**
 * Moves changes and covers of a shift to another time of the day. Untaken offers stay, since people were asked for
 * their time; so do extra shifts and their changes, which were planned for theirs.
 * @param begun whether to move covers that have begun
 */
export async function moveChanges(
  manager: EntityManager,
  jobId: string,
  from: DayAndTime,
  to: DayAndTime,
  begun: boolean,
): Promise<void> {
  const moved = [
    moveRows(
      'shift_change',
      'other.kind = own.kind AND other.person_id IS NOT DISTINCT FROM own.person_id',
      undefined,
      `NOT ${hasExtra('own', 'person_id')}`,
    ),
    moveRows(
      'cover',
      'other.for_person_id = own.for_person_id OR other.person_id = own.person_id',
      (row) => `${row}.taken_back_at IS NULL`,
      `NOT ${hasExtra('own', 'for_person_id')}${begun ? '' : ` AND NOT ${coverHasBegun('own')}`}`,
    ),
    moveRows(
      'cover_offer',
      'other.for_person_id = own.for_person_id',
      (row) => `${row}.withdrawn_at IS NULL`,
      `EXISTS (SELECT FROM cover WHERE cover.offer_id = own.id AND taken_back_at IS NULL
        AND cover.business_date = $4::date AND cover.time = $5)`,
    ),
  ];
  for (const sql of moved) await manager.query(sql, [jobId, from.date, from.time, to.date, to.time]);
}

/** A change of one shift on one day. */
export interface DatedShift extends DayAndTime {
  readonly kind: 'away' | 'cancelled' | 'cover';
  /** The person away or covering; null for a cancelled shift. */
  readonly personId: string | null;
  readonly person: string;
  /** The covered person. */
  readonly other: string;
  /** True if an extra shift has these times, which the change may belong to. */
  readonly withExtra: boolean;
}

/** Changes of a job's shifts from a day on, except extra shifts and covers that have begun. */
export const findDatedShifts = (manager: EntityManager, jobId: string, from: string): Promise<DatedShift[]> =>
  manager.query(
    `SELECT business_date::text AS date, time, changed.kind, person_id AS "personId", coalesce(person.name, '') AS person, '' AS other,
       EXISTS (${extraAt('changed')}) AS "withExtra"
     FROM shift_change AS changed LEFT JOIN known_account AS person ON person.id = person_id
     WHERE job_id = $1 AND business_date >= $2::date AND NOT ${hasExtra('changed', 'person_id')}
     UNION ALL
     SELECT business_date::text, time, 'cover', cover.person_id, person.name, covered.name, EXISTS (${extraAt('cover')})
     FROM cover JOIN known_account AS person ON person.id = cover.person_id
       JOIN known_account AS covered ON covered.id = cover.for_person_id
     WHERE job_id = $1 AND business_date >= $2::date AND taken_back_at IS NULL AND NOT ${coverHasBegun('cover')}
       AND NOT ${hasExtra('cover', 'for_person_id')}
     ORDER BY date, time, kind, person`,
    [jobId, from],
  );

/**
 * Ends covers of removed shifts with their offers, except covers that have begun. They don't come back with a later
 * timetable.
 */
export const endCovers = (
  manager: EntityManager,
  jobId: string,
  gone: readonly DayAndTime[],
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<unknown> =>
  manager.query(
    `WITH ended AS (
       UPDATE cover SET taken_back_at = $4, taken_back_by = $5 FROM unnest($2::date[], $3::text[]) AS gone (date, time)
       WHERE cover.job_id = $1 AND cover.business_date = gone.date AND cover.time = gone.time AND taken_back_at IS NULL
         AND NOT ${coverHasBegun('cover')} AND NOT ${hasExtra('cover', 'for_person_id')}
       RETURNING offer_id)
     UPDATE cover_offer SET withdrawn_at = $4, withdrawn_by = $5 FROM ended WHERE id = offer_id AND withdrawn_at IS NULL`,
    [jobId, gone.map(({ date }) => date), gone.map(({ time }) => time), at, by],
  );

/** SQL: true if the offer is untaken and not at the times of an extra shift. */
const isUntaken = (offer: string) => `${offer}.withdrawn_at IS NULL AND NOT EXISTS (${extraAt(offer)})
  AND NOT EXISTS (SELECT FROM cover WHERE cover.offer_id = ${offer}.id AND cover.taken_back_at IS NULL)`;

/** Days and times of a job's untaken offers from a day on, except at the times of extra shifts. */
export const findUntakenOffers = (manager: EntityManager, jobId: string, from: string): Promise<DayAndTime[]> =>
  manager.query(
    `SELECT DISTINCT business_date::text AS date, time FROM cover_offer AS offer
     WHERE job_id = $1 AND business_date >= $2::date AND ${isUntaken('offer')} ORDER BY date, time`,
    [jobId, from],
  );

/** Withdraws untaken offers of removed shifts. */
export const withdrawUntaken = (
  manager: EntityManager,
  jobId: string,
  gone: readonly DayAndTime[],
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<unknown> =>
  manager.query(
    `UPDATE cover_offer AS offer SET withdrawn_at = $4, withdrawn_by = $5 FROM unnest($2::date[], $3::text[]) AS gone (date, time)
     WHERE offer.job_id = $1 AND offer.business_date = gone.date AND offer.time = gone.time AND ${isUntaken('offer')}`,
    [jobId, gone.map(({ date }) => date), gone.map(({ time }) => time), at, by],
  );

/** Deletes absences and cancellations of removed shifts. */
export const deleteChanges = (manager: EntityManager, jobId: string, gone: readonly DayAndTime[]): Promise<unknown> =>
  manager.query(
    `DELETE FROM shift_change AS changed USING unnest($2::date[], $3::text[]) AS gone (date, time)
     WHERE changed.job_id = $1 AND changed.business_date = gone.date AND changed.time = gone.time
       AND NOT ${hasExtra('changed', 'person_id')}`,
    [jobId, gone.map(({ date }) => date), gone.map(({ time }) => time)],
  );

/** Days and times of a job's extra shifts from a day on that are at the times of a slot of the timetable alone, and are not cancelled. */
export const findExtraWithoutSlot = (manager: EntityManager, jobId: string, from: string): Promise<DayAndTime[]> =>
  manager.query(
    `SELECT DISTINCT business_date::text AS date, time FROM shift_change AS extra
     WHERE job_id = $1 AND business_date >= $2::date AND kind = 'extra'
       AND NOT EXISTS (SELECT FROM shift_change AS cancelled WHERE cancelled.kind = 'cancelled' AND cancelled.job_id = $1
         AND cancelled.business_date = extra.business_date AND cancelled.time = extra.time)
       AND NOT EXISTS (SELECT FROM timetable_slot AS slot WHERE slot.job_id = $1 AND slot.is_extra
         AND slot.valid_from = extra.business_date AND ${slotTextSql('slot')} = extra.time)
     ORDER BY date, time`,
    [jobId, from],
  );
