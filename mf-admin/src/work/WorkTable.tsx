import { type BodyInput, listWork, type WorkRow } from '@cleaning/contracts';
import { type Column, Facts, lengthText, Money, QueryState, SelectField, Table } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import type { ReactNode } from 'react';
import { useFilledPage } from '../desk/filledPage';
import { headersOf, ListFilters } from '../desk/ListFilters';
import { type ListState, Pager, SearchField, SortSelect } from '../desk/ListTools';
import { doneWork, workList as texts } from './texts';

export const WORK_SORTS = [
  { value: 'date', label: doneWork.date },
  { value: 'place', label: texts.place },
  { value: 'person', label: doneWork.userName },
  { value: 'hours', label: texts.hours },
  { value: 'contractor', label: doneWork.contractorPay },
  { value: 'company', label: doneWork.companyPay },
] as const;

const WORK_STATUSES = [
  { value: 'all', label: texts.statuses.all },
  { value: 'done', label: texts.statuses.done },
  { value: 'pending', label: texts.statuses.pending },
  { value: 'late', label: texts.statuses.late },
  { value: 'held', label: texts.statuses.held },
  { value: 'rejected', label: texts.statuses.rejected },
] as const;

/** Text, status and order for the calls. Values in the address that the calls would refuse are left out. */
export const workFilters = (list: ListState) =>
  ({
    text: list.filter('text').slice(0, 120),
    status: WORK_STATUSES.find(({ value }) => value === list.filter('status'))?.value ?? 'all',
    sort: WORK_SORTS.find(({ value }) => value === list.sort)?.value ?? 'date',
    direction: list.direction,
  }) satisfies BodyInput<typeof listWork>;

interface WorkFilterFieldsProps {
  list: ListState;
  /** What can be searched for. */
  search: string;
  sorts: readonly { value: string; label: string }[];
  columns: readonly Column<WorkRow>[];
  /** Further filters. */
  children?: ReactNode;
}

export function WorkFilterFields({ list, search, sorts, columns, children }: WorkFilterFieldsProps) {
  const { status, sort, direction } = workFilters(list);
  return (
    <ListFilters
      list={list}
      set={status === 'all' ? 0 : 1}
      columns={headersOf(columns)}
      search={<SearchField label={search} value={list.filter('text')} onSearch={(text) => list.setFilter({ text })} />}
    >
      {children}
      <SelectField
        label={texts.status}
        options={WORK_STATUSES}
        value={status}
        onChange={(event) => list.setFilter({ status: event.target.value })}
      />
      <SortSelect columns={sorts} sort={sort} direction={direction} onOrder={list.order} ofTable />
    </ListFilters>
  );
}

interface WorkTableProps {
  list: ListState;
  /** Which work; the page comes from `list`. */
  filters: BodyInput<typeof listWork>;
  columns: readonly Column<WorkRow>[];
  caption: string;
  empty: string;
}

/** One page of work in the server's order, with the sums of all pages. */
export function WorkTable({ list, filters, columns, caption, empty }: WorkTableProps) {
  const { pageSize, hidden } = list.view;
  const body = { ...filters, page: list.page, page_size: pageSize };
  const query = useCall(listWork, { body, keepPrevious: true });
  useFilledPage(query, { page: list.page, pageSize, onPage: list.setPage });
  return (
    <QueryState query={query}>
      {(found) => (
        <div className="ma-dense">
          <Facts
            facts={[
              [texts.hours, lengthText(found.minutes)],
              [doneWork.totalContractorPay, <Money key="contractor" value={found.contractor_pay} />],
              [doneWork.totalCompanyPay, <Money key="company" value={found.company_pay} />],
            ]}
          />
          <Table
            caption={caption}
            rows={found.rows}
            rowKey={(row) => row.row_id}
            empty={empty}
            sorting={list}
            columns={columns}
            hidden={hidden}
            rowLink={(row) => `/admin/work/${row.row_id}`}
          />
          <Pager page={list.page} pageSize={pageSize} total={found.total} onPage={list.setPage} />
        </div>
      )}
    </QueryState>
  );
}
