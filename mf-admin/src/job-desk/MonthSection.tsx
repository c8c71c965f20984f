import { getDoneJobsByPlace } from '@cleaning/contracts';
import { Card, currentYearMonth, QueryState, YearMonthSelect } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { doneWork } from '../texts';
import { DoneWorkTable } from './DoneWorkTable';
import { DESK_REFETCH_MS } from './deskReads';
import { InvoiceButton } from './InvoiceButton';

/** A permanent job's work, month by month, and the month's invoice. */
export function MonthSection({ jobId }: { jobId: string }) {
  const [{ year, month }, setPeriod] = useState(() => currentYearMonth());
  const query = useCall(getDoneJobsByPlace, {
    body: { job_id: jobId, year, month },
    refetchInterval: DESK_REFETCH_MS,
    keepPrevious: true,
  });
  return (
    <Card title={doneWork.title}>
      <div className="ma-month">
        <YearMonthSelect year={year} month={month} onChange={setPeriod} />
        <InvoiceButton jobId={jobId} year={year} month={month} />
      </div>
      <QueryState query={query}>
        {(records) => (
          <DoneWorkTable records={records} caption={doneWork.caption(year, month)} empty={doneWork.empty} />
        )}
      </QueryState>
    </Card>
  );
}
