import type { EntityManager } from 'typeorm';

/** People assigned to a job, by name, with their picked slots; empty: all. Days 1 (Mo) to 7 (Su). */
export const findPeoplePicks = (
  manager: EntityManager,
  jobId: string,
): Promise<{ user_id: string; user_name: string; picks: { time: string; days: number[] }[] }[]> =>
  manager.query(
    `SELECT person.id AS user_id, person.name AS user_name, coalesce((
       SELECT json_agg(json_build_object('time', start_time || '-' || end_time, 'days', days) ORDER BY start_time, end_time)
       FROM shift_pick WHERE shift_pick.job_id = enrolment.job_id AND shift_pick.person_id = enrolment.person_id
     ), '[]') AS picks
     FROM enrolment JOIN known_account AS person ON person.id = enrolment.person_id AND NOT person.removed
     WHERE enrolment.job_id = $1 ORDER BY person.name, person.id`,
    [jobId],
  );
