import {
  formatAmount,
  formatDate,
  formatDollarAmount,
  formatHours,
  parseDuration,
  type TimesheetRow,
  toCents,
} from '@cleaning/contracts';
import { computeRunningSums, MUTED, Paper, type PaperRow } from '@cleaning/service-kit/paper';
import type { PaperCompany } from '../company/paper-companies.service.js';

export interface Statement {
  company: PaperCompany;
  /** The sub-contractor's name. */
  name: string;
  /** 'November 2026'. */
  period: string;
  /** The day of printing, YYYY-MM-DD. */
  madeOn: string;
  rows: readonly TimesheetRow[];
  /** HH:MM and "480.00". */
  totalDuration: string;
  totalPayment: string;
  /** Sum of held work like "480.00"; empty without held work. */
  totalWaiting: string;
}

const WAITING = 'Waiting for approval';

/** Under a row that is not paid. */
function formatApproval({ state, note }: TimesheetRow): string {
  if (state === 'held') return WAITING;
  return state === 'rejected' ? `Not approved: ${note ?? ''}` : '';
}

const formatDurationHours = (duration: string): string => formatHours(parseDuration(duration));

const getRow = (row: TimesheetRow): PaperRow => ({
  cells: [
    formatDate(row.date),
    row.place,
    row.duration === '' ? 'Added by the office' : formatDurationHours(row.duration),
    formatDollarAmount(row.payment),
  ],
  note: formatApproval(row),
});

/** One person's earnings statement for a month. */
export async function createStatementPdf(statement: Statement): Promise<Buffer> {
  const { company, name, period, madeOn, rows, totalDuration, totalPayment, totalWaiting } = statement;
  const paper = new Paper({
    title: `Earnings ${period}`,
    author: company.name || name,
    colour: company.colour,
    logo: company.logo,
  });
  if (company.name !== '') paper.writeText(company.name, { weight: 'bold', colour: MUTED });
  paper.writeHeading('EARNINGS STATEMENT');
  paper.writeText(period, { weight: 'bold', size: 13 });
  paper.addSpace(4);
  paper.writeText(name, { size: 12 });
  const about = `Work you finished or the office added. Printed on ${formatDate(madeOn)}.`;
  paper.writeText(about, { colour: MUTED });
  paper.addSpace(14);
  const paid = computeRunningSums(rows.map(({ state, payment }) => (state === undefined ? toCents(payment) : 0)));
  const waiting =
    totalWaiting === '' ? [] : [{ kind: 'sum' as const, cells: [WAITING, '', '', formatDollarAmount(totalWaiting)] }];
  paper.writeTable({
    columns: [
      { title: 'Date', fit: true },
      { title: 'Place' },
      { title: 'Hours', align: 'right' },
      {
        title: 'Payment',
        align: 'right',
        carried: (count) => (count > rows.length ? '' : formatDollarAmount(formatAmount(paid[count] ?? 0))),
      },
    ],
    rows: [
      ...(rows.length === 0 ? [{ cells: ['No finished work this month.'], kind: 'group' as const }] : rows.map(getRow)),
      { kind: 'sum', cells: ['Total', '', formatDurationHours(totalDuration), formatDollarAmount(totalPayment)] },
      ...waiting,
    ],
  });
  return paper.end();
}
