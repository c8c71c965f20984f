import { Button, CheckboxField, SelectField, Sheet, useIsPhone } from '@cleaning/ui';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { SearchField, SortSelect } from '../ListTools';
import { FilterField } from './FilterField';
import type { List, ListTable } from './useList';

const texts = {
  filters: 'Filters',
  open: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  close: 'Close',
  show: 'Show results',
  rows: 'Rows per page',
  columns: 'Columns',
};

/** Rows of a page that can be chosen. */
const PAGE_SIZES = [10, 25, 50, 100];

/** Rows per page, and which columns are shown. */
function ViewFields<Row>({ table }: { table: ListTable<Row> }) {
  const { pageSize } = table.state.pagination;
  const sizes = [...new Set([...PAGE_SIZES, pageSize])].sort((a, b) => a - b).map(String);
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide());
  return (
    <div className="ui-view">
      <SelectField
        label={texts.rows}
        options={sizes}
        value={String(pageSize)}
        onChange={({ target }) => table.setPageSize(Number(target.value))}
      />
      {columns.length > 0 && (
        <fieldset>
          <legend>{texts.columns}</legend>
          {columns.map((column) => (
            <CheckboxField
              key={column.id}
              label={String(column.columnDef.header)}
              checked={column.getIsVisible()}
              onChange={({ target }) => column.toggleVisibility(target.checked)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

function ViewButton<Row>({ table }: { table: ListTable<Row> }) {
  const id = useId();
  const anchor = `--view-${id.replaceAll(/\W/g, '')}`;
  return (
    <>
      <button
        type="button"
        className="ui-button ui-button--secondary"
        popoverTarget={id}
        style={{ anchorName: anchor } as CSSProperties}
      >
        {texts.columns}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={texts.columns}
        className="ui-picker__panel"
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        <ViewFields table={table} />
      </div>
    </>
  );
}

/** On a phone everything but the search stands in a sheet behind one button. */
function FilterSheet({ set, children }: { set: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.open(set)}
      </Button>
      {isOpen && (
        <Sheet label={texts.filters} side="bottom" closeLabel={texts.close} onClose={() => setOpen(false)}>
          <div className="ma-filters ma-filters--sheet">
            {children}
            <Button onClick={() => setOpen(false)}>{texts.show}</Button>
          </div>
        </Sheet>
      )}
    </>
  );
}

/** Labels of choices by the name of their filter. */
export type FilterLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface ListToolbarProps<Row> {
  list: List<Row>;
  /** Label of the search field; missing: the list cannot be searched. */
  search: string | undefined;
  /** The order is chosen here on wide screens too: there is no table whose head does it. */
  hasNoHead: boolean;
  /** Instead of the filters' own labels. */
  labels: FilterLabels | undefined;
}

/** Search, filters, order and columns of a list. */
export function ListToolbar<Row>({ list, search, hasNoHead, labels }: ListToolbarProps<Row>) {
  const isPhone = useIsPhone();
  const { state, table, filters, shown, orders, sorting } = list;
  const searchField = search !== undefined && (
    <SearchField label={search} value={list.text} onSearch={(text) => state.setFilter({ text })} />
  );
  const fields = (
    <>
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
    </>
  );
  if (isPhone) {
    const set = Object.entries(filters).filter(([name, { initial }]) => shown[name] !== initial).length;
    return (
      <div className="ma-filters ma-filters--phone">
        {searchField}
        <FilterSheet set={set}>
          {fields}
          <ViewFields table={table} />
        </FilterSheet>
      </div>
    );
  }
  return (
    <div className="ma-filters">
      {searchField}
      {fields}
      <ViewButton table={table} />
    </div>
  );
}
