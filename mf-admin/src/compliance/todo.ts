import { type ComplianceItem, type ComplianceState, isAskedOfAll } from '@cleaning/contracts';

const DONE_STATES: ReadonlySet<ComplianceState> = new Set(['verified', 'missing']);

/** What of a person's documents asks for something: what everybody is asked for and is missing, and all that is not simply valid. */
export const toDo = (items: readonly ComplianceItem[]): ComplianceItem[] =>
  items.filter(
    ({ kind, state, renewal }) =>
      !DONE_STATES.has(state) || renewal === 'submitted' || (state === 'missing' && isAskedOfAll(kind)),
  );
