import { toOneLine } from '../mail/mail-rules.js';

/** The GSM 7-bit default alphabet (3GPP TS 23.038, 6.2.1). */
const GSM_BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Its extension: two septets each. */
const GSM_EXTENSION = '^{}\\[~]|€\f';

const SEPTETS = new Map([
  ...Array.from(GSM_BASIC, (letter) => [letter, 1] as const),
  ...Array.from(GSM_EXTENSION, (letter) => [letter, 2] as const),
]);

/** Typographic signs that would make a message cost more than twice as much. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u2032]/g, "'"],
  [/[\u201c\u201d\u201e\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/[\u00a0\u2007\u2009\u202f]/g, ' '],
];
const toPlainSigns = (text: string): string =>
  PLAIN.reduce((plain, [sign, instead]) => plain.replace(sign, instead), text);

/** Parts of a long message are shorter, since each says where it belongs. */
const GSM_PARTS = { single: 160, each: 153 };
const UCS2_PARTS = { single: 70, each: 67 };

/** Number of parts; a sequence isn't divided between two. */
function countParts(lengths: readonly number[], { single, each }: typeof GSM_PARTS): number {
  const sum = lengths.reduce((total, length) => total + length, 0);
  if (sum <= single) return 1;
  let [parts, used] = [1, 0];
  for (const length of lengths) {
    if (used + length > each) [parts, used] = [parts + 1, 0];
    used += length;
  }
  return parts;
}

/** The segments that a gateway charges for a text. */
export function countSegments(text: string): number {
  const letters = Array.from(text);
  const septets = letters.map((letter) => SEPTETS.get(letter));
  return septets.every((count) => count !== undefined)
    ? countParts(septets, GSM_PARTS)
    : countParts(
        letters.map((letter) => letter.length),
        UCS2_PARTS,
      );
}

/** Truncates to a number of letters without splitting one. */
export function cut(text: string, length: number): string {
  const letters = Array.from(text);
  return letters.length <= length ? text : `${letters.slice(0, length - 3).join('')}...`;
}

const PARAMETER_LENGTH = 60;
const TEXT_LENGTH = 300;

/** Parameters allowed in an SMS. The office's notes are left out: they may hold codes. */
const NAMED_PARAMETERS = ['job', 'date', 'time', 'change', 'person'] as const;
export const toSmsParameters = (parameters: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(NAMED_PARAMETERS.map((name) => [name, cut(parameters[name] ?? '', PARAMETER_LENGTH)]));

const COMPANY_LENGTH = 30;
/** The sent text: company, then message. */
export const writeSms = (company: string, text: string): string =>
  cut(toPlainSigns(toOneLine(`${cut(company, COMPANY_LENGTH)}: ${text}`)), TEXT_LENGTH);
