import { ddmmccyy, financialYear } from '../calendar/days.js';
import { reportIssues } from './issues.js';
import { optional, Record, street } from './record.js';
import {
  type Address,
  type Payee,
  type Payer,
  type Report,
  type ReportIssue,
  type ReportSettings,
  type Sender,
  wholeDollars,
} from './report.js';

export interface ReportFile {
  readonly name: string;
  /** ASCII. Records of 996 characters. */
  readonly text: string;
  /** Ids of the payees in their order. */
  readonly payees: readonly string[];
  /** All records, the last one included. */
  readonly records: number;
  /** Whole dollars, as the file holds them: sums of what is cut off payee by payee. */
  readonly paidDollars: number;
  readonly gstDollars: number;
  readonly withheldDollars: number;
}

export type WrittenReport =
  | { readonly ok: true; readonly files: readonly ReportFile[]; readonly warnings: readonly ReportIssue[] }
  | { readonly ok: false; readonly problems: readonly ReportIssue[]; readonly warnings: readonly ReportIssue[] };

/** Version 3.0.1 of the specification (SOURCES 1.5, I). */
const VERSION = 'FPAIVV03.0';

/**
 * The files of a report, one unless the settings limit the payees of a file. Each is complete: sender, payer, software,
 * payees in the order given, count of records. With any problem there is none. Nothing is thrown.
 * Layout: SOURCES 1.2 and 1.3, I. A file is sent with run type T first; the validation report is the check that counts.
 */
export function writeReport(report: Report, settings: ReportSettings): WrittenReport {
  const { problems, warnings } = reportIssues(report, settings);
  if (problems.length > 0) return { ok: false, problems, warnings };
  const parts = listParts(report.payees, settings.mostPayees);
  const files = parts.map((payees, index) =>
    buildFile({ ...report, payees }, settings, partName(settings.fileName, index + 1, parts.length)),
  );
  return { ok: true, files, warnings };
}

function listParts(payees: readonly Payee[], most: number | null): Payee[][] {
  const size = most ?? payees.length;
  const count = Math.ceil(payees.length / size);
  return Array.from({ length: count }, (_, part) => payees.slice(part * size, (part + 1) * size));
}

/** `NAME` alone, `NAME.C01` and so on for parts: the form of a sister specification (SOURCES 1.2, U). */
const partName = (name: string, part: number, parts: number): string =>
  parts === 1 ? name : `${name}.C${String(part).padStart(2, '0')}`;

function buildFile(report: Report, settings: ReportSettings, name: string): ReportFile {
  const { sender, payer, payees } = report;
  const records = [
    register1(report, settings),
    register2(sender),
    register3(sender),
    identity(payer, report.financialYear),
    new Record('SOFTWARE').text('other', settings.software, 80).end(),
    ...payees.map(payeeRecord),
  ];
  records.push(new Record('FILE-TOTAL').number(records.length + 1, 8).end());
  const dollars = (of: (payee: Payee) => number) => payees.reduce((sum, payee) => sum + wholeDollars(of(payee)), 0);
  return {
    name,
    text: settings.lineEnds === 'crlf' ? `${records.join('\r\n')}\r\n` : records.join(''),
    payees: payees.map(({ id }) => id),
    records: records.length,
    paidDollars: dollars(({ paidCents }) => paidCents),
    gstDollars: dollars(({ gstCents }) => gstCents),
    withheldDollars: dollars(({ withheldCents }) => withheldCents),
  };
}

const register1 = (report: Report, settings: ReportSettings): string =>
  new Record('IDENTREGISTER1')
    .digits(report.sender.abn, 11)
    .text('other', settings.runType, 1)
    .text('other', ddmmccyy(financialYear(report.financialYear).lastDay), 8)
    .text('other', `PCM${VERSION}`, 13)
    .end();

const register2 = ({ name, contactName, phone, fax, reference }: Sender): string =>
  new Record('IDENTREGISTER2')
    .text('name', name, 200)
    .text('name', contactName, 38)
    .text('phone', phone, 15)
    .text('phone', optional('phone', fax, 15), 15)
    .text('other', optional('other', reference, 16), 16)
    .end();

const register3 = ({ address, postalAddress, email }: Sender): string =>
  withAddress(withAddress(new Record('IDENTREGISTER3'), address), postalAddress)
    .text('email', optional('email', email, 76), 76)
    .end();

const identity = (payer: Payer, year: number): string =>
  withAddress(
    new Record('IDENTITY')
      .digits(payer.abn, 11)
      .digits(payer.branch ?? '', 3)
      .number(year, 4)
      .text('name', payer.name, 200)
      .text('name', optional('name', payer.tradingName, 200), 200),
    payer.address,
  )
    .text('name', optional('name', payer.contactName, 38), 38)
    .text('phone', optional('phone', payer.phone, 15), 15)
    .text('phone', optional('phone', payer.fax, 15), 15)
    .text('email', optional('email', payer.email, 76), 76)
    .end();

/** Two lines, suburb, state, postcode and country, in the same widths wherever an address stands. */
function withAddress(record: Record, address?: Address): Record {
  const [first, second] = street(address?.street ?? '');
  return record
    .text('address', first, 38)
    .text('address', second, 38)
    .text('address', address?.suburb ?? '', 27)
    .text('other', address?.state ?? '', 3)
    .digits(address?.postcode ?? '', 4)
    .text('address', optional('address', address?.country, 20), 20);
}

function payeeRecord(payee: Payee): string {
  const { name, bank } = payee;
  const person = name.kind === 'individual' ? name : null;
  const hasBank = bank && /^\d{3}-?\d{3}$/.test(bank.bsb) && /^\d{1,9}$/.test(bank.account);
  return (
    withAddress(
      new Record('DPAIVS')
        .digits(payee.abn ?? '', 11)
        .text('name', person?.surname ?? '', 30)
        .text('name', optional('name', person?.given, 15), 15)
        .text('name', optional('name', person?.secondGiven, 15), 15)
        .text('name', name.kind === 'business' ? name.name : '', 200)
        .text('name', optional('name', payee.tradingName, 200), 200),
      payee.address,
    )
      .text('phone', optional('phone', payee.phone, 15), 15)
      .digits(hasBank ? bank.bsb : '', 6)
      .digits(hasBank ? bank.account : '', 9)
      .number(wholeDollars(payee.paidCents), 11)
      .number(wholeDollars(payee.withheldCents), 11)
      .number(wholeDollars(payee.gstCents), 11)
      // A payment, no grant: no grant's day, no grant's name.
      .text('other', 'P', 1)
      .digits('', 8)
      .text('other', '', 200)
      .text('email', optional('email', payee.email, 76), 76)
      // Statements by suppliers are reported by government entities only (SOURCES 1.4, P).
      .text('other', 'N', 1)
      .text('other', payee.amendment, 1)
      .end()
  );
}
