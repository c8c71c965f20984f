import { MOST_STATEMENT_LINES } from '@cleaning/contracts';
import { InvalidInput } from '@cleaning/service-kit/errors';
import { parseSync } from 'ofx-js';
import { centsOf, dayOf, type Statement, type StatementEntry, type StatementProblem, textOf } from './statement.js';

const refuse = (msg: string): InvalidInput => new InvalidInput([{ field: 'file', msg }], msg);

/** The library's steps for the name of an element double with each of its letters. A statement of 2,000 entries has 1.5 million; ten times that is a second. */
const MOST_STEPS = 2 ** 24;
const stepsOf = (text: string): number =>
  (text.match(/<[A-Za-z0-9_]+/g) ?? []).reduce((steps, { length }) => steps + 2 ** (length - 1), 0);

export const isOfx = (text: string): boolean => /^\s*OFXHEADER:|<OFX>|<\?OFX/.test(text.slice(0, 2000));

/** Beside day and amount. */
const WRITTEN_FIELDS = ['TRNTYPE', 'NAME', 'MEMO', 'CHECKNUM', 'REFNUM'] as const;

type Element = Readonly<Record<string, unknown>>;
const listOf = (value: unknown): Element[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is Element => typeof each === 'object' && each !== null);
const within = (elements: readonly Element[], ...names: readonly string[]): Element[] =>
  names.reduce<Element[]>((found, name) => found.flatMap((each) => listOf(each[name])), [...elements]);
// PostgreSQL keeps no NUL.
const textIn = (element: Element | undefined, name: string): string => {
  const value = element?.[name];
  return typeof value === 'string' ? value.replaceAll('\u0000', '').trim() : '';
};

function parsed(text: string): Element[] {
  if (stepsOf(text) > MOST_STEPS) throw refuse('The file is not OFX: it has elements that OFX does not know.');
  try {
    return listOf(parseSync(text).OFX);
  } catch {
    throw refuse('The file is not OFX, or it is damaged. Please download it from the bank again.');
  }
}

/** Payments that came in to the accounts of an OFX file (versions 1 and 2). Throws InvalidInput for `file`. */
export function readOfx(text: string): Statement {
  const statements = within(parsed(text), 'BANKMSGSRSV1', 'STMTTRNRS', 'STMTRS');
  if (statements.length === 0) throw refuse('The file has no bank account.');
  const entries: StatementEntry[] = [];
  const problems: StatementProblem[] = [];
  let row = 0;
  for (const statement of statements) {
    const currency = textIn(statement, 'CURDEF');
    if (currency !== '' && currency !== 'AUD') throw refuse(`The file has amounts in ${currency.slice(0, 8)}.`);
    const [from] = listOf(statement.BANKACCTFROM);
    const account = [textIn(from, 'BANKID'), textIn(from, 'ACCTID')].filter(Boolean).join(' ').slice(0, 60);
    for (const entry of within([statement], 'BANKTRANLIST', 'STMTTRN')) {
      row++;
      const cents = centsOf(textIn(entry, 'TRNAMT'));
      const day = dayOf(textIn(entry, 'DTPOSTED').slice(0, 8));
      if (cents === undefined) problems.push({ row, msg: 'has no amount that can be read' });
      else if (day === undefined) problems.push({ row, msg: 'has no day that can be read' });
      else if (cents !== 0) {
        const payer = textOf(textIn(entry, 'NAME') || textIn(listOf(entry.PAYEE)[0], 'NAME'));
        const memo = textOf(textIn(entry, 'MEMO'));
        entries.push({
          row,
          account,
          day,
          cents,
          payer: payer || memo,
          reference: payer === '' ? '' : memo,
          fitid: textIn(entry, 'FITID'),
          written: [day, String(cents), ...WRITTEN_FIELDS.map((name) => textIn(entry, name))],
        });
      }
    }
  }
  if (row > MOST_STATEMENT_LINES) throw refuse(`The file has more than ${MOST_STATEMENT_LINES} entries.`);
  return { entries, problems };
}
