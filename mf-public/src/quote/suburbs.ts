import { foldText } from '@cleaning/contracts';
import type { Suburb } from './suburbList';

/** Suggestions shown together. */
const MAX_SUGGESTIONS = 7;

/** Suburbs whose name starts with the typed text, then those in which a later word does, or with that postcode. */
export function suggestSuburbs(suburbs: readonly Suburb[], typed: string): Suburb[] {
  const wanted = foldText(typed);
  if (wanted.length < 2) return [];
  if (/^\d+$/.test(wanted))
    return suburbs.filter(({ postcode }) => postcode.startsWith(wanted)).slice(0, MAX_SUGGESTIONS);
  const first = suburbs.filter(({ name }) => foldText(name).startsWith(wanted));
  const later = suburbs.filter(({ name }) => foldText(name).includes(` ${wanted}`));
  return [...new Set([...first, ...later])].slice(0, MAX_SUGGESTIONS);
}

/** The suburb with exactly that name; undefined if there is none, or two. */
export function findSuburb(suburbs: readonly Suburb[], typed: string): Suburb | undefined {
  const wanted = foldText(typed);
  const [found, another] = suburbs.filter(({ name }) => foldText(name) === wanted);
  return another ? undefined : found;
}
