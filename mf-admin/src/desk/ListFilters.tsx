import { Button, type Column, Sheet, TableView, useIsPhone } from '@cleaning/ui';
import { type ReactNode, useState } from 'react';
import type { ListState } from './ListTools';

const texts = {
  filters: 'Filters',
  open: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  close: 'Close',
  show: 'Show results',
};

interface ListFiltersProps {
  list: ListState;
  /** The field that stays outside of the sheet. */
  search?: ReactNode;
  /** How many filters are set, without the search. */
  set: number;
  /** Headings of the table's columns. The first one cannot be switched off. */
  columns: readonly string[];
  /** The fields; on a phone with the order. */
  children?: ReactNode;
}

export const headersOf = <Row,>(columns: readonly Column<Row>[]): string[] => columns.map(({ header }) => header);

/** The fields that narrow a list, side by side, or on a phone in a sheet behind one button. */
export function ListFilters({ list, search, set, columns, children }: ListFiltersProps) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const view = <TableView {...list.view} columns={columns.slice(1)} />;
  if (!isPhone)
    return (
      <div className="ma-filters">
        {search}
        {children}
        {view}
      </div>
    );
  return (
    <div className="ma-filters ma-filters--phone">
      {search}
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.open(set)}
      </Button>
      {isOpen && (
        <Sheet label={texts.filters} side="bottom" closeLabel={texts.close} onClose={() => setOpen(false)}>
          <div className="ma-filters ma-filters--sheet">
            {children}
            {view}
            <Button onClick={() => setOpen(false)}>{texts.show}</Button>
          </div>
        </Sheet>
      )}
    </div>
  );
}
