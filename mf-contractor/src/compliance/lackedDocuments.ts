import {
  COMPLIANCE_KINDS,
  complianceState,
  dayText,
  type LackedDocument,
  lackText as serviceText,
} from '@cleaning/contracts';
import { kinds, states, startWarnings as texts } from './texts';

export const lackText = ({ kind, state, expires_on }: LackedDocument): string =>
  state === 'expired' && expires_on !== ''
    ? texts.expired(kinds[kind], dayText(expires_on))
    : texts.lacks(kinds[kind], states[state]);

/** The document that a service names; undefined for anything else. */
function lackOf(named: string): LackedDocument | undefined {
  const [, date, month, year] = /(\d\d)\/(\d\d)\/(\d{4})\)$/.exec(named) ?? [];
  const expires_on = year === undefined ? '' : `${year}-${month}-${date}`;
  return COMPLIANCE_KINDS.flatMap((kind) => complianceState.options.map((state) => ({ kind, state, expires_on }))).find(
    (document) => serviceText(document) === named,
  );
}

/** Documents that a service lists in a sentence, in the language of the page; any other text as it is. */
export function listedDocuments(text: string): string {
  const found = (text.match(/[^(]+\([^)]*\)/g) ?? []).map((part) => lackOf(part.replace(/^, /, '')));
  const documents = found.filter((document) => document !== undefined);
  return documents.length > 0 && documents.length === found.length ? documents.map(lackText).join('; ') : text;
}
