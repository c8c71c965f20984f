import { type CorrectableWork, getWorkRecord, stopPermanentJob, stopQuickJob } from '@cleaning/contracts';
import {
  Button,
  Card,
  type Fact,
  Facts,
  formatDateTime,
  formatInstant,
  formatWeekdayDate,
  Money,
  Notice,
  PageHeader,
  QueryState,
  Table,
  useConfirm,
} from '@cleaning/ui';
import { getMessage, Link, showToast, useAction, useCall, useParams } from '@cleaning/ui/app';
import { useFormBase } from '@cleaning/ui/forms';
import { buildJobPath } from '../desk/jobPaths';
import { CorrectionForm } from './CorrectionForm';
import { approvals, holdReasons, correction as texts, workList } from './texts';

/** The values before each correction, and the reason. */
function CorrectionHistory({ corrections }: { corrections: CorrectableWork['corrections'] }) {
  return (
    <Card title={texts.history}>
      <Table
        caption={texts.historyCaption}
        rows={corrections}
        rowKey={(row) => row.corrected_at}
        empty={texts.noHistory}
        columns={[
          { header: texts.when, phone: 'meta', isDate: true, cell: (row) => formatInstant(row.corrected_at) },
          { header: texts.who, phone: 'title', cell: (row) => row.corrected_by },
          { header: texts.why, phone: 'meta', cell: (row) => row.reason },
          { header: texts.started, cell: (row) => formatDateTime(row.started_at) },
          { header: texts.ended, cell: (row) => (row.ended_at === '' ? texts.never : formatDateTime(row.ended_at)) },
          { header: texts.contractorPay, align: 'end', cell: (row) => renderAmount(row.contractor_pay) },
          { header: texts.companyPay, align: 'end', cell: (row) => renderAmount(row.company_pay) },
        ]}
      />
    </Card>
  );
}

const renderAmount = (value: string) => (value === '' ? texts.never : <Money value={value} />);

/** Running work of a removed or disproved person, who can't finish it. */
function FinishAbandoned({ record }: { record: CorrectableWork }) {
  const confirm = useConfirm();
  const call = record.kind === 'permanent' ? stopPermanentJob : stopQuickJob;
  const action = useAction(call);

  async function finish() {
    if (!(await confirm(texts.confirmFinish(record.user_name), { confirmLabel: texts.finish }))) return;
    const answer = await action.run({ body: { user_id: record.user_id, row_id: record.row_id } });
    if (answer.ok) showToast(answer.value.msg);
  }

  return (
    <Card title={texts.abandonedTitle}>
      <p>{texts.abandoned(record.user_name)}</p>
      {action.error && <Notice tone="danger">{getMessage(action.error)}</Notice>}
      <div className="ma-actions">
        <Button busy={action.busy} onClick={finish}>
          {texts.finish}
        </Button>
      </div>
    </Card>
  );
}

/** Arrival times of late clock events. */
const listLateArrivals = ({ start_received_at: start, end_received_at: end }: CorrectableWork): Fact[] => [
  start !== '' && [texts.startArrived, formatDateTime(start)],
  end !== '' && [texts.endArrived, formatDateTime(end)],
];

const listApprovalFacts = ({ approval }: CorrectableWork): Fact[] => {
  if (!approval) return [];
  const { state, reasons, note } = approval;
  return [
    [texts.approval, approvals.states[state]],
    reasons.length > 0 && [approvals.reasons, reasons.map((reason) => holdReasons[reason]).join(', ')],
    note !== '' && [approvals.note, note],
  ];
};

/** One work record: its values, the correction form and the history. */
function WorkRecord({ latest }: { latest: CorrectableWork }) {
  const base = useFormBase(latest);
  return (
    <>
      <PageHeader title={texts.title} back={{ to: '/admin/work', label: texts.goBack }} />
      <Card title={texts.about}>
        <Facts
          facts={[
            [
              texts.place,
              <Link key="place" to={buildJobPath(latest)}>
                {latest.job_name}
              </Link>,
            ],
            [texts.person, latest.user_name],
            [texts.date, formatWeekdayDate(latest.date)],
            [texts.started, formatDateTime(latest.started_at)],
            [texts.ended, latest.ended_at === '' ? texts.never : formatDateTime(latest.ended_at)],
            [texts.contractorPay, <Money key="contractor" value={latest.contractor_pay} />],
            [texts.companyPay, <Money key="company" value={latest.company_pay} />],
            ...listApprovalFacts(latest),
            ...listLateArrivals(latest),
          ]}
        />
      </Card>
      {latest.is_abandoned && <FinishAbandoned record={latest} />}
      <Card title={texts.form}>
        <CorrectionForm key={base.key} base={base} />
      </Card>
      <CorrectionHistory corrections={latest.corrections} />
    </>
  );
}

export default function CorrectWorkScreen() {
  const { rowID = '' } = useParams();
  const query = useCall(getWorkRecord, { body: { row_id: rowID } });
  return (
    <QueryState query={query} list={{ to: '/admin/work', label: workList.title }}>
      {(record) => <WorkRecord key={rowID} latest={record} />}
    </QueryState>
  );
}
