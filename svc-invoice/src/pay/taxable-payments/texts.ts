import { toAscii } from '../text/ascii.js';

/** Kinds of text fields, by the characters that they take. */
export type TextKind = 'name' | 'address' | 'email' | 'phone' | 'other';

/**
 * Allowed characters of each kind. Printable ASCII: SOURCES 1.2, I. Punctuation of names and addresses is graded S:
 * other characters are never written, so that a stricter check can't refuse a file.
 */
const ALLOWED: Readonly<Record<TextKind, RegExp>> = {
  name: /^[A-Za-z0-9 ()&/'.-]$/,
  address: /^[A-Za-z0-9 ()&/'-]$/,
  email: /^[!-~]$/,
  phone: /^[0-9 ()+-]$/,
  other: /^[ -~]$/,
};

export interface ReportText {
  /** Transliterated, without blanks at its ends or doubled. Not cut. */
  readonly text: string;
  readonly refused: readonly string[];
}

/** Signs that a kind does not take and that become blanks. */
const BLANKED_MARKS: Readonly<Partial<Record<TextKind, RegExp>>> = { name: /[,;:]/g, address: /[.,;:]/g };

/**
 * A typed text as in the report. Email addresses are never transliterated: that would be another address. Never throws.
 */
export function toReportText(kind: TextKind, typed: string): ReportText {
  const trimmed = typed.trim();
  if (kind === 'email')
    return { text: trimmed, refused: [...new Set(trimmed)].filter((character) => !ALLOWED.email.test(character)) };
  const marks = BLANKED_MARKS[kind];
  const { text, refused } = toAscii(marks ? trimmed.replace(marks, ' ') : trimmed, ALLOWED[kind]);
  return { text: text.replace(/ +/g, ' ').trim(), refused };
}

/** Longest first line, and longest second line, of a street address. */
const LINE = 38;

/**
 * A street address in the report's two lines of 38 characters, parted between words where that is possible. Null when it
 * does not fit.
 */
export function splitAddress(street: string): readonly [string, string] | null {
  if (street.length <= LINE) return [street, ''];
  const parting = street.lastIndexOf(' ', LINE);
  const first = parting > 0 ? street.slice(0, parting) : street.slice(0, LINE);
  const second = street.slice(first.length).trim();
  return second.length <= LINE ? [first, second] : null;
}
