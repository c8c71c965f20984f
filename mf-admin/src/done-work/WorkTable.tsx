import { type BodyInput, listWork, type WorkRow } from '@cleaning/contracts';
import { Money, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { Facts } from '../job-desk/Facts';
import { Pager } from '../lists/Pager';
import { type SortableColumn, SortableTable } from '../lists/SortableTable';
import type { ListState } from '../lists/useListState';
import { hoursText } from '../overview/hours';
import { doneWork, workList as texts } from '../texts';

const PAGE_SIZE = 25;

interface WorkTableProps {
  list: ListState;
  /** Which work; the page comes from `list`. */
  filters: BodyInput<typeof listWork>;
  columns: readonly SortableColumn<WorkRow>[];
  caption: string;
  empty: string;
  /** A table left open follows the work of the day. Milliseconds. */
  refetchInterval: number;
}

/** Work a page at a time in the order that the server makes, with the sums of all pages. */
export function WorkTable({ list, filters, columns, caption, empty, refetchInterval }: WorkTableProps) {
  const body = { ...filters, page: list.page, page_size: PAGE_SIZE };
  const query = useCall(listWork, { body, keepPrevious: true, refetchInterval });
  return (
    <QueryState query={query}>
      {(found) => (
        <div className="ma-dense">
          <Facts
            facts={[
              [texts.hours, hoursText(found.minutes)],
              [doneWork.totalContractorPay, <Money key="contractor" value={found.contractor_pay} />],
              [doneWork.totalCompanyPay, <Money key="company" value={found.company_pay} />],
            ]}
          />
          <SortableTable
            caption={caption}
            rows={found.rows}
            rowKey={(row) => row.row_id}
            empty={empty}
            sort={list.sort}
            direction={list.direction}
            onSort={list.sortBy}
            columns={columns}
          />
          <Pager page={list.page} pageSize={PAGE_SIZE} total={found.total} onPage={list.setPage} />
        </div>
      )}
    </QueryState>
  );
}
