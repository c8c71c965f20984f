import type { SitePage, SiteText } from '@cleaning/contracts';
import type { Problems } from '@cleaning/ui/forms';
import { website as texts, WEBSITE_PAGES } from './texts';

/** Characters of a text by which people know it on the page. */
const SHOWN_LENGTH = 48;
/** Pages that have a text of each page of the website. */
const PAGE_FIELDS = ['titles', 'descriptions'];

/** The first words of a text. */
function shortenText(text: string): string {
  const [line = ''] = text.split('\n');
  if (line.length <= SHOWN_LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(' ', SHOWN_LENGTH))}…`;
}

/**
 * Name of the page that a title or description belongs to: `services-office-cleaning` for the office cleaning page,
 * `about-us` for /about-us.
 */
function nameEachPage(name: string): string {
  const byKey = WEBSITE_PAGES[name.replace(/^(services|areas)-/, '')];
  const found = byKey ?? Object.values(WEBSITE_PAGES).find(({ path }) => path === `/${name}`);
  return found?.name ?? `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
}

/** Describes a text by its place on the page, with the words that visitors read there. */
export function nameText({ key, own, published, is_list }: Omit<SiteText, 'draft' | 'max'>): string {
  const [page = '', ...names] = key.split('.');
  const name = names.at(-1) ?? '';
  if (PAGE_FIELDS.includes(page)) return nameEachPage(name);
  const words = shortenText(published ?? own);
  if (names.length === 1 && name === 'lead') return texts.leadName;
  if (names.length === 1 && name === 'description') return texts.descriptionName;
  if (/picture$/i.test(name)) return texts.pictureName(words);
  if (/^question$/.test(name)) return texts.questionName(words);
  if (/^answer$/.test(name)) return texts.answerName(words);
  if (is_list) return texts.listName(words);
  return /(title|heading)$/i.test(name) ? texts.headingName(words) : texts.textName(words);
}

/** Names with dots would be paths of the form. */
export const toField = (key: string): string => key.replaceAll('.', '/');
const getKey = (field: string): string => field.replaceAll('/', '.');

export type TypedTexts = Record<string, string>;

export const toTyped = ({ texts: all }: SitePage, changed?: Readonly<Record<string, string>>): TypedTexts =>
  Object.fromEntries(all.map(({ key, own, draft }) => [toField(key), (changed ? changed[key] : draft) ?? own]));

/** Typed texts that differ from the page's own. */
export const pickChanged = ({ texts: all }: SitePage, typed: TypedTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typed)
      .map(([field, text]) => [getKey(field), text.trim()] as const)
      .filter(([key, text]) => text !== '' && text !== all.find((own) => own.key === key)?.own),
  );

function findProblem({ is_list, max }: SiteText, typed: string): string | undefined {
  if (typed.length > max) return texts.tooLong(max);
  return is_list || !/[\r\n]/.test(typed.trim()) ? undefined : texts.oneLine;
}

/** Problems by form field. */
export const findProblems = ({ texts: all }: Pick<SitePage, 'texts'>, typed: TypedTexts): Problems =>
  Object.fromEntries(all.map((text) => [toField(text.key), findProblem(text, typed[toField(text.key)] ?? '')]));
