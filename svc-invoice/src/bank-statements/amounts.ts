/** The sign between dollars and cents. */
export type DecimalMark = '.' | ',';

/** Signed cents; 'ambiguous' for two possible amounts, 'none' for no amount. */
export type Amount = number | 'ambiguous' | 'none';

/** Minus signs of spreadsheets and phones: hyphens, dashes, U+2212 and its small and wide forms. */
const MINUS = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
/** A blank or an apostrophe before three digits: U+00A0 and U+202F count as blanks. */
const GROUP_BLANK = /(\d)[\s'\u2019](?=\d{3}(?!\d))/g;
/** Blanks except between two digits, where removing one would join two numbers. */
const LOOSE_BLANK = /(?<!\d)\s+|\s+(?!\d)/g;
/** Longer texts are no amounts. */
const MAX_LENGTH = 40;
/** Dollars of more digits are numbers of something else. */
const MAX_DOLLAR_DIGITS = 9;

const PARTS =
  /^'?(?:AU?\$|AUD\$?|\$)?(?<open>\()?(?<sign>[+-])?(?:AU?\$|AUD\$?|\$)?(?<inner>[+-])?(?<number>[\d.,]*\d)(?:AUD)?(?<close>\))?(?<end>[+-]|CR|DR|DB|C|D)?(?:AUD)?$/;

interface Parts {
  readonly number: string;
  /** 1, -1, or 0 if unknown. */
  readonly sign: 1 | -1 | 0;
}

/**
 * A number without blanks, currency and sign; undefined if its signs contradict each other or it contains anything
 * else.
 */
function splitAmount(text: string): Parts | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const bare = text.replace(MINUS, '-').replace(GROUP_BLANK, '$1').replace(LOOSE_BLANK, '').toUpperCase();
  const { open, sign, inner, number, close, end } = PARTS.exec(bare)?.groups ?? {};
  if (number === undefined || (open === undefined) !== (close === undefined)) return undefined;
  const signs = [open, sign, inner, end]
    .filter((each) => each !== undefined)
    .map((each) => (each === '+' || each === 'CR' || each === 'C' ? 1 : -1));
  if (new Set(signs).size > 1) return undefined;
  // A double sign, as in "-(88.00)" or "--88.00", may mean one sign or a correction; some banks do write "-88.00 DR".
  if (signs.length > 1 && end !== 'DR' && end !== 'CR') return undefined;
  return { number, sign: signs[0] ?? 0 };
}

const getCount = (text: string, letter: string): number => text.split(letter).length - 1;

/** The decimal mark shown by a number's form: `1.320,50`, `1320,5`, `1.320.000`. Undefined: `1320`, `1,320`. */
function toShownMark(number: string): DecimalMark | undefined {
  const [dots, commas] = [getCount(number, '.'), getCount(number, ',')];
  if (dots > 0 && commas > 0) return number.lastIndexOf('.') > number.lastIndexOf(',') ? '.' : ',';
  if (dots + commas === 0) return undefined;
  const [mark, other] = dots > 0 ? (['.', ','] as const) : ([',', '.'] as const);
  if (dots + commas > 1) return other;
  const [whole = '', decimals = ''] = number.split(mark);
  const mayBeGroup = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return mayBeGroup ? undefined : mark;
}

/**
 * A file's decimal mark, from all its amounts. Undefined if none shows it or they contradict each other; `1,320` is
 * then ambiguous.
 */
export function findDecimalMark(texts: Iterable<string>): DecimalMark | undefined {
  const marks = new Set<DecimalMark>();
  for (const text of texts) {
    const parts = splitAmount(text);
    const mark = parts && toShownMark(parts.number);
    if (mark && parseCents(parts.number, mark) !== undefined) marks.add(mark);
  }
  const [only] = marks;
  return marks.size === 1 ? only : undefined;
}

/** Cents of an unsigned number; undefined if its groups or decimals are not those of an amount. */
function parseCents(number: string, mark: DecimalMark): number | undefined {
  const group = mark === '.' ? ',' : '.';
  const [whole = '', decimals = '', ...more] = number.split(mark);
  if (more.length > 0 || (number.includes(mark) && decimals === '')) return undefined;
  const isGrouped = whole.includes(group);
  const isWhole = isGrouped
    ? whole.split(group).every((digits, at) => (at === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(digits))
    : /^(0|[1-9]\d*|)$/.test(whole);
  const dollars = whole.replaceAll(group, '');
  // "1320.5000" is A$1,320.50. Three decimals may be thousands.
  if (!isWhole || dollars.length > MAX_DOLLAR_DIGITS || !/^(\d{0,2}|\d{2}00+)$/.test(decimals)) return undefined;
  return Number(dollars) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
}

/**
 * Reads an amount as banks write it: `+1,234.50`, `$1234.5`, `(12.00)`, `12.00-`, `-A$12.00`, `12.00 DR`, `1.234,50`.
 * Returns 'none' for an exponent, a third decimal or another currency.
 * @param mark the file's, for amounts like `1,320`
 */
export function readAmount(text: string, mark?: DecimalMark): Amount {
  const parts = splitAmount(text);
  if (!parts) return 'none';
  const { number, sign } = parts;
  const own = toShownMark(number) ?? mark;
  if (own === undefined && /[.,]/.test(number)) return 'ambiguous';
  const cents = parseCents(number, own ?? '.');
  if (cents === undefined) return 'none';
  return sign < 0 ? 0 - cents : cents;
}

/** Direction in the text itself: incoming (1), outgoing (-1) or unknown (0). */
export const readSign = (text: string): 1 | -1 | 0 => splitAmount(text)?.sign ?? 0;

/**
 * Explains why an amount is invalid; undefined if it is valid.
 * @param written as in the file
 */
export function explainAmount(amount: Amount, written: string): string | undefined {
  if (written === '') return 'It has no amount.';
  const shown = written.slice(0, 30);
  if (amount === 'ambiguous') return `The amount “${shown}” could be thousands or cents. Enter this payment yourself.`;
  return amount === 'none' ? `The amount “${shown}” isn’t an amount in A$.` : undefined;
}
