import type { SiteData } from '@cleaning/contracts';

/** Id of the element that holds each page's data as JSON. */
export const SITE_DATA_ID = 'site-data';

let current: SiteData | undefined;

/** Data of the page: the company, and the texts and pictures that the office has changed. */
export function getSiteData(): SiteData {
  current ??= JSON.parse(document.getElementById(SITE_DATA_ID)?.textContent ?? '{"company":{}}') as SiteData;
  return current;
}

/** Sets the site's data, for the program that writes pages and for tests. */
export function setSiteData(data: SiteData): void {
  current = data;
}

/** Words by names: texts, lists with one text a line, and groups of them. Functions stay as they are. */
export interface Words {
  readonly [name: string]: unknown;
}

/** The pages' own texts by key, which the desk lists. */
export const editableTexts = new Map<string, string | readonly string[]>();

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const FOUNDED = '{founded}';

function fillPlaceholders(text: string): string {
  const { short_name, founded } = getSiteData().company;
  return text.replaceAll('{company}', short_name).replaceAll(FOUNDED, founded ? String(founded) : '');
}

function readText(key: string, own: unknown): unknown {
  const changed = getSiteData().texts?.[key];
  if (isTexts(own)) {
    const lines = changed?.split(/\s*\n\s*/) ?? own;
    const known = getSiteData().company.founded ? lines : lines.filter((line) => !line.includes(FOUNDED));
    return known.map(fillPlaceholders);
  }
  return fillPlaceholders(changed ?? (own as string));
}

/**
 * Texts that the office can change. Each is looked up when used: the published text, otherwise the one given here. Its
 * key is the path of names with dots. `{company}` becomes the company's short name, `{founded}` the year it started;
 * until the year is entered, list lines that name it are left out. `fixed` are words that belong to the program, such
 * as labels for screen readers. Don't copy it: a copy (`{...texts}`) would no longer change.
 */
export function createEditableTexts<const W, const F = unknown>(key: string, words: W, fixed?: F): W & F {
  const made: object = Array.isArray(words) ? [] : {};
  for (const [name, own] of Object.entries(words as Words)) {
    const path = `${key}.${name}`;
    const value = typeof own === 'object' && own !== null && !isTexts(own) ? createEditableTexts(path, own) : own;
    const isText = typeof own === 'string' || isTexts(own);
    if (isText) editableTexts.set(path, own);
    Object.defineProperty(made, name, {
      enumerable: true,
      ...(isText ? { get: () => readText(path, own) } : { value }),
    });
  }
  return Object.assign(made, fixed) as W & F;
}

/**
 * An ABN in groups: `51 824 753 556`. Repeats packages/contracts without its schemas, because every page includes this
 * code.
 */
export const formatGroupedAbn = (abn: string): string => abn.replace(/^(..)(...)(...)/, '$1 $2 $3 ');

/** A telephone number as a link target: Australian numbers in international form. */
export function buildTelephoneLink(number: string): string {
  const digits = number.replace(/[^\d+]/g, '');
  return /^(?:\+|13|1[38]00)/.test(digits) ? `tel:${digits}` : `tel:+61${digits.replace(/^0/, '')}`;
}
