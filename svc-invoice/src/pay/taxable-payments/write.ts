import { formatDdmmccyy, getFinancialYearDays } from '../calendar/days.js';
import { findReportIssues } from './issues.js';
import { ReportRecord, splitStreet, toOptionalText } from './record.js';
import {
  type Address,
  type Payee,
  type Payer,
  type Report,
  type ReportIssue,
  type ReportSettings,
  type Sender,
  toWholeDollars,
} from './report.js';

export interface ReportFile {
  readonly name: string;
  /** ASCII. Records of 996 characters. */
  readonly text: string;
  /** Ids of the payees in their order. */
  readonly payees: readonly string[];
  /** All records, including the last. */
  readonly records: number;
  /** Whole dollars as in the file: each payee's cents are cut off before summing. */
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
 * Files of a report, one unless the settings limit payees. Each is complete: sender, payer, software, payees in the
 * given order, record count. Any problem prevents all files. Never throws. Layout: SOURCES 1.2 and 1.3, I. Files are
 * sent with run type T first; the validation report is the decisive check.
 */
export function writeReport(report: Report, settings: ReportSettings): WrittenReport {
  const { problems, warnings } = findReportIssues(report, settings);
  if (problems.length > 0) return { ok: false, problems, warnings };
  const parts = listParts(report.payees, settings.mostPayees);
  const files = parts.map((payees, index) =>
    buildFile({ ...report, payees }, settings, buildPartName(settings.fileName, index + 1, parts.length)),
  );
  return { ok: true, files, warnings };
}

function listParts(payees: readonly Payee[], max: number | null): Payee[][] {
  const size = max ?? payees.length;
  const count = Math.ceil(payees.length / size);
  return Array.from({ length: count }, (_, part) => payees.slice(part * size, (part + 1) * size));
}

/** `NAME` alone, `NAME.C01` and so on for parts: the form of a sister specification (SOURCES 1.2, U). */
const buildPartName = (name: string, part: number, parts: number): string =>
  parts === 1 ? name : `${name}.C${String(part).padStart(2, '0')}`;

function buildFile(report: Report, settings: ReportSettings, name: string): ReportFile {
  const { sender, payer, payees } = report;
  const records = [
    register1(report, settings),
    register2(sender),
    register3(sender),
    buildIdentity(payer, report.financialYear),
    new ReportRecord('SOFTWARE').addText('other', settings.software, 80).end(),
    ...payees.map(buildPayeeRecord),
  ];
  records.push(new ReportRecord('FILE-TOTAL').addNumber(records.length + 1, 8).end());
  const sumDollars = (getCents: (payee: Payee) => number) =>
    payees.reduce((sum, payee) => sum + toWholeDollars(getCents(payee)), 0);
  return {
    name,
    text: settings.lineEnds === 'crlf' ? `${records.join('\r\n')}\r\n` : records.join(''),
    payees: payees.map(({ id }) => id),
    records: records.length,
    paidDollars: sumDollars(({ paidCents }) => paidCents),
    gstDollars: sumDollars(({ gstCents }) => gstCents),
    withheldDollars: sumDollars(({ withheldCents }) => withheldCents),
  };
}

const register1 = (report: Report, settings: ReportSettings): string =>
  new ReportRecord('IDENTREGISTER1')
    .addDigits(report.sender.abn, 11)
    .addText('other', settings.runType, 1)
    .addText('other', formatDdmmccyy(getFinancialYearDays(report.financialYear).lastDay), 8)
    .addText('other', `PCM${VERSION}`, 13)
    .end();

const register2 = ({ name, contactName, phone, fax, reference }: Sender): string =>
  new ReportRecord('IDENTREGISTER2')
    .addText('name', name, 200)
    .addText('name', contactName, 38)
    .addText('phone', phone, 15)
    .addText('phone', toOptionalText('phone', fax, 15), 15)
    .addText('other', toOptionalText('other', reference, 16), 16)
    .end();

const register3 = ({ address, postalAddress, email }: Sender): string =>
  withAddress(withAddress(new ReportRecord('IDENTREGISTER3'), address), postalAddress)
    .addText('email', toOptionalText('email', email, 76), 76)
    .end();

const buildIdentity = (payer: Payer, year: number): string =>
  withAddress(
    new ReportRecord('IDENTITY')
      .addDigits(payer.abn, 11)
      .addDigits(payer.branch ?? '', 3)
      .addNumber(year, 4)
      .addText('name', payer.name, 200)
      .addText('name', toOptionalText('name', payer.tradingName, 200), 200),
    payer.address,
  )
    .addText('name', toOptionalText('name', payer.contactName, 38), 38)
    .addText('phone', toOptionalText('phone', payer.phone, 15), 15)
    .addText('phone', toOptionalText('phone', payer.fax, 15), 15)
    .addText('email', toOptionalText('email', payer.email, 76), 76)
    .end();

/** Two street lines, suburb, state, postcode and country, in the same widths for all addresses. */
function withAddress(record: ReportRecord, address?: Address): ReportRecord {
  const [first, second] = splitStreet(address?.street ?? '');
  return record
    .addText('address', first, 38)
    .addText('address', second, 38)
    .addText('address', address?.suburb ?? '', 27)
    .addText('other', address?.state ?? '', 3)
    .addDigits(address?.postcode ?? '', 4)
    .addText('address', toOptionalText('address', address?.country, 20), 20);
}

function buildPayeeRecord(payee: Payee): string {
  const { name, bank } = payee;
  const person = name.kind === 'individual' ? name : null;
  const hasBank = bank && /^\d{3}-?\d{3}$/.test(bank.bsb) && /^\d{1,9}$/.test(bank.account);
  return (
    withAddress(
      new ReportRecord('DPAIVS')
        .addDigits(payee.abn ?? '', 11)
        .addText('name', person?.surname ?? '', 30)
        .addText('name', toOptionalText('name', person?.given, 15), 15)
        .addText('name', toOptionalText('name', person?.secondGiven, 15), 15)
        .addText('name', name.kind === 'business' ? name.name : '', 200)
        .addText('name', toOptionalText('name', payee.tradingName, 200), 200),
      payee.address,
    )
      .addText('phone', toOptionalText('phone', payee.phone, 15), 15)
      .addDigits(hasBank ? bank.bsb : '', 6)
      .addDigits(hasBank ? bank.account : '', 9)
      .addNumber(toWholeDollars(payee.paidCents), 11)
      .addNumber(toWholeDollars(payee.withheldCents), 11)
      .addNumber(toWholeDollars(payee.gstCents), 11)
      // A payment, no grant: no grant's day, no grant's name.
      .addText('other', 'P', 1)
      .addDigits('', 8)
      .addText('other', '', 200)
      .addText('email', toOptionalText('email', payee.email, 76), 76)
      // Statements by suppliers are reported by government entities only (SOURCES 1.4, P).
      .addText('other', 'N', 1)
      .addText('other', payee.amendment, 1)
      .end()
  );
}
