import type { SitePage, SiteText } from '@cleaning/contracts';
import type { Problems } from '@cleaning/ui/forms';
import { website as texts } from './texts';

const SPACED = /([a-z])([A-Z])/g;

/** `about.capacityFigures.0.figure` as people read it: `Capacity figures 1, figure`. */
export function labelOf(key: string): string {
  const [, ...names] = key.split('.');
  const words = names.map((name) =>
    /^\d+$/.test(name) ? String(Number(name) + 1) : name.replace(SPACED, '$1 $2').toLowerCase(),
  );
  const joined = words.reduce(
    (text, word) => (/^\d+$/.test(word) ? `${text} ${word}` : text === '' ? word : `${text}, ${word}`),
    '',
  );
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

/** Names with dots would be paths of the form. */
export const fieldOf = (key: string): string => key.replaceAll('.', '/');
const keyOf = (field: string): string => field.replaceAll('/', '.');

export type TypedTexts = Record<string, string>;

export const typedOf = ({ texts: all }: SitePage, changed?: Readonly<Record<string, string>>): TypedTexts =>
  Object.fromEntries(all.map(({ key, own, draft }) => [fieldOf(key), (changed ? changed[key] : draft) ?? own]));

/** What differs from the page's own. */
export const changedOf = ({ texts: all }: SitePage, typed: TypedTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typed)
      .map(([field, text]) => [keyOf(field), text.trim()] as const)
      .filter(([key, text]) => text !== '' && text !== all.find((own) => own.key === key)?.own),
  );

function problemOf({ is_list, max }: SiteText, typed: string): string | undefined {
  if (typed.length > max) return texts.tooLong(max);
  return is_list || !/[\r\n]/.test(typed.trim()) ? undefined : texts.oneLine;
}

/** What is wrong, by the form's names. */
export const problemsOf = ({ texts: all }: Pick<SitePage, 'texts'>, typed: TypedTexts): Problems =>
  Object.fromEntries(all.map((text) => [fieldOf(text.key), problemOf(text, typed[fieldOf(text.key)] ?? '')]));
