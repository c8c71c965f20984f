import {
  type ComplianceItem,
  type ComplianceState,
  isRequiredOfEveryone,
  type PersonCompliance,
} from '@cleaning/contracts';
import { DECIDABLE } from './decisionForms';

const DONE_STATES: ReadonlySet<ComplianceState> = new Set(['verified', 'missing']);

/** What of a person's documents asks for something: what everybody is asked for and is missing, and all that is not simply valid. */
export const listOpenItems = (items: readonly ComplianceItem[]): ComplianceItem[] =>
  items.filter(
    ({ kind, state, renewal }) =>
      !DONE_STATES.has(state) || renewal === 'submitted' || (state === 'missing' && isRequiredOfEveryone(kind)),
  );

/** Those whose newest version the office can verify. */
export const filterToCheck = (kinds: PersonCompliance['kinds']): PersonCompliance['kinds'] =>
  kinds.filter(({ versions: [newest] }) => newest && DECIDABLE.has(newest.state));

/** Those that everybody is asked for and that were not sent. */
export const filterMissing = (items: readonly ComplianceItem[]): ComplianceItem[] =>
  items.filter(({ kind, state }) => state === 'missing' && isRequiredOfEveryone(kind));
