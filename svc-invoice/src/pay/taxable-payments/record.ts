import { splitAddress, type TextKind, toReportText } from './texts.js';

/** Characters of a record, the first three included. */
const LENGTH = 996;

/** Builds one record from left to right. Requires input without problems. */
export class ReportRecord {
  private written: string;

  constructor(identifier: string) {
    this.written = `${LENGTH}${identifier}`;
  }

  /** Left-justified, padded with blanks, truncated. */
  addText(kind: TextKind, typed: string, length: number): this {
    this.written += toReportText(kind, typed).text.slice(0, length).padEnd(length);
    return this;
  }

  /** Right-justified, padded with zeros. Removes blanks and hyphens between digits. */
  addDigits(typed: string, length: number): this {
    this.written += typed.replace(/[\s-]/g, '').padStart(length, '0');
    return this;
  }

  /** A whole number, filled with zeros. */
  addNumber(value: number, length: number): this {
    return this.addDigits(String(value), length);
  }

  /** The record, filled with blanks. Throws RangeError when a field was wider than its place. */
  end(): string {
    if (this.written.length > LENGTH) throw new RangeError(`A record of ${this.written.length} characters.`);
    return this.written.padEnd(LENGTH);
  }
}

/** An optional text; empty when it has characters that the report does not take, or is a number that does not fit. */
export function toOptionalText(kind: TextKind, typed: string | undefined, length: number): string {
  const { text, refused } = toReportText(kind, typed ?? '');
  const numberLike = kind === 'email' || kind === 'phone';
  return refused.length > 0 || (numberLike && text.length > length) ? '' : text;
}

/** The two lines of a street address. */
export const splitStreet = (typed: string): readonly [string, string] =>
  splitAddress(toReportText('address', typed).text) ?? ['', ''];
