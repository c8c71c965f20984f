import { formatDate, type MissingDocument } from '@cleaning/contracts';
import { kinds, states, startWarnings as texts } from './texts';

export const describeMissingDocument = ({ kind, state, expires_on }: MissingDocument): string =>
  state === 'expired' && expires_on !== ''
    ? texts.expired(kinds[kind], formatDate(expires_on))
    : texts.lacks(kinds[kind], states[state]);
