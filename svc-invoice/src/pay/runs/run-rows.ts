import type { PaySuperAnswer } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { payeesByName } from '../payees/payees.queries.js';
import { superAnswerOn } from '../super/decision.js';
import { superDecisions } from '../super/super-decisions.queries.js';
import { PayRow } from './pay-row.entity.js';
import { earlierPayments } from './run-lines.queries.js';
import { type DraftRow, type DueLine, draftRow, NO_PAYMENTS, type RunFacts } from './run-rules.js';

export function byPerson(lines: readonly DueLine[]): Map<string, DueLine[]> {
  const people = new Map<string, DueLine[]>();
  for (const line of lines) {
    const known = people.get(line.person_id);
    if (known) known.push(line);
    else people.set(line.person_id, [line]);
  }
  return people;
}

/** The rows of a draft as they are now, by name. */
export async function draftRows(
  manager: EntityManager,
  lines: readonly DueLine[],
  facts: RunFacts,
): Promise<DraftRow[]> {
  const people = byPerson(lines);
  const ids = [...people.keys()];
  const payees = await payeesByName(manager, ids);
  const decisions = await superDecisions(manager, ids);
  const earlier = await earlierPayments(manager, ids, facts.payDay);
  return payees.map((payee) => {
    const answer: PaySuperAnswer = superAnswerOn(decisions.get(payee.person_id) ?? [], facts.payDay).answer;
    const before = earlier.get(payee.person_id) ?? NO_PAYMENTS;
    return draftRow(payee, people.get(payee.person_id) ?? [], answer, before, facts);
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
