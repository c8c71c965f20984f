import { groupBy, type PaySuperAnswer } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { findPayees } from '../payees/payees.queries.js';
import { findSuperAnswer } from '../super/decision.js';
import { findSuperDecisions } from '../super/super-decisions.queries.js';
import { PayRow } from './pay-row.entity.js';
import { findEarlierPayments } from './run-lines.queries.js';
import { buildDraftRow, type DraftRow, type DueLine, NO_PAYMENTS, type RunFacts } from './run-rules.js';

export const groupByPerson = (lines: readonly DueLine[]): Map<string, DueLine[]> =>
  groupBy(lines, (line) => line.person_id);

/** The rows of a draft as they are now, by name. */
export async function buildDraftRows(
  manager: EntityManager,
  lines: readonly DueLine[],
  facts: RunFacts,
): Promise<DraftRow[]> {
  const people = groupByPerson(lines);
  const ids = [...people.keys()];
  const payees = await findPayees(manager, ids);
  const decisions = await findSuperDecisions(manager, ids);
  const earlier = await findEarlierPayments(manager, ids, facts.payDay);
  return payees.map((payee) => {
    const answer: PaySuperAnswer = findSuperAnswer(decisions.get(payee.person_id) ?? [], facts.payDay).answer;
    const before = earlier.get(payee.person_id) ?? NO_PAYMENTS;
    return buildDraftRow(payee, people.get(payee.person_id) ?? [], answer, before, facts);
  });
}

/** The rows that a run holds, by name. */
export function findHeldRows(manager: EntityManager, runId: string): Promise<PayRow[]> {
  return manager
    .createQueryBuilder(PayRow, 'row')
    .where({ runId })
    .orderBy('lower(row.name)')
    .addOrderBy('row.personId')
    .getMany();
}
