import { type ComplianceItem, type ComplianceState, isRegistered } from '@cleaning/contracts';

const FINE: ReadonlySet<ComplianceState> = new Set(['verified', 'missing']);

/** What of a person's documents asks for something: one of the six that is missing, and all that is not simply valid. */
export const toDo = (items: readonly ComplianceItem[]): ComplianceItem[] =>
  items.filter(
    ({ kind, state, renewal }) =>
      !FINE.has(state) || renewal === 'submitted' || (state === 'missing' && isRegistered(kind)),
  );
