import type { I18n } from '@lingui/core';
import { withoutPhone } from './withoutPhone';

/** English texts of one area: sentences, functions that make them, and groups of both. */
export interface Texts {
  readonly [key: string]: Text;
}
type Text = string | ((...given: never[]) => string) | Texts;

type Group = Record<string, unknown>;
const originals = new WeakMap<object, Group>();

/** The English texts of a group, also after it was translated. */
export function englishOf(texts: object): Group {
  const kept = originals.get(texts) ?? { ...texts };
  originals.set(texts, kept);
  return kept;
}

const isEmpty = (value: unknown) => value === '' || value === 0;

/** Values by name, and for each whether it is there: `some` or `none` (ICU cannot ask for an empty text). */
const named = (values: Group): Group => ({
  ...values,
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`is${name}`, isEmpty(value) ? 'none' : 'some'])),
});

/** The arguments of a text by their places, or the properties of its one argument by their names. */
function valuesOf(given: readonly unknown[]): Group {
  const [first] = given;
  return named(typeof first === 'object' && first !== null ? (first as Group) : { ...given });
}

/**
 * Puts a language's messages in the place of the texts of an area, under the same names; English again with null, and where there is none.
 * @param id of the area; a message's id is the path of its text
 * @param constants that messages may name
 */
export function putTexts(texts: object, id: string, i18n: I18n | null, constants: Readonly<Group>): void {
  const target = texts as Group;
  for (const [key, text] of Object.entries(englishOf(texts))) {
    const path = `${id}.${key}`;
    if (typeof text === 'object' && text !== null) putTexts(text, path, i18n, constants);
    else if (!i18n?.messages[path]) target[key] = text;
    else if (typeof text === 'string') target[key] = withoutPhone(i18n._(path, { ...constants }));
    else target[key] = (...given: unknown[]) => withoutPhone(i18n._(path, { ...constants, ...valuesOf(given) }));
  }
}
