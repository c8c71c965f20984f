import { formatAbn, getTaxReport, type TaxReport } from '@cleaning/contracts';
import {
  Badge,
  Card,
  CheckboxField,
  type Column,
  formatDate,
  formatMoney,
  LinkButton,
  Money,
  Notice,
  QueryState,
  Table,
  toSentence,
} from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { useFinancialYear, YearSelect } from './FinancialYear';
import { PayPage, Sums } from './PayPage';
import { buildPayeePath } from './paths';
import { report as texts } from './reportTexts';
import { TaxFiles } from './TaxFiles';
import { WriteReport } from './WriteReport';

type Payee = TaxReport['payees'][number];

const COLUMNS: readonly Column<Payee>[] = [
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
    header: texts.problems,
    phone: 'meta',
    phoneCell: ({ problems, warnings }) => [...problems, ...warnings].map(({ msg }) => toSentence(msg)).join(' '),
    cell: ({ user_id, name, problems, warnings }) =>
      problems.length + warnings.length > 0 && (
        <span className="ma-stamp">
          {problems.length > 0 && <Badge tone="danger">{texts.count(problems.length)}</Badge>}
          {[...problems, ...warnings].map(({ field, msg }) => (
            <span key={field}>{toSentence(msg)}</span>
          ))}
          <Link to={buildPayeePath(user_id)}>{texts.correctLabel(name)}</Link>
        </span>
      ),
  },
  { header: texts.gst, phone: 'hidden', align: 'end', cell: ({ gst }) => <Money value={gst} /> },
  { header: texts.withheld, phone: 'hidden', align: 'end', cell: ({ withheld }) => <Money value={withheld} /> },
  { header: texts.gross, phone: 'end', align: 'end', cell: ({ gross }) => <Money value={gross} /> },
];

function Report({ report }: { report: TaxReport }) {
  const [isShort, setShort] = useState(false);
  const wrong = report.payees.filter(({ problems }) => problems.length > 0);
  return (
    <>
      <Card>
        <Sums
          sums={[
            [texts.gross, formatMoney(report.gross)],
            [texts.people, String(report.payees.length)],
            [texts.gst, formatMoney(report.gst)],
            [texts.withheld, formatMoney(report.withheld)],
          ]}
        />
        {report.problems.length > 0 && (
          <Notice tone="warn">
            <p>{texts.company}</p>
            <ul>
              {report.problems.map(({ field, msg }) => (
                <li key={field}>{toSentence(msg)}</li>
              ))}
            </ul>
            <LinkButton variant="secondary" to="/admin/invoice-settings">
              {texts.companyLink}
            </LinkButton>
          </Notice>
        )}
        {report.amendment_problems.length > 0 && (
          <Notice tone="warn">
            <p>{texts.amendmentProblems}</p>
            <ul>
              {report.amendment_problems.map(({ user_id, field, msg }) => (
                <li key={`${user_id} ${field}`}>
                  {[report.payees.find((payee) => payee.user_id === user_id)?.name, toSentence(msg)]
                    .filter(Boolean)
                    .join(': ')}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </Card>
      <Card title={texts.caption}>
        {report.payees.length > 0 && (
          <p role="status">{wrong.length === 0 ? texts.none : texts.toCorrect(wrong.length)}</p>
        )}
        {wrong.length > 0 && (
          <CheckboxField
            label={texts.onlyProblems}
            checked={isShort}
            onChange={(event) => setShort(event.target.checked)}
          />
        )}
        <Table
          caption={texts.caption}
          captionHidden
          rows={isShort ? wrong : report.payees}
          rowKey={({ user_id }) => user_id}
          empty={texts.empty}
          columns={COLUMNS}
          rowLink={({ user_id }) => buildPayeePath(user_id)}
        />
      </Card>
      {report.payees.length > 0 && <WriteReport report={report} />}
      <TaxFiles report={report} />
    </>
  );
}

/** The taxable payments annual report of a financial year. */
export default function TaxReportScreen() {
  const chosen = useFinancialYear();
  const query = useCall(getTaxReport, { params: { year: String(chosen.year) } });
  const { data } = query;
  return (
    <PayPage
      title={texts.title}
      lead={data && texts.lead(formatDate(data.first_day), formatDate(data.last_day), formatDate(data.due_on))}
    >
      <div className="ma-inline-form">
        <YearSelect label={texts.year} chosen={chosen} />
      </div>
      <QueryState query={query}>{(report) => <Report report={report} />}</QueryState>
    </PayPage>
  );
}
