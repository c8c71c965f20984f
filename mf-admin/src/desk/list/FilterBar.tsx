import { Button, CheckboxField, SelectField, Sheet, useIsPhone } from '@cleaning/ui';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import type { ListTable } from './useListTable';

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

/** Holds everything but the search behind one button on a phone. */
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

interface FilterBarProps<Row> {
  table: ListTable<Row>;
  /** The field that stays outside of the sheet. */
  search?: ReactNode;
  /** Number of filters that are set, without the search. */
  set: number;
  /** The fields; on a phone with the order. */
  children?: ReactNode;
}

/** The fields of a list side by side, or on a phone in a sheet behind one button, with its columns and rows per page. */
export function FilterBar<Row>({ table, search, set, children }: FilterBarProps<Row>) {
  const isPhone = useIsPhone();
  if (isPhone)
    return (
      <div className="ma-filters ma-filters--phone">
        {search}
        <FilterSheet set={set}>
          {children}
          <ViewFields table={table} />
        </FilterSheet>
      </div>
    );
  return (
    <div className="ma-filters">
      {search}
      {children}
      <ViewButton table={table} />
    </div>
  );
}
