/**
 * Finds bank details in texts that go to clients. The usual fraud writes another account into a message that a client trusts.
 * A BSB has six digits (3-3), an account number six to ten; both are found with blanks, dashes and dots between their digits, in other
 * scripts' digits, with letters that look like digits, and in words. This is a help against a borrowed session, no proof: the factor
 * and the notice to all admins are the others.
 */

/** Digits of a BSB, and the fewest of an account number. */
const MIN_DIGITS = 6;

const WORDS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  nought: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const WORD = new RegExp(`\\b(?:(double|triple)[\\s-]+)?(${Object.keys(WORDS).join('|')})\\b`, 'gi');
const TIMES: Readonly<Record<string, number>> = { double: 2, triple: 3 };

/**
 * Blanks, dashes and other marks between two digits of one number. A line ends it, unless it breaks at a dash, and so does a comma, colon or
 * the like with a blank.
 */
const SEPARATOR = String.raw`(?:[\p{Zs}\t\p{Pd}\u2212./\\·\u2022|_*'\u2019()]{1,3}|[,:;~=+"\u201c\u201d<>#&]|\p{Pd}[\p{Zs}\t]*\r?\n[\p{Zs}\t]*)?`;
const NUMBER = new RegExp(String.raw`\d(?:${SEPARATOR}\d)*`, 'gu');

/** Numbers with as many digits that aren't bank details. */
const OTHER_NUMBERS: readonly RegExp[] = [
  // Numbers of our papers: INV-00012, ADJ-3.
  /\b[A-Z]{1,5}-\d{1,5}\b(?![\p{Pd}./]?\d)/gu,
  // A year behind its month: 1 July 2026 - 30 June 2027.
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?\s+20\d{2}(?!\d|[\p{Pd}./]\d)/giu,
  // Amounts: A$1,484.46, $12500, 1,484.46, 1234.50. None has a leading zero.
  /\$\s?(?:[1-9]\d{0,2}(?:,\d{3})+|0|[1-9]\d{0,4})(?:\.\d{1,2})?(?!\d)/g,
  /(?<![\d.])(?:[1-9]\d{0,2}(?:,\d{3})+|0|[1-9]\d{0,4})\.\d{2}(?!\d|[\p{Pd}.]\d)/gu,
  // Days: 28/11/2026, 28.11.26, 2026-11-28; financial years: 2025-26, 2025/2026.
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\1(?:20)?\d{2}(?!\d)/g,
  /(?<!\d)20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  /(?<!\d)20\d{2}[-\u2013/](?:20)?\d{2}(?![\d-])/g,
  // A day before its month, and the year behind: "28 Nov 2026" has letters between. Times: 8:00, 14.30.
  /(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d(?!\d)/g,
];

/** Forms of Australian telephone numbers and ABNs. */
const TELEPHONE = /^(?:(?:61|0)[2-478]\d{8}|1[38]00\d{6}|13\d{4})$/;
const ABN_DIGITS = 11;

/** In ASCII digits, without invisible marks. */
function toPlainDigits(text: string): string {
  const shown = text.normalize('NFKC').replace(/[\p{Cf}\p{Mn}\p{Me}]/gu, '');
  // Each Unicode block of decimal digits has ten in a row, beginning with its zero.
  const ascii = shown.replace(/\p{Nd}/gu, (digit) => {
    const at = digit.codePointAt(0) as number;
    let zero = at;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((at - zero) % 10);
  });
  return ascii
    .replace(WORD, (_, times: string | undefined, word: string) =>
      (WORDS[word.toLowerCase()] as string).repeat(times ? (TIMES[times.toLowerCase()] as number) : 1),
    )
    .replace(/(?<=\d)[oO]|[oO](?=\d)/g, '0')
    .replace(/(?<=\d)[oO]|[oO](?=\d)/g, '0')
    .replace(/(?<=\d[\p{Pd}\p{Zs}./]?)[oO]{2,}(?!\p{L})/gu, (letters) => '0'.repeat(letters.length))
    .replace(/(?<=\d)[Il](?=[\d-])|(?<=[\d-])[Il](?=\d)|\b[Il](?=\d{2})/g, '1');
}

const keepDigits = (text: string): string => text.replace(/\D/g, '');

/** The digits of a telephone number as they are dialled in Australia. */
const toDialled = (text: string): string => keepDigits(toPlainDigits(text)).replace(/^61/, '0');

/**
 * The first number of a text that looks like a BSB or an account number; undefined if none does. Forms don't know the
 * company's own telephone numbers and ABN and skip everything that looks like one; services pass them, because others'
 * can be PayIDs.
 * @param known the company's telephone numbers and ABN
 */
export function findBankNumber(text: string, known?: readonly string[]): string | undefined {
  const own = known?.map(toDialled).filter((digits) => digits !== '');
  const isOther = (number: string): boolean => {
    const digits = keepDigits(number);
    if (digits.length < MIN_DIGITS) return true;
    if (own) return own.includes(digits) || own.includes(toDialled(number));
    return TELEPHONE.test(digits) || digits.length === ABN_DIGITS;
  };
  const left = OTHER_NUMBERS.reduce((rest, pattern) => rest.replace(pattern, ' x '), toPlainDigits(text));
  return (left.match(NUMBER) ?? []).find((number) => !isOther(number));
}
