import {
  CONTRACTOR_REPORT_NOTE,
  type ContractorReport,
  formatDate,
  formatHours,
  LABOUR_HIRE_NOTE,
  PAYROLL_TAX_DAYS,
} from '@cleaning/contracts';
import { MUTED, Paper, type PaperCompany, type PaperRow } from '@cleaning/service-kit/paper';

type Figures = ContractorReport['total'];

const toCells = (name: string, { days, minutes, paid_minutes, earned, paid }: Figures) => [
  name,
  String(days),
  formatHours(minutes),
  formatHours(paid_minutes),
  earned,
  paid,
];

/** Days, hours and amounts by person and place over a financial year. Amounts are A$ without GST. */
export async function createContractorReportPdf(report: ContractorReport, company?: PaperCompany): Promise<Buffer> {
  const paper = new Paper({ title: `Sub-contractors ${report.year - 1}-${report.year}`, ...company });
  paper.writeHeading('Sub-contractor hours', { size: 18 });
  const days = `${formatDate(report.first_day)} to ${formatDate(report.last_day)}`;
  const span = `Work and payments from ${days}. Payments count on the day they were made. A$ excluding GST.`;
  paper.writeText(span, { size: 9, colour: MUTED });
  paper.writeText(CONTRACTOR_REPORT_NOTE, { size: 9, colour: MUTED });
  if (report.people.some(({ places }) => places.some(({ supplied }) => supplied)))
    paper.writeText(`Labour hire: ${LABOUR_HIRE_NOTE}`, { size: 9, colour: MUTED });
  paper.addSpace(10);
  const rows: PaperRow[] = report.people.flatMap((person) => [
    { kind: 'group', cells: [person.abn === '' ? person.name : `${person.name}, ABN ${person.abn}`] },
    ...person.places.map(
      (place): PaperRow => ({
        cells: toCells(place.supplied ? `${place.name} (labour hire)` : place.name, place),
      }),
    ),
    {
      kind: 'sum',
      cells: toCells(person.days > PAYROLL_TAX_DAYS ? `Total (more than ${PAYROLL_TAX_DAYS} days)` : 'Total', person),
    },
  ]);
  const right = { align: 'right' } as const;
  paper.writeTable({
    size: 9,
    columns: [
      { title: 'SITE' },
      { title: 'DAYS', ...right },
      { title: 'HOURS WORKED', ...right },
      { title: 'HOURS PAID', ...right },
      { title: 'EARNED', ...right },
      { title: 'PAID', ...right },
    ],
    rows,
    empty: 'No work or payments this year.',
  });
  return paper.end();
}
