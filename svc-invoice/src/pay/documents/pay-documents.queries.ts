import type { CallAnswer, listRunDocuments } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

type RunDocument = Omit<CallAnswer<typeof listRunDocuments>[number], 'total'> & { readonly cents: number };

/** The documents of a run with the people's names, by name. */
export function findRunDocuments(manager: EntityManager, runId: string): Promise<RunDocument[]> {
  return manager.query(
    `SELECT number, kind, issued_on::text, total_cents::float8 AS cents, person_id AS user_id, pay_row.name,
       coalesce(corrects, '') AS corrects, coalesce(repeats, '') AS repeats
     FROM pay_document JOIN pay_row USING (run_id, person_id) WHERE run_id = $1 ORDER BY lower(pay_row.name), number`,
    [runId],
  );
}

/** Notes at items the document on which they stand first, and whether it is a recipient created tax invoice. */
export async function linkToDocuments(
  manager: EntityManager,
  stands: readonly { readonly id: string; readonly number: string; readonly rcti: boolean }[],
): Promise<void> {
  await manager.query(
    `UPDATE pay_item SET document = coalesce(document, stands.number), rcti = CASE WHEN stands.rcti THEN coalesce(pay_item.rcti, stands.number) ELSE pay_item.rcti END
     FROM unnest($1::uuid[], $2::text[], $3::boolean[]) AS stands (id, number, rcti) WHERE pay_item.id = stands.id`,
    [stands.map(({ id }) => id), stands.map(({ number }) => number), stands.map(({ rcti }) => rcti)],
  );
}
