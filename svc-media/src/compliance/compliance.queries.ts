import type { CallQuery, ComplianceItem, ComplianceKind, listCompliance } from '@cleaning/contracts';
import { KnownAccount, readPage, searchRows } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';

/**
 * SQL: the records of each person and kind, independent of the day: columns of `StandingRow`, and the expiry date. A newer version
 * that waits or was refused does not replace the one that counts.
 */
const STANDING = `
  SELECT person_id, kind,
    CASE WHEN valid IS NOT NULL THEN 'verified' WHEN unchecked IS NOT NULL THEN 'unchecked' ELSE newest_state END AS base,
    CASE WHEN newest > coalesce(valid, unchecked) AND newest_state IN ('submitted', 'refused') THEN newest_state ELSE '' END AS renewal,
    expires_on, work_limit, seen_at, CASE WHEN newest_state = 'refused' THEN newest_reason ELSE '' END AS reason
  FROM (
    SELECT person_id, kind, max(number) AS newest,
      (array_agg(state ORDER BY number DESC))[1] AS newest_state,
      (array_agg(reason ORDER BY number DESC))[1] AS newest_reason,
      max(number) FILTER (WHERE state = 'verified') AS valid,
      max(number) FILTER (WHERE state = 'unchecked') AS unchecked,
      (array_agg(expires_on ORDER BY number DESC) FILTER (WHERE state = 'verified'))[1] AS expires_on,
      (array_agg(work_limit ORDER BY number DESC) FILTER (WHERE state = 'verified'))[1] AS work_limit,
      (array_agg(decided_at ORDER BY number DESC) FILTER (WHERE state = 'verified'))[1] AS seen_at
    FROM compliance_version GROUP BY person_id, kind) AS versions`;

export interface StandingRow extends Omit<ComplianceItem, 'state'> {
  readonly person_id: string;
  readonly work_limit: boolean;
  readonly seen_at: Date | null;
  readonly asked_at: Date | null;
}

export const findStandings = (manager: EntityManager, personIds: readonly string[]): Promise<StandingRow[]> =>
  manager.query(
    `SELECT standing.person_id, standing.kind, base, renewal, coalesce(expires_on::text, '') AS expires_on,
       coalesce(work_limit, false) AS work_limit, reason, seen_at, asked_at
     FROM (${STANDING.replace('GROUP BY', 'WHERE person_id = ANY($1) GROUP BY')}) AS standing
     LEFT JOIN compliance_request USING (person_id, kind)`,
    [personIds],
  );

/** SQL of each state on the day `:today`; `:days` before its end a document expires soon. */
const STATE_CONDITIONS: Readonly<Record<NonNullable<CallQuery<typeof listCompliance>['state']>, string>> = {
  missing: 'false',
  unchecked: `base = 'unchecked'`,
  submitted: `base = 'submitted'`,
  refused: `base = 'refused'`,
  verified: `base = 'verified' AND (expires_on IS NULL OR expires_on > CAST(:today AS date) + CAST(:days AS int))`,
  expiring: `base = 'verified' AND expires_on BETWEEN CAST(:today AS date) AND CAST(:today AS date) + CAST(:days AS int)`,
  expired: `base = 'verified' AND expires_on < CAST(:today AS date)`,
  waiting: `base = 'submitted' OR renewal = 'submitted'`,
};

interface PeopleFilter {
  readonly text: string;
  readonly kind: ComplianceKind | undefined;
  readonly state: CallQuery<typeof listCompliance>['state'];
  readonly page: number;
  readonly page_size: number;
}

/** One of the kinds `:asked` is missing. */
const MISSING = `EXISTS (SELECT FROM unnest(CAST(:asked AS text[])) AS asked (kind) WHERE NOT EXISTS (
  SELECT FROM compliance_version v WHERE v.person_id = account.id AND v.kind = asked.kind))`;

/** One page of the people whose documents match the filters, by name. `asked`: the kinds that may be missing. */
export function findPeoplePage(
  manager: EntityManager,
  { text, kind, state, page, page_size }: PeopleFilter,
  { asked, today, days }: { asked: readonly ComplianceKind[]; today: string; days: number },
) {
  const query = manager
    .createQueryBuilder(KnownAccount, 'account')
    .select('account.id', 'user_id')
    .addSelect('account.name', 'name')
    .addSelect('account.verified', 'verified')
    .where(`account.role = 'user' AND NOT account.removed`)
    .orderBy('lower(account.name)')
    .addOrderBy('account.id');
  if (state === 'missing') query.andWhere(MISSING, { asked });
  else if (state || kind)
    query.andWhere(
      `EXISTS (SELECT FROM (${STANDING}) AS standing WHERE standing.person_id = account.id
        AND ${kind ? 'standing.kind = :kind' : 'true'} AND (${state ? STATE_CONDITIONS[state] : 'true'}))`,
      { kind, today, days },
    );
  searchRows(query, text, { texts: ['account.name'] });
  return readPage<{ user_id: string; name: string; verified: boolean }>(query, { page, page_size });
}

/** Number of versions waiting for a decision. Those of unverified people are decided with the person. */
export async function countWaiting(manager: EntityManager): Promise<number> {
  const [counted] = await manager.query<{ waiting: number }[]>(
    `SELECT count(*)::int AS waiting FROM compliance_version v JOIN known_account k ON k.id = v.person_id
     WHERE v.state = 'submitted' AND k.role = 'user' AND k.verified AND NOT k.removed`,
  );
  return counted?.waiting ?? 0;
}

export interface VersionFile {
  readonly version_id: string;
  readonly file_id: string;
  readonly content_type: string;
  readonly has_object: boolean;
  readonly opened: boolean;
}

/** The files of versions in the order sent, and whether the reader has opened each. */
export const findFiles = (
  manager: EntityManager,
  versionIds: readonly string[],
  readerId: string,
): Promise<VersionFile[]> =>
  manager.query(
    `SELECT d.version_id, d.id AS file_id, d.content_type, d.has_object, r.reader_id IS NOT NULL AS opened
     FROM document d LEFT JOIN document_reading r ON r.document_id = d.id AND r.reader_id = $2
     WHERE d.version_id = ANY($1) ORDER BY d.created_at, d.id`,
    [versionIds, readerId],
  );

/** The dates of a version that notices precede, and where sent notices are recorded: SQL of `compliance_version AS v`. */
const DUE_DAYS = {
  end: { day: 'v.expires_on', notices: 'compliance_notice', column: 'expires_on' },
  check: {
    day: `nullif(v.details ->> 'check_again_on', '')::date`,
    notices: 'compliance_check_notice',
    column: 'check_again_on',
  },
} as const;
type DueDay = keyof typeof DUE_DAYS;

/** A verified version whose date is near or past. */
export interface DueVersion {
  readonly id: string;
  readonly person_id: string;
  readonly name: string;
  readonly kind: ComplianceKind;
  readonly day: string;
}

/**
 * Versions of current people that expire or must be checked again soon, and for which no notice of that day was sent. If a renewal waits,
 * only on the last day.
 */
export const findDueVersions = (
  manager: EntityManager,
  due: DueDay,
  today: string,
  days: readonly number[],
  limit: number,
): Promise<DueVersion[]> => {
  const { day, notices, column } = DUE_DAYS[due];
  return manager.query(
    `SELECT v.id, v.person_id, k.name, v.kind, (${day})::text AS day
     FROM compliance_version v JOIN known_account k ON k.id = v.person_id AND NOT k.removed
     WHERE v.state = 'verified' AND ${day} <= $1::date + (SELECT max(d) FROM unnest($2::int[]) AS due (d))
       AND NOT EXISTS (SELECT FROM compliance_version newer
         WHERE newer.person_id = v.person_id AND newer.kind = v.kind AND newer.number > v.number
           AND (newer.state = 'verified' OR (newer.state = 'submitted' AND ${day} > $1::date)))
       AND NOT EXISTS (SELECT FROM ${notices} n WHERE n.version_id = v.id AND n.${column} = ${day}
         AND n.days = (SELECT min(d) FROM unnest($2::int[]) AS due (d) WHERE ${day} <= $1::date + d))
     ORDER BY ${day}, v.id LIMIT $3`,
    [today, days, limit],
  );
};

/** False if the notice was recorded before. */
export async function recordNotice(
  manager: EntityManager,
  due: DueDay,
  { id, day }: DueVersion,
  days: number,
): Promise<boolean> {
  const { notices, column } = DUE_DAYS[due];
  const noted = await manager.query<unknown[]>(
    `INSERT INTO ${notices} (version_id, days, ${column}) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING days`,
    [id, days, day],
  );
  return noted.length > 0;
}

export interface DeletedFiles {
  readonly keys: string[];
  readonly versions: { id: string; person_id: string; name: string }[];
}

/**
 * Deletes the files of police checks that were decided or replaced by `before`, at most `limit`. Returns the keys of their objects and the
 * owners. A check from before dates were recorded counts as replaced once a newer one is verified.
 */
export async function deletePoliceFiles(manager: EntityManager, before: Date, limit: number): Promise<DeletedFiles> {
  const [found] = await manager.query<{ keys: string[] | null; versions: DeletedFiles['versions'] | null }[]>(
    `WITH due AS (
       SELECT id, person_id FROM compliance_version v
       WHERE kind = 'police_check_img' AND files_deleted_at IS NULL
         AND (decided_at <= $1 OR (state = 'replaced' AND submitted_at <= $1)
           OR (state = 'unchecked' AND EXISTS (SELECT FROM compliance_version newer
             WHERE newer.person_id = v.person_id AND newer.kind = v.kind AND newer.number > v.number
               AND newer.state = 'verified' AND newer.decided_at <= $1)))
       LIMIT $2 FOR UPDATE SKIP LOCKED),
     noted AS (UPDATE compliance_version v SET files_deleted_at = now() FROM due WHERE v.id = due.id RETURNING v.id),
     gone AS (
       UPDATE document SET deleted_at = coalesce(deleted_at, now()), kept = false
       FROM due WHERE version_id = due.id AND has_object RETURNING object_key)
     SELECT (SELECT array_agg(object_key) FROM gone) AS keys,
       (SELECT json_agg(json_build_object('id', due.id, 'person_id', due.person_id, 'name', coalesce(k.name, '')))
        FROM due LEFT JOIN known_account k ON k.id = due.person_id) AS versions`,
    [before, limit],
  );
  return { keys: found?.keys ?? [], versions: found?.versions ?? [] };
}
