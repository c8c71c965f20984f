import { getDoneQuickJobsByPlace } from '@cleaning/contracts';
import { Card, QueryState, YearMonthSelect } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { doneWork } from '../texts';
import { DoneWorkTable } from './DoneWorkTable';
import { DESK_REFETCH_MS } from './deskReads';
import { InvoiceButton } from './InvoiceButton';

/** All work on a one-off job. Its invoice is of one month like any other: at first the month of the job's day. */
export function QuickWorkSection({ jobId, jobDate }: { jobId: string; jobDate: string }) {
  const [{ year, month }, setPeriod] = useState({ year: jobDate.slice(0, 4), month: jobDate.slice(5, 7) });
  const query = useCall(getDoneQuickJobsByPlace, { body: { job_id: jobId }, refetchInterval: DESK_REFETCH_MS });
  return (
    <Card title={doneWork.title}>
      <div className="ma-month">
        <YearMonthSelect year={year} month={month} onChange={setPeriod} />
        <InvoiceButton jobId={jobId} year={year} month={month} />
      </div>
      <QueryState query={query}>
        {(records) => <DoneWorkTable records={records} caption={doneWork.captionAll} empty={doneWork.emptyQuick} />}
      </QueryState>
    </Card>
  );
}
