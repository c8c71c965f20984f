import type { QuoteState } from '@cleaning/contracts';
import { Badge, type Tone } from '@cleaning/ui';
import { states } from './texts';

const TONES: Readonly<Record<QuoteState, Tone>> = {
  draft: 'neutral',
  sent: 'neutral',
  seen: 'neutral',
  accepted: 'ok',
  declined: 'danger',
  expired: 'warn',
  replaced: 'neutral',
};

export const StateBadge = ({ state }: { state: QuoteState }) => <Badge tone={TONES[state]}>{states[state]}</Badge>;
