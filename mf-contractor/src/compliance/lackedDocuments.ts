import { formatDate, type LackedDocument } from '@cleaning/contracts';
import { kinds, states, startWarnings as texts } from './texts';

export const describeMissingDocument = ({ kind, state, expires_on }: LackedDocument): string =>
  state === 'expired' && expires_on !== ''
    ? texts.expired(kinds[kind], formatDate(expires_on))
    : texts.lacks(kinds[kind], states[state]);
