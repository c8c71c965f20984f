import { exportWork, type JobKind } from '@cleaning/contracts';
import { Card, MONTHS, YEARS, type YearMonth, YearMonthSelect } from '@cleaning/ui';
import { requestFile } from '@cleaning/ui/app';
import { WorkFilterFields } from '../done-work/WorkFilterFields';
import { WorkTable } from '../done-work/WorkTable';
import { JOB_COLUMNS } from '../done-work/workColumns';
import { WORK_SORTS, workFilters } from '../done-work/workFilters';
import { ExportButton } from '../lists/ExportButton';
import { type ListState, useListState } from '../lists/useListState';
import { doneWork } from '../texts';
import { DESK_REFETCH_MS } from './deskReads';
import { InvoiceButton } from './InvoiceButton';
import { lastDayOf } from './lastDayOf';

interface WorkSectionProps {
  kind: JobKind;
  jobId: string;
  /** The month that is chosen when the page opens. */
  firstMonth: YearMonth;
}

/** There is only one place on this page. */
const SORTS = WORK_SORTS.filter(({ value }) => value !== 'place');

/** The chosen month; what is no month in the address counts for nothing. */
function monthOf(list: ListState, { year, month }: YearMonth): YearMonth {
  return {
    year: YEARS.find((known) => known === list.filter('year')) ?? year,
    month: MONTHS.find(({ value }) => value === list.filter('month'))?.value ?? month,
  };
}

/** A job's work and the invoice of a month. A permanent job shows the month's work, a one-off job all there is. */
export function WorkSection({ kind, jobId, firstMonth }: WorkSectionProps) {
  const list = useListState({ ...firstMonth, text: '', status: 'all', sort: 'date', direction: 'asc' });
  const { year, month } = monthOf(list, firstMonth);
  const isMonthly = kind === 'permanent';
  const span = isMonthly ? { from: `${year}-${month}-01`, to: lastDayOf(year, month) } : {};
  const filters = { ...workFilters(list), ...span, job_id: jobId };
  return (
    <Card title={doneWork.title}>
      <div className="ma-month">
        <YearMonthSelect year={year} month={month} onChange={(chosen) => list.setFilter({ ...chosen })} />
        <InvoiceButton jobId={jobId} year={year} month={month} />
        <ExportButton fetchFile={() => requestFile(exportWork, { body: filters })} fileName="work.csv" />
      </div>
      <div className="ma-filters">
        <WorkFilterFields list={list} search={doneWork.search} sorts={SORTS} />
      </div>
      <WorkTable
        list={list}
        filters={filters}
        columns={JOB_COLUMNS}
        caption={isMonthly ? doneWork.caption(year, month) : doneWork.captionAll}
        empty={isMonthly ? doneWork.empty : doneWork.emptyQuick}
        refetchInterval={DESK_REFETCH_MS}
      />
    </Card>
  );
}
