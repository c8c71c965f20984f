import { type CorrectableWork, getWorkRecord } from '@cleaning/contracts';
import { Card, Money, PageHeader, QueryState } from '@cleaning/ui';
import { Link, useCall, useParams } from '@cleaning/ui/app';
import { StaleNotice } from '../forms/StaleNotice';
import { useFormBase } from '../forms/useFormBase';
import { DESK_REFETCH_MS } from '../job-desk/deskReads';
import { Facts } from '../job-desk/Facts';
import { readableDay } from '../job-desk/readableDay';
import { jobPath } from '../overview/jobPath';
import { approvals, holdReasons, correction as texts } from '../texts';
import { CorrectionForm } from './CorrectionForm';
import { CorrectionHistory } from './CorrectionHistory';
import { FinishAbandoned } from './FinishAbandoned';
import { readableMoment } from './readableMoment';

/** What a late press leaves to be told. */
const lateArrivals = ({ start_received_at: start, end_received_at: end }: CorrectableWork) => [
  ...(start === '' ? [] : [[texts.startArrived, readableMoment(start)] as const]),
  ...(end === '' ? [] : [[texts.endArrived, readableMoment(end)] as const]),
];

const approvalFacts = ({ approval }: CorrectableWork) => {
  if (!approval) return [];
  const { state, reasons, note } = approval;
  return [
    [texts.approval, approvals.states[state]] as const,
    ...(reasons.length > 0
      ? [[approvals.reasons, reasons.map((reason) => holdReasons[reason]).join(', ')] as const]
      : []),
    ...(note === '' ? [] : [[approvals.note, note] as const]),
  ];
};

/** One work record: what it says, the form that puts it right, and what it said before. */
function WorkRecord({ latest }: { latest: CorrectableWork }) {
  const { base, isStale, hold, release } = useFormBase(latest);
  return (
    <>
      <PageHeader title={texts.title} back={{ to: '/admin/work', label: texts.goBack }} />
      <Card title={texts.about}>
        <Facts
          facts={[
            [
              texts.place,
              <Link key="place" to={jobPath(latest)}>
                {latest.job_name}
              </Link>,
            ],
            [texts.person, latest.user_name],
            [texts.date, readableDay(latest.date)],
            [texts.started, readableMoment(latest.started_at)],
            [texts.ended, latest.ended_at === '' ? texts.never : readableMoment(latest.ended_at)],
            [texts.contractorPay, <Money key="contractor" value={latest.contractor_pay} />],
            [texts.companyPay, <Money key="company" value={latest.company_pay} />],
            ...approvalFacts(latest),
            ...lateArrivals(latest),
          ]}
        />
      </Card>
      {latest.is_abandoned && <FinishAbandoned record={latest} />}
      <Card title={texts.form}>
        {isStale && <StaleNotice onReload={release}>{texts.stale}</StaleNotice>}
        <CorrectionForm key={base.version} record={base} onTyped={hold} onCorrected={release} />
      </Card>
      <CorrectionHistory corrections={latest.corrections} />
    </>
  );
}

export default function CorrectWorkScreen() {
  const { rowID = '' } = useParams();
  const query = useCall(getWorkRecord, { body: { row_id: rowID }, refetchInterval: DESK_REFETCH_MS });
  return <QueryState query={query}>{(record) => <WorkRecord key={rowID} latest={record} />}</QueryState>;
}
