import { exportWork } from '@cleaning/contracts';
import { businessToday, Card, PageHeader } from '@cleaning/ui';
import { requestFile } from '@cleaning/ui/app';
import { DayFilter, ExportButton, useListState } from '../desk/lists';
import { workList as texts } from './texts';
import { WORK_SORTS, WorkFilterFields, WorkTable, workFilters } from './WorkTable';
import { COMPANY_COLUMNS } from './workColumns';

/** Work at all places; without filters this month's, newest first. */
export default function DoneWorkScreen() {
  const today = businessToday();
  const list = useListState(
    { text: '', from: `${today.slice(0, 8)}01`, to: today, status: 'all', sort: 'date', direction: 'desc' },
    { table: 'work' },
  );
  const filters = { ...workFilters(list), from: list.filter('from'), to: list.filter('to') };
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={<ExportButton fetchFile={() => requestFile(exportWork, { body: filters })} fileName="work.csv" />}
      />
      <Card>
        <WorkFilterFields list={list} search={texts.search} sorts={WORK_SORTS} columns={COMPANY_COLUMNS}>
          <DayFilter label={texts.from} value={filters.from} onDay={(from) => list.setFilter({ from })} />
          <DayFilter label={texts.to} value={filters.to} onDay={(to) => list.setFilter({ to })} />
        </WorkFilterFields>
        <WorkTable
          list={list}
          filters={filters}
          columns={COMPANY_COLUMNS}
          caption={texts.caption}
          empty={texts.empty}
        />
      </Card>
    </>
  );
}
