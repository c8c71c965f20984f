/** Digits of these are no number of an invoice: dates, amounts and telephone numbers. */
const OTHER_NUMBERS = [
  /(?<!\d)\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)/g,
  /(?<!\d)\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})(?!\d)/g,
  /(?<!\d)\d{1,2}[ -]?(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]*(?:[ -]?(?:\d{4}|\d{2})(?!\d))?/g,
  /\$ ?\d[\d,]*(?:\.\d+)?/g,
  /(?<!\d)\d[\d,]*\.\d{2}(?!\d)/g,
  /(?<!\d)(?:\+?61[ -]?|0)[2-478](?:[ -]?\d){8}(?!\d)/g,
];
/** Stands where another number was: nothing is read over it. */
const GAP = '|';

/** `Inv`, `Invoice No.`, `INV#`, and what is left of it where a bank has cut the first letter. */
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

  /** What stands here, and moves behind it. */
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
 * The numbers of invoices that a text names, without zeros before them: `Invoice 00003`, `inv 3`, `Inv No 00003`, `INV#00003`, `00003`, also several
 * with `/`, `,`, `&` or `and`. A number that is part of another one, of a date or of a telephone number is none.
 * @param widths how many digits the numbers of invoices have; without a word before it a number has as many
 */
export function findInvoiceMentions(text: string, widths: ReadonlySet<number>): ReadonlySet<string> {
  const clean = OTHER_NUMBERS.reduce((rest, pattern) => rest.replace(pattern, GAP), text.toUpperCase());
  const found = new Set<string>();
  const isWhole = (digits: string) => widths.has(digits.length);

  /** Numbers in a list that begins here; where it ends. */
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
  // Groups of digits with one sign between them are one number, unless each is as long as that of an invoice.
  for (const [run] of bare.matchAll(/(?<![A-Z\d][-#/.]?)\d+(?:\s*[-/.,&+\s]\s*\d+)*(?![-#/.]?[A-Z\d])/g)) {
    const groups = run.match(/\d+/g) ?? [];
    if (groups.every(isWhole)) for (const group of groups) found.add(dropLeadingZeros(group));
  }
  return found;
}
