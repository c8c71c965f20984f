import { type ComplianceItem, type ComplianceState, isAskedOfAll } from '@cleaning/contracts';

const FINE: ReadonlySet<ComplianceState> = new Set(['verified', 'missing']);

/** What of a person's documents asks for something: what everybody is asked for and is missing, and all that is not simply valid. */
export const toDo = (items: readonly ComplianceItem[]): ComplianceItem[] =>
  items.filter(
    ({ kind, state, renewal }) =>
      !FINE.has(state) || renewal === 'submitted' || (state === 'missing' && isAskedOfAll(kind)),
  );
