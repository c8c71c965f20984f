import { SelectField } from '@cleaning/ui';
import { lists } from '../texts';
import type { Sorting } from './useListState';

interface SortSelectProps extends Sorting {
  columns: readonly { value: string; label: string }[];
  onOrder: (by: Sorting) => void;
  /** Of a table: shown only where the table's head is not. */
  ofTable?: boolean;
}

/** The order of a list that has no head to press on: cards, and tables on a phone. */
export function SortSelect({ columns, sort, direction, onOrder, ofTable = false }: SortSelectProps) {
  const options = columns.flatMap(({ value, label }) => [
    { value: `${value} asc`, label: lists.ascending(label) },
    { value: `${value} desc`, label: lists.descending(label) },
  ]);
  const select = (
    <SelectField
      label={lists.order}
      options={options}
      value={`${sort} ${direction}`}
      onChange={(event) => {
        const [column = sort, wanted] = event.target.value.split(' ');
        onOrder({ sort: column, direction: wanted === 'desc' ? 'desc' : 'asc' });
      }}
    />
  );
  return ofTable ? <div className="ma-phone-only">{select}</div> : select;
}
