import type { AnswerOf, addAdjustment, BodyOf, listAdjustments } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/** An adjustment with the names of the person and the admin. */
export interface AdjustmentRow extends Omit<AnswerOf<typeof addAdjustment>, 'amount' | 'added_at'> {
  /** Whole cents. */
  amount: number;
  added_at: Date;
}

/** Which adjustments a list shows. `text` is a pattern of LIKE on folded text; null is everybody. */
interface AdjustmentFilter {
  readonly text: string;
  readonly personId: string | null;
  readonly state: BodyOf<typeof listAdjustments>['state'];
}

const STATE = `CASE WHEN in_run_cents <> 0 THEN 'in-run' WHEN paid_cents <> 0 THEN 'paid' ELSE 'open' END`;
const FROM = `
  FROM pay_item AS item LEFT JOIN known_account AS person ON person.id = item.person_id
    LEFT JOIN known_account AS admin ON admin.id = item.added_by
  WHERE item.kind IN ('reimbursement', 'bonus', 'deduction')`;
/** SQL: `AdjustmentRow`s, up to further conditions. */
const ADJUSTMENTS = `
  SELECT item.id, item.person_id AS user_id, coalesce(person.name, '') AS user_name, item.kind, item.earned_cents::float8 AS amount,
    item.day::text, item.reason, item.file_reference, item.file_id IS NOT NULL AS has_file, item.taxable, coalesce(admin.name, '') AS added_by, item.added_at,
    ${STATE} AS state
  ${FROM}`;

/** $1 to $3: the filter. */
const FOUND = `($1 = '%%' OR fold_text(person.name) LIKE $1 OR fold_text(item.reason) LIKE $1) AND ($2::uuid IS NULL OR item.person_id = $2)
  AND ($3 = 'all' OR ${STATE} = $3)`;

const valuesOf = ({ text, personId, state }: AdjustmentFilter) => [text, personId, state];

/** A page of adjustments, the newest first. */
export function pageOfAdjustments(
  manager: EntityManager,
  filter: AdjustmentFilter,
  { page, page_size }: Pick<BodyOf<typeof listAdjustments>, 'page' | 'page_size'>,
): Promise<AdjustmentRow[]> {
  return manager.query(`${ADJUSTMENTS} AND ${FOUND} ORDER BY item.added_at DESC, item.id LIMIT $4 OFFSET $5`, [
    ...valuesOf(filter),
    page_size,
    (page - 1) * page_size,
  ]);
}

/** How many adjustments that list has. */
export async function countAdjustments(manager: EntityManager, filter: AdjustmentFilter): Promise<number> {
  const sql = `SELECT count(*)::int AS total ${FROM} AND ${FOUND}`;
  const [count] = await manager.query<{ total: number }[]>(sql, valuesOf(filter));
  return count?.total ?? 0;
}

/** An adjustment; undefined when there is none, or when the id is of something else that is paid. */
export async function adjustmentById(manager: EntityManager, id: string): Promise<AdjustmentRow | undefined> {
  const [row] = await manager.query<AdjustmentRow[]>(`${ADJUSTMENTS} AND item.id = $1`, [id]);
  return row;
}
