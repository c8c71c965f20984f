import { MAX_STATEMENT_LINES } from '@cleaning/contracts';
import { refuseField } from '@cleaning/service-kit/errors';
import { decodeHTMLStrict } from 'entities';
import { Tokenizer } from 'htmlparser2';
import { type Amount, explainAmount, findDecimalMark, readAmount } from './amounts.js';
import { readOfxDay } from './days.js';
import { explainStatus, type Statement, type StatementEntry, type StatementProblem, toOneLine } from './statement.js';

/** Characters in which a file says that it is OFX. */
const HEAD_LENGTH = 4000;
export const isOfx = (text: string): boolean => /^\s*OFXHEADER:|<OFX[\s>]|<\?OFX\s/i.test(text.slice(0, HEAD_LENGTH));

const STATEMENTS = ['STMTRS', 'CCSTMTRS', 'INVSTMTRS'];
const ACCOUNTS = ['BANKACCTFROM', 'CCACCTFROM', 'INVACCTFROM'];
/**
 * Elements with child elements, whose values must not be mixed up with those of others. None contains one of the same
 * name.
 */
const AGGREGATES = new Set([
  'OFX',
  ...STATEMENTS,
  ...ACCOUNTS,
  'BANKTRANLIST',
  'INVTRANLIST',
  'INVBANKTRAN',
  'STMTTRN',
  'STMTTRNP',
  'PAYEE',
  'EXTDPAYEE',
  'BANKACCTTO',
  'CCACCTTO',
  'CURRENCY',
  'ORIGCURRENCY',
  'IMAGEDATA',
  'LEDGERBAL',
  'AVAILBAL',
  'BALLIST',
]);
/** Elements that may follow a text in an entry (OFX: STMTTRN and its parts). */
const ENTRY_VALUES = new Set([
  'TRNTYPE',
  'DTPOSTED',
  'DTUSER',
  'DTAVAIL',
  'TRNAMT',
  'FITID',
  'CORRECTFITID',
  'CORRECTACTION',
  'SRVRTID',
  'CHECKNUM',
  'REFNUM',
  'SIC',
  'PAYEEID',
  'NAME',
  'EXTDNAME',
  'MEMO',
  'INV401KSOURCE',
  'LOANPRINC',
  'LOANINT',
  'ADDR1',
  'ADDR2',
  'ADDR3',
  'CITY',
  'STATE',
  'POSTALCODE',
  'COUNTRY',
  'PHONE',
  'CURRATE',
  'CURSYM',
  'BANKID',
  'BRANCHID',
  'BROKERID',
  'ACCTID',
  'ACCTTYPE',
  'ACCTKEY',
]);
/** Values in which people's words stand. */
const TEXTS = new Set(['NAME', 'EXTDNAME', 'MEMO']);

/** Characters kept of a value, and characters of a text that show whether it ends a line. */
const MAX_VALUE = 2000;
const LINE_END = 40;

/** An element with child elements. */
interface Aggregate {
  readonly name: string;
  readonly values: Map<string, string>;
  readonly parts: Aggregate[];
}

/**
 * A `<` that begins no element, CDATA or comment is text. OFX has no attributes, and names of up to 32 characters; an
 * XML tokenizer would read on to the next `>`.
 */
const STRAY_BRACKET = /<(?!\/?[A-Za-z][\w.-]{0,31}\s{0,8}\/?>|!\[CDATA\[|!--)/g;

/** Collects the elements of an OFX file, with end tags (XML, OFX 2) or without (SGML, OFX 1). */
class OfxElements {
  readonly root: Aggregate = { name: '', values: new Map(), parts: [] };
  /** True if `</OFX>` was found. */
  isWhole = false;
  private readonly open: Aggregate[] = [this.root];
  private value: { readonly name: string; text: string; endsLine: boolean } | undefined;
  private entries = 0;

  openTag(written: string): void {
    const name = written.toUpperCase();
    // ING breaks lines of text with it.
    if (name === 'BR') this.addText(' ');
    else if (this.isInText(name)) this.addText(`<${written}>`);
    else if (AGGREGATES.has(name)) this.openAggregate(name);
    else {
      this.endValue();
      this.value = { name, text: '', endsLine: false };
    }
  }

  closeTag(written: string): void {
    const name = written.toUpperCase();
    if (name === 'BR') this.addText(' ');
    else if (name !== this.value?.name && this.isInText(name)) this.addText(`</${written}>`);
    else {
      this.endValue();
      if (AGGREGATES.has(name)) this.closeAggregate(name);
    }
  }

  addText(text: string): void {
    const { value } = this;
    if (!value) return;
    if (value.text.length < MAX_VALUE) value.text += text;
    value.endsLine = /[\r\n]\s*$/.test(text.slice(-LINE_END));
  }

  /** True if a tag is part of a text, as in `BELL <SA>`: OFX has no such element, and it is within a line. */
  private isInText(name: string): boolean {
    const { value } = this;
    if (!value || !TEXTS.has(value.name) || name.includes('.')) return false;
    if (AGGREGATES.has(name) || ENTRY_VALUES.has(name)) return false;
    return !value.endsLine;
  }

  private endValue(): void {
    const { value } = this;
    this.value = undefined;
    const text = value && toOneLine(decodeHTMLStrict(value.text));
    const values = this.open.at(-1)?.values;
    if (text && !values?.has(value.name)) values?.set(value.name, text);
  }

  private openAggregate(name: string): void {
    this.endValue();
    // Nested in itself: the end tag of the first one is missing.
    this.closeAggregate(name);
    if (name === 'STMTTRN' && ++this.entries > MAX_STATEMENT_LINES)
      throw refuseField('file', 'statement_too_many_entries', { max: MAX_STATEMENT_LINES });
    const made: Aggregate = { name, values: new Map(), parts: [] };
    this.open.at(-1)?.parts.push(made);
    this.open.push(made);
  }

  private closeAggregate(name: string): void {
    const at = this.open.findLastIndex((each) => each.name === name);
    if (at > 0) this.open.splice(at);
    if (at > 0 && name === 'OFX') this.isWhole = true;
  }
}

const ignoreToken = (): void => {};

function readElements(text: string): Aggregate {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw refuseField('file', 'statement_entities');
  const start = text.search(/<OFX[\s>]/i);
  const elements = new OfxElements();
  const body = text
    .slice(Math.max(start, 0))
    .replace(/^<OFX[^>]{0,500}>/i, '<OFX>')
    .replace(STRAY_BRACKET, '&lt;');
  const sliceText = (from: number, to: number) => body.slice(from, to);
  const tokenizer = new Tokenizer(
    // The tokenizer of XML knows no element by name; entities are decoded when a text is whole.
    { xmlMode: true, decodeEntities: false },
    {
      onopentagname: (from, to) => elements.openTag(sliceText(from, to)),
      onselfclosingtag: ignoreToken,
      onclosetag: (from, to) => elements.closeTag(sliceText(from, to)),
      ontext: (from, to) => elements.addText(sliceText(from, to)),
      oncdata: (from, to, rest) => elements.addText(sliceText(from, to - rest)),
      onopentagend: ignoreToken,
      onattribdata: ignoreToken,
      onattribentity: ignoreToken,
      onattribend: ignoreToken,
      onattribname: ignoreToken,
      oncomment: ignoreToken,
      ondeclaration: ignoreToken,
      onprocessinginstruction: ignoreToken,
      ontextentity: ignoreToken,
      onend: ignoreToken,
    },
  );
  tokenizer.write(body);
  tokenizer.end();
  if (!elements.isWhole) throw refuseField('file', 'statement_cut');
  return elements.root;
}

const findPart = ({ parts }: Aggregate, names: readonly string[]) => parts.find(({ name }) => names.includes(name));

/** The elements of these names, at any depth. */
const findDescendants = (aggregate: Aggregate, names: readonly string[]): Aggregate[] =>
  aggregate.parts.flatMap((part) => (names.includes(part.name) ? [part] : findDescendants(part, names)));

const HOME = 'AUD';
/** Fields of former keys of payments, besides day and amount. */
const WRITTEN_VALUES = ['TRNTYPE', 'NAME', 'MEMO', 'CHECKNUM', 'REFNUM'] as const;

/** Kinds of entries that only go out; the sign of others says it. */
const DEBITS: ReadonlySet<string> = new Set(['DEBIT', 'DIRECTDEBIT']);

function findEntryProblem(entry: Aggregate, amount: Amount, currency: string): string | undefined {
  const getValue = (name: string) => entry.values.get(name) ?? '';
  const paidIn = findPart(entry, ['CURRENCY'])?.values.get('CURSYM') ?? currency;
  if (paidIn !== HOME) return `It’s in ${paidIn.slice(0, 8)}, not A$.`;
  if (getValue('CORRECTFITID') !== '') return 'It corrects an earlier payment. Check that payment yourself.';
  const problem = explainAmount(amount, getValue('TRNAMT'));
  if (problem !== undefined) return problem;
  if (typeof amount === 'number' && amount > 0 && DEBITS.has(getValue('TRNTYPE').toUpperCase()))
    return 'The bank says it’s a debit, but the amount has no minus.';
  const day = getValue('DTPOSTED');
  if (day === '') return 'It has no date.';
  return readOfxDay(day) === undefined ? `The date “${day.slice(0, 30)}” isn’t a valid OFX date.` : undefined;
}

/** Reads an entry without problems. */
function readEntry(entry: Aggregate, row: number, account: string, cents: number): StatementEntry {
  const getValue = (name: string) => entry.values.get(name) ?? '';
  const day = readOfxDay(getValue('DTPOSTED')) ?? '';
  const payee = findPart(entry, ['PAYEE', 'EXTDPAYEE']);
  const payer = getValue('NAME') || payee?.values.get('NAME') || '';
  const memo = getValue('MEMO');
  return {
    row,
    account,
    namesAccount: true,
    day,
    cents,
    payer: payer || memo,
    reference: payer === '' ? '' : memo,
    fitid: getValue('FITID'),
    written: [day, String(cents), ...WRITTEN_VALUES.map(getValue)],
  };
}

/** The bank's number of an account: bank and account, as the file has them. */
function readAccountNumber(statement: Aggregate): string {
  const values = findPart(statement, ACCOUNTS)?.values;
  return [values?.get('BANKID') ?? values?.get('BROKERID'), values?.get('ACCTID')]
    .filter(Boolean)
    .join(' ')
    .slice(0, 60);
}

/**
 * Entries of all accounts in an OFX file (versions 1 and 2, and QFX). Pending entries, which a later file repeats,
 * become problems. Linear in the file's length. Throws 400 for `file`.
 */
export function readOfx(text: string): Statement {
  // PostgreSQL can't store NUL.
  const statements = findDescendants(readElements(text.replaceAll('\u0000', '')), STATEMENTS);
  if (statements.length === 0) throw refuseField('file', 'statement_without_account');
  const currencies = statements.map(({ values }) => (values.get('CURDEF') ?? HOME).toUpperCase());
  if (!currencies.includes(HOME))
    throw refuseField('file', 'statement_currency', { currency: currencies[0]?.slice(0, 8) ?? '' });
  const found = statements.map((statement) => findDescendants(statement, ['STMTTRN']));
  // Entries with attributes or outside accounts were not found.
  if ((text.match(/<STMTTRN[\s>]/gi)?.length ?? 0) > found.flat().length)
    throw refuseField('file', 'statement_not_ofx');
  const amounts = found.flat().map(({ values }) => values.get('TRNAMT') ?? '');
  const mark = findDecimalMark(amounts);
  const entries: StatementEntry[] = [];
  const problems: StatementProblem[] = [];
  let row = 0;
  for (const [at, statement] of statements.entries())
    for (const entry of found[at] ?? []) {
      row++;
      const amount = readAmount(entry.values.get('TRNAMT') ?? '', mark);
      const msg = findEntryProblem(entry, amount, currencies[at] ?? HOME);
      if (msg !== undefined) problems.push({ row, msg });
      else if (typeof amount === 'number' && amount !== 0)
        entries.push(readEntry(entry, row, readAccountNumber(statement), amount));
    }
  for (const pending of statements.flatMap((statement) => findDescendants(statement, ['STMTTRNP'])))
    if (readAmount(pending.values.get('TRNAMT') ?? '', mark) !== 0)
      problems.push({ row: ++row, msg: explainStatus('Pending') });
  return { entries, problems };
}
