import { exportWork } from '@cleaning/contracts';
import { businessToday, Card, PageHeader } from '@cleaning/ui';
import { requestFile } from '@cleaning/ui/app';
import { DayFilter, ExportButton, useListState } from '../desk/ListTools';
import { daysOf, daysText, recentDays } from './days';
import { workList as texts } from './texts';
import { WORK_SORTS, WorkFilterFields, WorkTable, workFilters } from './WorkTable';
import { COMPANY_COLUMNS } from './workColumns';

/** Work at all places; without filters this and the last month's, newest first. */
export default function DoneWorkScreen() {
  const list = useListState(
    { text: '', ...recentDays(businessToday()), status: 'all', sort: 'date', direction: 'desc' },
    { table: 'work' },
  );
  const days = { from: list.filter('from'), to: list.filter('to') };
  const filters = { ...workFilters(list), ...daysOf(days) };
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={<ExportButton fetchFile={() => requestFile(exportWork, { body: filters })} fileName="work.csv" />}
      />
      <Card>
        <WorkFilterFields list={list} search={texts.search} sorts={WORK_SORTS} columns={COMPANY_COLUMNS}>
          <DayFilter label={texts.from} value={days.from} onDay={(from) => list.setFilter({ from })} />
          <DayFilter label={texts.to} value={days.to} onDay={(to) => list.setFilter({ to })} />
        </WorkFilterFields>
        <WorkTable
          list={list}
          filters={filters}
          columns={COMPANY_COLUMNS}
          caption={texts.caption + daysText(days)}
          empty={texts.empty}
        />
      </Card>
    </>
  );
}
