/** Digits of these are no number of an invoice: dates, amounts and telephone numbers. */
const OTHER_NUMBERS = [
  /(?<!\d)\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)/g,
  /(?<!\d)\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})(?!\d)/g,
  /(?<!\d)\d{1,2}[ -]?(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]*(?:[ -]?(?:\d{4}|\d{2})(?!\d))?/g,
  /\$ ?\d[\d,]*(?:\.\d+)?/g,
  /(?<!\d)\d[\d,]*\.\d{2}(?!\d)/g,
  /(?<!\d)(?:\+?61[ -]?|0)[2-478](?:[ -]?\d){8}(?!\d)/g,
];
/** Replaces another number, so that nothing is read across it. */
const GAP = '|';

/** `Inv`, `Invoice No.`, `INV#`, and its rest if a bank cut the first letter. */
const PREFIX = /(?:INVOICES?|INVS?|(?<![A-Z])NV)[\s.:#-]*(?:(?:NUMBERS?|NUM|NOS?|NR)[\s.:#-]*)?/y;
const DIGITS = /\d+/y;
/** Between the numbers of a list. */
const JOINT = /\s*(?:[/,;&+]|\bAND\b)\s*/y;
const BLANKS = /\s+/y;

const dropLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** Reads a text from one place to the next. */
class TextReader {
  constructor(
    readonly text: string,
    public at: number,
  ) {}

  /** Returns the match at the current position and moves behind it. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  get isBeforeLetter(): boolean {
    return /[A-Z]/.test(this.text.charAt(this.at));
  }
}

/**
 * Invoice numbers named in a text, without leading zeros: `Invoice 00003`, `inv 3`, `Inv No 00003`, `INV#00003`,
 * `00003`, also several joined by `/`, `,`, `&` or `and`. Parts of other numbers, dates and telephone numbers don't
 * count.
 * @param widths digits of existing invoice numbers; a number without a word before it must have one of these
 */
export function findInvoiceMentions(text: string, widths: ReadonlySet<number>): ReadonlySet<string> {
  const clean = OTHER_NUMBERS.reduce((rest, pattern) => rest.replace(pattern, GAP), text.toUpperCase());
  const found = new Set<string>();
  const isWhole = (digits: string) => widths.has(digits.length);

  /** Reads the numbers of a list at this position. Returns its end. */
  function readList(start: number): number {
    const reader = new TextReader(clean, start);
    let end = start;
    for (let isFirst = true; ; isFirst = false) {
      const joint = isFirst ? '' : (reader.take(JOINT) ?? reader.take(BLANKS));
      if (joint === undefined) return end;
      const hasPrefix = reader.take(PREFIX) !== undefined || isFirst;
      const digits = reader.take(DIGITS);
      if (digits === undefined) return end;
      const rest = new TextReader(clean, reader.at);
      const behind = /^0+$/.test(digits) && rest.take(/[ -]/y) ? rest.take(DIGITS) : undefined;
      if (behind !== undefined && isWhole(digits + behind)) {
        // A blank within the number.
        reader.at = rest.at;
        found.add(dropLeadingZeros(digits + behind));
      } else if (isWhole(digits) || ((hasPrefix || joint.trim() !== '') && !reader.isBeforeLetter))
        found.add(dropLeadingZeros(digits));
      else return end;
      end = reader.at;
    }
  }

  let bare = '';
  for (let at = 0; at < clean.length; ) {
    const reader = new TextReader(clean, at);
    const isPrefix = reader.take(PREFIX) !== undefined && /\d/.test(clean.charAt(reader.at));
    const end = isPrefix ? readList(reader.at) : at;
    if (end > at) {
      bare += GAP;
      at = end;
    } else {
      bare += clean.charAt(at);
      at += 1;
    }
  }
  // Groups of digits joined by one sign are one number, unless each is as long as an invoice number.
  for (const [run] of bare.matchAll(/(?<![A-Z\d][-#/.]?)\d+(?:\s*[-/.,&+\s]\s*\d+)*(?![-#/.]?[A-Z\d])/g)) {
    const groups = run.match(/\d+/g) ?? [];
    if (groups.every(isWhole)) for (const group of groups) found.add(dropLeadingZeros(group));
  }
  return found;
}
