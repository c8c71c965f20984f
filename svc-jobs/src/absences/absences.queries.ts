import type { Absence } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/**
 * Absences not withdrawn that include any of these days (YYYY-MM-DD, inclusive; 'infinity' = open end), with names, by
 * day. `personId` null: everybody who wasn't removed.
 */
export const findAbsences = (
  manager: EntityManager,
  days: { readonly from: string; readonly until: string },
  personId: string | null,
): Promise<Absence[]> =>
  manager.query(
    `SELECT absence.id AS absence_id, person_id AS user_id, coalesce(person.name, '') AS user_name, from_date::text AS "from",
       until_date::text AS until, reason, to_char(reported_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS reported_at,
       CASE WHEN reported_by = person_id THEN '' ELSE coalesce(reporter.name, '') END AS reported_by
     FROM absence
       JOIN known_account AS person ON person.id = person_id AND NOT person.removed
       LEFT JOIN known_account AS reporter ON reporter.id = reported_by
     WHERE withdrawn_at IS NULL AND from_date <= $2::date AND until_date >= $1::date AND ($3::uuid IS NULL OR person_id = $3)
     ORDER BY from_date, until_date, person.name, absence.id`,
    [days.from, days.until, personId],
  );
