import {
  type ComplianceItem,
  type ComplianceState,
  isRequiredOfEveryone,
  type PersonCompliance,
} from '@cleaning/contracts';
import { DECIDABLE } from './decisionForms';

const DONE_STATES: ReadonlySet<ComplianceState> = new Set(['verified', 'missing']);

/** Documents that need attention: required but missing, or not valid. */
export const listOpenItems = (items: readonly ComplianceItem[]): ComplianceItem[] =>
  items.filter(
    ({ kind, state, renewal }) =>
      !DONE_STATES.has(state) || renewal === 'submitted' || (state === 'missing' && isRequiredOfEveryone(kind)),
  );

/** Kinds whose newest version can be verified. */
export const filterToCheck = (kinds: PersonCompliance['kinds']): PersonCompliance['kinds'] =>
  kinds.filter(({ versions: [newest] }) => newest && DECIDABLE.has(newest.state));

/** Documents that everyone must send and that are missing. */
export const filterMissing = (items: readonly ComplianceItem[]): ComplianceItem[] =>
  items.filter(({ kind, state }) => state === 'missing' && isRequiredOfEveryone(kind));
