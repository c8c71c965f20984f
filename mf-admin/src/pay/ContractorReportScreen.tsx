import {
  type ContractorReport,
  type ContractorReportPerson,
  exportContractorReport,
  formatAbn,
  getContractorReport,
  PAYROLL_TAX_DAYS,
  printContractorReport,
} from '@cleaning/contracts';
import {
  Badge,
  Button,
  Card,
  type Column,
  formatDate,
  formatHours,
  formatMoney,
  Money,
  Notice,
  QueryState,
  Table,
  useDownload,
} from '@cleaning/ui';
import { Link, requestFile, useCall } from '@cleaning/ui/app';
import { useFinancialYear, YearSelect } from './FinancialYear';
import { PayPage, Sums } from './PayPage';
import { buildPayeePath } from './paths';
import { contractors as texts } from './reportTexts';

type Figures = ContractorReport['total'];

const createFigureColumns = <Row extends Figures>(): readonly Column<Row>[] => [
  {
    header: texts.hours,
    phone: 'meta',
    phoneCell: ({ minutes }) => texts.worked(formatHours(minutes)),
    align: 'end',
    cell: ({ minutes }) => formatHours(minutes),
  },
  { header: texts.hoursPaid, phone: 'hidden', align: 'end', cell: ({ paid_minutes }) => formatHours(paid_minutes) },
  { header: texts.earned, phone: 'hidden', align: 'end', cell: ({ earned }) => <Money value={earned} /> },
  { header: texts.paid, phone: 'end', align: 'end', cell: ({ paid }) => <Money value={paid} /> },
];

const PEOPLE: readonly Column<ContractorReportPerson>[] = [
  {
    header: texts.person,
    phone: 'title',
    phoneCell: ({ name }) => name,
    cell: ({ user_id, name }) => <Link to={buildPayeePath(user_id)}>{name}</Link>,
  },
  {
    header: texts.abn,
    phone: 'hidden',
    cell: ({ abn }) => (abn === '' ? texts.noAbn : <span className="ma-nowrap">{formatAbn(abn)}</span>),
  },
  {
    header: texts.days,
    phone: 'meta',
    phoneCell: ({ days }) => texts.dayCount(days),
    align: 'end',
    cell: ({ days }) => (
      <>
        {days > PAYROLL_TAX_DAYS && <Badge tone="warn">{texts.above(PAYROLL_TAX_DAYS)}</Badge>} {days}
      </>
    ),
  },
  ...createFigureColumns<ContractorReportPerson>(),
];

const PLACES: readonly Column<ContractorReportPerson['places'][number]>[] = [
  {
    header: texts.place,
    phone: 'title',
    phoneCell: ({ name, supplied }) => (supplied ? `${name} (${texts.supplied})` : name),
    cell: ({ name, supplied }) => (
      <span className="ma-badges">
        {name}
        {supplied && <Badge tone="warn">{texts.supplied}</Badge>}
      </span>
    ),
  },
  {
    header: texts.days,
    phone: 'meta',
    phoneCell: ({ days }) => texts.dayCount(days),
    align: 'end',
    cell: ({ days }) => days,
  },
  ...createFigureColumns<ContractorReportPerson['places'][number]>(),
];

function Report({ report: { people, total } }: { report: ContractorReport }) {
  const isAnySupplied = people.some(({ places }) => places.some(({ supplied }) => supplied));
  return (
    <>
      <Card>
        <Sums
          sums={[
            [texts.earned, formatMoney(total.earned)],
            [texts.paid, formatMoney(total.paid)],
            [texts.people, String(people.length)],
            [texts.hours, formatHours(total.minutes)],
            [texts.hoursPaid, formatHours(total.paid_minutes)],
          ]}
        />
        <Notice tone="info">{texts.noAdvice}</Notice>
        {isAnySupplied && <Notice tone="warn">{texts.licence}</Notice>}
      </Card>
      <Card title={texts.people}>
        <Table
          caption={texts.people}
          captionHidden
          rows={people}
          rowKey={({ user_id }) => user_id}
          empty={texts.empty}
          columns={PEOPLE}
          rowLink={({ user_id }) => buildPayeePath(user_id)}
        />
      </Card>
      {people.map(({ user_id, name, places }) => (
        <details key={user_id} className="ui-card">
          <summary>{texts.placesCaption(name)}</summary>
          <Table
            caption={texts.placesCaption(name)}
            captionHidden
            rows={places}
            rowKey={({ job_id }) => job_id}
            empty={texts.empty}
            columns={PLACES}
          />
        </details>
      ))}
    </>
  );
}

/** Days, hours and payments by person and place over a financial year, for workers compensation and payroll tax. */
export default function ContractorReportScreen() {
  const chosen = useFinancialYear();
  const params = { year: String(chosen.year) };
  const query = useCall(getContractorReport, { params });
  const csv = useDownload(`contractors-${params.year}.csv`, () =>
    requestFile(exportContractorReport, { params, body: {} }),
  );
  const pdf = useDownload(`contractors-${params.year}.pdf`, () =>
    requestFile(printContractorReport, { params, body: {} }),
  );
  const problem = csv.problem || pdf.problem;
  const { data } = query;
  return (
    <PayPage
      title={texts.title}
      lead={data && texts.lead(formatDate(data.first_day), formatDate(data.last_day))}
      actions={
        <>
          <Button variant="secondary" busy={csv.busy} onClick={csv.download}>
            {texts.csv}
          </Button>
          <Button variant="secondary" busy={pdf.busy} onClick={pdf.download}>
            {texts.pdf}
          </Button>
        </>
      }
    >
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className="ma-inline-form">
        <YearSelect label={texts.year} chosen={chosen} />
      </div>
      <QueryState query={query}>{(report) => <Report report={report} />}</QueryState>
    </PayPage>
  );
}
