import { SearchField, SortSelect } from '../ListTools';
import { FilterBar } from './FilterBar';
import { FilterField } from './FilterField';
import { findChangedFilters } from './filters';
import type { List } from './useList';

/** Labels of choices by the name of their filter. */
export type FilterLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface ListToolbarProps<Row> {
  list: List<Row>;
  /** Label of the search field; missing: the list cannot be searched. */
  search: string | undefined;
  /** Whether the toolbar always offers the order, because there is no table head. */
  hasNoHead: boolean;
  /** Instead of the filters' own labels. */
  labels: FilterLabels | undefined;
}

/** Search, filters, order and columns of a list. */
export function ListToolbar<Row>({ list, search, hasNoHead, labels }: ListToolbarProps<Row>) {
  const { state, table, filters, shown, orders, sorting } = list;
  const isPlain = search === undefined && Object.keys(filters).length === 0 && orders.length === 0;
  // Cards in a fixed order have nothing to choose.
  if (isPlain && table.getAllLeafColumns().length === 0) return null;
  return (
    <FilterBar
      table={table}
      search={
        search !== undefined && (
          <SearchField label={search} value={list.text} onSearch={(text) => state.setFilter({ text })} />
        )
      }
      set={findChangedFilters(filters, shown).length}
    >
      {Object.entries(filters).map(([name, filter]) => (
        <FilterField
          key={name}
          label={filter.label}
          choices={labels?.[name] ?? filter.choices}
          shown={shown[name] ?? filter.initial}
          onChange={(value) => state.setFilter({ [name]: value })}
        />
      ))}
      {orders.length > 0 && (
        <SortSelect
          columns={orders}
          sort={sorting.sort}
          direction={sorting.direction}
          onOrder={state.order}
          ofTable={!hasNoHead}
        />
      )}
    </FilterBar>
  );
}
