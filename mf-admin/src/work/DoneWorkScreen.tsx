import { exportWork, listWork } from '@cleaning/contracts';
import { businessToday } from '@cleaning/ui';
import { dayFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { daysText, getRecentDays } from './days';
import { workList as texts } from './texts';
import { WorkSums } from './WorkSums';
import { COMPANY_COLUMNS } from './workColumns';
import { WORK_ORDERS, WORK_STATUS, workRowKey, workRowLink } from './workList';

/** Work at all places; without filters this and the last month's, newest first. */
export default function DoneWorkScreen() {
  const recent = getRecentDays(businessToday());
  return (
    <ListScreen
      title={texts.title}
      name="work"
      caption={({ from = '', to = '' }) => texts.caption + daysText({ from, to })}
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
      rowKey={workRowKey}
      rowLink={workRowLink}
      search={texts.search}
      filters={{
        from: dayFilter(texts.from, recent.from),
        to: dayFilter(texts.to, recent.to),
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
