import { SelectField } from '@cleaning/ui';
import { lists } from '../texts';
import type { Sorting } from './useListState';

interface SortSelectProps extends Sorting {
  columns: readonly { value: string; label: string }[];
  onOrder: (by: Sorting) => void;
}

/** The order of a list that has no head to press on: cards, and tables on a phone. */
export function SortSelect({ columns, sort, direction, onOrder }: SortSelectProps) {
  const options = columns.flatMap(({ value, label }) => [
    { value: `${value} asc`, label: lists.ascending(label) },
    { value: `${value} desc`, label: lists.descending(label) },
  ]);
  return (
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
}
