/** Words that mark a number beside them as a door or alarm code. */
const KEYWORD =
  /\b(alarms?|codes?|pin|pins|pass ?codes?|passwords?|key ?pads?|key ?safes?|key ?box(es)?|lock ?box(es)?|pad ?locks?|combinations?|combos?|disarm|security panel|access number)\b/i;

/** Texts with digits that aren't codes. */
const NO_CODES: readonly RegExp[] = [
  // Telephone numbers: 0412 345 678, (08) 8123 4567, +61 8 8123 4567, 1300 123 456, 13 11 26, 8123 4567.
  /(?<![\d*#])(\+61[\s-]?|\(0\d\)\s?|0)[2-478]?(?:[\s-]?\d){8,9}(?![\d*#])/g,
  /(?<![\d*#])1[38]00[\s-]?\d{3}[\s-]?\d{3}(?![\d*#])/g,
  /(?<![\d*#])13[\s-]\d{2}[\s-]\d{2}(?![\d*#])/g,
  /(?<![\d*#])[2-9]\d{3}[\s-]\d{4}(?![\d*#])/g,
  // Prices.
  /(\bA?\$|\bAUD)\s?\d[\d,]*(\.\d+)?/gi,
  /\b\d+\.\d{2}\b(?!\d)/g,
  /\b\d[\d,]*\s?(dollars|bucks|AUD)\b/gi,
  // Days and times: 18/11/2026, 2026-11-18, November 2026, 06:00, 6.30 pm, 1830 h.
  /\b(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{1,2}-\d{1,2}-\d{4})\b/g,
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+(\d{1,2},?\s+)?(19|20)\d{2}\b/gi,
  /\b\d{1,2}[:.]\d{2}(\s?[ap]\.?m\b\.?)?/gi,
  /\b\d{3,4}\s?(hrs?|hours?|h|[ap]\.?m)\b/gi,
  /\b(at|from|until|till|before|after|by|since)\s+(19|20)\d{2}\b/gi,
  // Postcodes, after a state or beside the word.
  /\b(SA|NSW|VIC|QLD|WA|TAS|NT|ACT|South Australia|Adelaide)[,\s]+\d{4}\b/gi,
  /\bpost ?code\W{0,3}\d{4}\b/gi,
  // Amounts, and the names and numbers of things.
  /\b\d[\d,]*\s?(m2|m²|sqm|square met(er|re)s?|met(er|re)s?|m|km|cm|mm|ml|l|lit(er|re)s?|kg|g|%|per ?cent|minutes?|mins?|seconds?|secs?|days?|weeks?|people|rooms?|floors?|levels?|desks?|bins?|bags?|keys?|times)\b/gi,
  /\b(room|level|floor|unit|suite|shop|lot|building|gate|bay|phase|model|extension|ext|version|bldg)\.?\s?#?\d{1,5}\b(?![*#])/gi,
  /\b\d{1,5}[a-z]?\s+([A-Z][\w']+\s+){1,3}(street|st|road|rd|avenue|ave|terrace|tce|parade|pde|drive|dr|court|ct|crescent|cres|place|pl|lane|ln|highway|hwy|way)\b/gi,
];

/**
 * A typed code: three to ten digits, with or without * and #, or in groups such as 12-34; or digits with letters, such
 * as A1234.
 */
const TYPED_CODE =
  /(?<![\w$.])[*#]*[A-Za-z]?\d{3,10}[A-Za-z]?[*#]*(?!\w)|(?<![\w$.])\d{1,2}([-\s])\d{1,2}(\1\d{1,2}){1,3}(?!\w)|(?<![\w$.])\d( \d){2,7}(?!\w)/g;
/** Codes typed into a keypad, whatever is beside them. */
const WITH_HASH = /(?<![\w$.])[*#]*\d{3,10}[*#]+(?!\w)/g;
/** A password need not have digits. */
const PASSWORD = /\b(?:password|pass ?code)\b\s*(?:is|:|=|-)\s*["'\u201c]?([^\s"'\u201d.,;]{3,})/gi;
/**
 * A case-insensitive expression. The whole can't ignore case, since a secret beside it is recognised by its capitals.
 */
const toCaseInsensitive = (expression: string): string =>
  expression.replace(/\\.|[a-z]/g, (part) => (part.length > 1 ? part : `[${part}${part.toUpperCase()}]`));
/** Names of a spoken or typed secret, but not dress code, colour code or postcode. */
const SECRET_WORD = toCaseInsensitive(
  String.raw`(?:pass ?words?|pass ?codes?|pass ?phrases?|(?:code|safe|alarm|secret|security) ?words?|(?<!\b(?:dress|post|colou?r|area|zip|bar|qr|country)[ -]?)codes?|pins?|combinations?|combos?)`,
);
/**
 * A name-like or quoted word, or two or three: Bluebird, "blue bird", BLUE-BIRD. Lower-case words belong to the
 * sentence.
 */
const SECRET = String.raw`(?:["'\u201c\u2018]([^"'\u201d\u2019\n]{3,40})["'\u201d\u2019]|([A-Z][\w'\u2019-]{2,}(?: [A-Z][\w'\u2019-]+){0,2}))`;
/**
 * Codes in words with the text between: "Password for the alarm company is Bluebird.", "Code word Bluebird", "Bluebird
 * is the password".
 */
const WORD_CODES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${SECRET_WORD}\b[^\n]{0,80}?(?:\b(?:is|are|was|IS)\b|[:=\u2026\u2013-])\s*${SECRET}\s*(?=[.,;!?)]|$)`,
    'dgm',
  ),
  new RegExp(String.raw`\b${SECRET_WORD}\s+${SECRET}\s*(?=[.,;!?)]|$)`, 'dgm'),
  new RegExp(String.raw`${SECRET}\s+(?:is|was)\s+(?:the|our|their|your)\s+(?:\w+\s+){0,2}${SECRET_WORD}\b`, 'dgm'),
];
/** Words of a sentence in place of the code. */
const NO_SECRET =
  /^(?:this|that|here|there|what|which|where|it|ask|see|call|unknown|changed?|required|needed|none|nil|same|secret|below|above|site card|n\/?a|tba|tbc)\b/i;

const UNIT = '(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine)';
const TEEN = '(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)';
const TEN = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const SPOKEN_PART = `(?:(?:double|triple)[ -]${UNIT}|${TEN}(?:[ -]${UNIT})?|${TEEN}|${UNIT})`;
/** Spoken numbers: four seven one one, forty-seven eleven. */
const SPOKEN_NUMBER = new RegExp(String.raw`\b${SPOKEN_PART}(?:(?:,? |-|, ?)${SPOKEN_PART})+\b`, 'gi');
/** Minimum digits of a typed code. */
const MIN_DIGITS = 3;

const countSpokenDigits = (text: string): number =>
  [...text.matchAll(new RegExp(SPOKEN_PART, 'gi'))].reduce((sum, { 0: part }) => {
    if (/^triple/i.test(part)) return sum + 3;
    return sum + (new RegExp(`^(?:double|${TEEN}|${TEN})`, 'i').test(part) ? 2 : 1);
  }, 0);

const MASK = '••••';

/** Blanks out numbers that aren't codes, keeping the positions of all characters. */
const blankOtherNumbers = (text: string): string =>
  NO_CODES.reduce((rest, pattern) => rest.replace(pattern, (found) => '_'.repeat(found.length)), text);

interface Place {
  readonly from: number;
  readonly until: number;
}

/** Positions of possible codes in a sentence. */
function getPlaces(sentence: string): Place[] {
  const rest = blankOtherNumbers(sentence);
  const places = [...rest.matchAll(KEYWORD.test(rest) ? TYPED_CODE : WITH_HASH)].map(({ 0: found, index }) => ({
    from: index,
    until: index + found.length,
  }));
  for (const { 0: found, 1: secret = '', index } of sentence.matchAll(PASSWORD)) {
    const from = index + found.lastIndexOf(secret);
    if (!places.some((place) => place.from <= from && from < place.until))
      places.push({ from, until: from + secret.length });
  }
  const words = [...findCodeWords(sentence), ...(KEYWORD.test(rest) ? findSpokenNumbers(sentence) : [])];
  for (const word of words)
    if (!places.some(({ from, until }) => from < word.until && word.from < until)) places.push(word);
  return places;
}

/** Positions of codes in words. */
const findCodeWords = (sentence: string): Place[] =>
  WORD_CODES.flatMap((pattern) => [...sentence.matchAll(pattern)]).flatMap(({ indices }) => {
    const [from, until] = indices?.[1] ?? indices?.[2] ?? [0, 0];
    return from === until || NO_SECRET.test(sentence.slice(from, until)) ? [] : [{ from, until }];
  });

/** Positions of spoken numbers. */
const findSpokenNumbers = (sentence: string): Place[] =>
  [...sentence.matchAll(SPOKEN_NUMBER)]
    .filter(({ 0: found }) => countSpokenDigits(found) >= MIN_DIGITS)
    .map(({ 0: found, index }) => ({ from: index, until: index + found.length }));

/** The sentences of a text, with the space behind them: joined they are the text. A line is a sentence too. */
const listSentences = (text: string): string[] =>
  text.match(/[^\n]*?(?:(?<!\b(?:St|Mr|Mrs|Ms|Dr|No|Nr))[.!?;]+(?=\s)[^\S\n]*|\n+|$)/g)?.filter(Boolean) ?? [];

const isCode = (sentence: string): boolean => getPlaces(sentence).length > 0;

function mask(sentence: string): string {
  const places = getPlaces(sentence).sort((a, b) => b.from - a.from);
  return places.reduce((text, { from, until }) => text.slice(0, from) + MASK + text.slice(until), sentence).trim();
}

/** The sentences of a text that seem to hold a code of a door or an alarm, with each code masked. */
export const maskCodes = (text: string): string[] => listSentences(text).filter(isCode).map(mask);

/** The text in two: the sentences that seem to hold a code, one in each line, and the others. */
export function splitCodes(text: string): { readonly codes: string; readonly rest: string } {
  const sentences = listSentences(text);
  const codes = sentences.filter(isCode).map((sentence) => sentence.trim());
  const rest = sentences.filter((sentence) => !isCode(sentence)).join('');
  return {
    codes: codes.join('\n'),
    rest: rest
      .replace(/[^\S\n]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  };
}
