import { exportWork, listWork } from '@cleaning/contracts';
import { getBusinessToday } from '@cleaning/ui';
import { buildDayFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { formatDays, getRecentDays } from './days';
import { workList as texts } from './texts';
import { WorkSums } from './WorkSums';
import { COMPANY_COLUMNS } from './workColumns';
import { buildWorkRowLink, getWorkRowKey, WORK_ORDERS, WORK_STATUS } from './workList';

/** Work at all places; without filters this and the last month's, newest first. */
export default function DoneWorkScreen() {
  const recent = getRecentDays(getBusinessToday());
  return (
    <ListScreen
      title={texts.title}
      name="work"
      caption={({ from = '', to = '' }) => texts.caption + formatDays({ from, to })}
      captionHidden={false}
      isDense
      call={listWork}
      input={({ text, order, paging, filters }) => ({ body: { text, ...order, ...paging, ...filters } })}
      csv={{
        call: exportWork,
        input: ({ text, order, filters }) => ({ body: { text, ...order, ...filters } }),
        fileName: 'work.csv',
      }}
      columns={COMPANY_COLUMNS}
      rowKey={getWorkRowKey}
      rowLink={buildWorkRowLink}
      search={texts.search}
      filters={{
        from: buildDayFilter(texts.from, recent.from),
        to: buildDayFilter(texts.to, recent.to),
        status: WORK_STATUS,
      }}
      orders={WORK_ORDERS}
      direction="desc"
      empty={{ text: texts.empty }}
      none={texts.empty}
      summary={(found) => <WorkSums {...found} />}
    />
  );
}
