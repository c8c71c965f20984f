// Separate from the schemas: every page's palette searches with it without loading any.

/** Would be decomposed to a blank with an accent. */
const ACUTE = '´';
/** Straight and typographic apostrophes, and their substitutes on keyboards. */
const APOSTROPHES = /['`\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u2032]/g;
/**
 * Accents of European and Vietnamese letters, variation selectors and format characters. Vowel signs of other scripts stay: they are letters
 * there.
 */
const MARKS =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const UNCOMMON_LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
const BLANKS_AND_DASHES = /[\s\u2010-\u2015\u2212-]+/g;

/**
 * Folds a text for searches and comparisons of names: without accents and apostrophes, in lower case, with one blank
 * for any run of blanks and dashes. "Nguyễn" equals "nguyen", "O’Brien" equals "OBrien", "Smith-Jones" equals "smith
 * jones". The databases have it as `fold_text` (FoldText1799630000000 of service-kit); a spec compares the two.
 */
export const foldText = (text: string): string =>
  text
    .replaceAll(ACUTE, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(APOSTROPHES, '')
    .toLowerCase()
    .replace(UNCOMMON_LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(BLANKS_AND_DASHES, ' ')
    .trim();
