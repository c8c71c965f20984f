import type { ComplianceItem, ComplianceState } from '@cleaning/contracts';
import { Badge, formatDate, type Tone } from '@cleaning/ui';
import { board, states } from './texts';

const TONES: Readonly<Record<ComplianceState, Tone>> = {
  missing: 'neutral',
  unchecked: 'neutral',
  submitted: 'warn',
  refused: 'danger',
  verified: 'ok',
  expiring: 'warn',
  expired: 'danger',
};

export const StateBadge = ({ state }: { state: ComplianceState }) => <Badge tone={TONES[state]}>{states[state]}</Badge>;

/** Date of a state; empty if it has none. */
export const getDay = ({ state, expires_on }: ComplianceItem): string => {
  if (expires_on === '') return '';
  return state === 'expired' ? board.ended(formatDate(expires_on)) : board.until(formatDate(expires_on));
};
