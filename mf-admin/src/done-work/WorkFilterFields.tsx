import { SelectField } from '@cleaning/ui';
import type { ReactNode } from 'react';
import { SearchField } from '../lists/SearchField';
import { SortSelect } from '../lists/SortSelect';
import type { ListState } from '../lists/useListState';
import { workList as texts } from '../texts';
import { WORK_STATUSES, workFilters } from './workFilters';

interface WorkFilterFieldsProps {
  list: ListState;
  /** What can be searched for. */
  search: string;
  sorts: readonly { value: string; label: string }[];
  /** Further filters. */
  children?: ReactNode;
}

export function WorkFilterFields({ list, search, sorts, children }: WorkFilterFieldsProps) {
  const { status, sort, direction } = workFilters(list);
  return (
    <>
      <SearchField label={search} value={list.filter('text')} onSearch={(text) => list.setFilter({ text })} />
      {children}
      <SelectField
        label={texts.status}
        options={WORK_STATUSES}
        value={status}
        onChange={(event) => list.setFilter({ status: event.target.value })}
      />
      <SortSelect columns={sorts} sort={sort} direction={direction} onOrder={list.order} ofTable />
    </>
  );
}
