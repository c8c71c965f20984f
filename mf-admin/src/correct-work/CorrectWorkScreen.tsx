import { type CorrectableWork, getWorkRecord } from '@cleaning/contracts';
import { Button, Card, Money, Notice, PageHeader, QueryState } from '@cleaning/ui';
import { Link, useCall, useParams } from '@cleaning/ui/app';
import { useState } from 'react';
import { DESK_REFETCH_MS } from '../job-desk/deskReads';
import { Facts } from '../job-desk/Facts';
import { readableDay } from '../job-desk/readableDay';
import { jobPath } from '../overview/jobPath';
import { editJob, correction as texts } from '../texts';
import { CorrectionForm } from './CorrectionForm';
import { CorrectionHistory } from './CorrectionHistory';
import { FinishAbandoned } from './FinishAbandoned';
import { readableMoment } from './readableMoment';

/** What a late press leaves to be told. */
const lateArrivals = ({ start_received_at: start, end_received_at: end }: CorrectableWork) => [
  ...(start === '' ? [] : [[texts.startArrived, readableMoment(start)] as const]),
  ...(end === '' ? [] : [[texts.endArrived, readableMoment(end)] as const]),
];

/** One work record: what it says, the form that puts it right, and what it said before. */
export default function CorrectWorkScreen() {
  const { rowID = '' } = useParams();
  const query = useCall(getWorkRecord, { body: { row_id: rowID }, refetchInterval: DESK_REFETCH_MS });
  const [base, setBase] = useState<number | null>(null);
  return (
    <QueryState query={query}>
      {(record) => {
        const version = base ?? record.version;
        return (
          <>
            <PageHeader title={texts.title} back={{ to: '/admin/work', label: texts.goBack }} />
            <Card title={texts.about}>
              <Facts
                facts={[
                  [
                    texts.place,
                    <Link key="place" to={jobPath(record)}>
                      {record.job_name}
                    </Link>,
                  ],
                  [texts.person, record.user_name],
                  [texts.date, readableDay(record.date)],
                  [texts.started, readableMoment(record.started_at)],
                  [texts.ended, record.ended_at === '' ? texts.never : readableMoment(record.ended_at)],
                  [texts.contractorPay, <Money key="contractor" value={record.contractor_pay} />],
                  [texts.companyPay, <Money key="company" value={record.company_pay} />],
                  ...lateArrivals(record),
                ]}
              />
            </Card>
            {record.is_abandoned && <FinishAbandoned record={record} />}
            <Card title={texts.form}>
              {record.version !== version && (
                <Notice tone="warn">
                  <p>{texts.stale}</p>
                  <Button variant="secondary" onClick={() => setBase(record.version)}>
                    {editJob.reload}
                  </Button>
                </Notice>
              )}
              <CorrectionForm
                key={version}
                record={record}
                version={version}
                onTyped={() => setBase(version)}
                onCorrected={setBase}
              />
            </Card>
            <CorrectionHistory corrections={record.corrections} />
          </>
        );
      }}
    </QueryState>
  );
}
