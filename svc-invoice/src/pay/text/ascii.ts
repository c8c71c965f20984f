/** Letters and signs that do not come apart into an ASCII letter and an accent. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  ß: 'ss',
  ẞ: 'SS',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Ł: 'L',
  ł: 'l',
  Þ: 'TH',
  þ: 'th',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  ı: 'i',
  ĸ: 'k',
  Ŋ: 'N',
  ŋ: 'n',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  ʼ: "'",
  ʻ: "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '″': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
};

const ASCII = /^[\u0020-\u007e]$/;

/** One character (code point) in ASCII; the character itself without a usual replacement. */
function readAscii(character: string): string {
  const replaced = REPLACEMENTS[character];
  if (replaced !== undefined) return replaced;
  if (/\p{Zs}/u.test(character)) return ' ';
  const letter = character.normalize('NFD').replace(/\p{M}/gu, '');
  return ASCII.test(letter) ? letter : character;
}

export interface AsciiText {
  readonly text: string;
  /** Characters of the text as it was typed that are not allowed, each once, in their order. */
  readonly refused: readonly string[];
}

/**
 * A text in ASCII: removes accents and replaces letters such as ø and typographic quotes and dashes (SOURCES 1.2 and
 * 4.1, I). Characters without a replacement, or not allowed, are returned in `refused` and stay in the text. Never
 * throws.
 * @param allowed matches one allowed character
 * @param capitals converts letters to upper case before the test
 */
export function toAscii(text: string, allowed: RegExp, capitals = false): AsciiText {
  const refused = new Set<string>();
  let ascii = '';
  for (const character of text.normalize('NFC')) {
    const plain = capitals ? readAscii(character).toUpperCase() : readAscii(character);
    if ([...plain].some((sign) => !allowed.test(sign))) refused.add(character);
    ascii += plain;
  }
  return { text: ascii, refused: [...refused] };
}

/** Characters named in a sentence: each in quotes, or by its code point where it cannot be seen. */
export const formatNamedCharacters = (characters: readonly string[]): string =>
  characters
    .map((character) =>
      /[\p{C}\p{M}\p{Z}]/u.test(character)
        ? `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
        : `“${character}”`,
    )
    .join(', ');
