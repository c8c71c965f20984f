import { localizeTexts, useNewRows } from '@cleaning/ui/app';
import { useId } from 'react';
import { NewMark } from './NewMark';
import { usePartialList } from './partialList';
import { ScrollArea } from './ScrollArea';
import { Records } from './TableRecords';
import type { Column, TableProps } from './tableColumns';
import { useIsPhone } from './useMedia';

export const texts = localizeTexts('table', { sort: 'sort' });

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const ARROW = { asc: '↑', desc: '↓' } as const;

/** Rows and columns. Below 800 px, each row becomes a record or a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionHidden, columns, rows, rowKey, empty, sorting, current, total } = props;
  const name = useId();
  const isPhone = useIsPhone();
  const isNew = useNewRows(rows.map(rowKey));
  const { shown, more } = usePartialList(rows);
  if (isPhone && columns.some(({ phone }) => phone !== undefined)) return <Records {...props} />;
  const getAlignClass = (column: Column<Row>) => (column.align === 'end' ? 'ui-table__end' : undefined);
  const getCellClass = (column: Column<Row>) => {
    if (column.isDate) return 'ui-table__date';
    return column.phone === 'title' ? 'ui-table__title' : getAlignClass(column);
  };
  const isSorted = ({ sort }: Column<Row>) => sort !== undefined && sort === sorting?.sort;
  const renderHeader = (column: Column<Row>) => {
    const { sort } = column;
    if (column.headerHidden) return <span className="ui-sr-only">{column.header}</span>;
    if (!sorting || sort === undefined) return column.header;
    return (
      <button type="button" className="ui-table__sort" onClick={() => sorting.sortBy(sort)}>
        {column.header}
        <span aria-hidden="true">{isSorted(column) ? ARROW[sorting.direction] : '↕'}</span>
        <span className="ui-sr-only">, {texts.sort}</span>
      </button>
    );
  };
  return (
    <>
      <ScrollArea labelledBy={name}>
        <table className="ui-table ui-table--cards">
          <caption id={name} className={captionHidden ? 'ui-sr-only' : undefined}>
            {caption}
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.header}
                  scope="col"
                  className={getAlignClass(column)}
                  aria-sort={sorting && isSorted(column) ? ARIA_SORT[sorting.direction] : undefined}
                >
                  {renderHeader(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.length === 0 && (
              <tr>
                <td colSpan={columns.length} className="ui-table__empty">
                  {empty}
                </td>
              </tr>
            )}
            {shown.map((row, index) => (
              <tr
                key={rowKey(row, index)}
                data-row={rowKey(row, index)}
                aria-current={current?.(row) ? 'true' : undefined}
              >
                {columns.map((column) => (
                  <td key={column.header} data-label={column.header} className={getCellClass(column)}>
                    {column === columns[0] && isNew(rowKey(row, index)) && <NewMark />}
                    {column.cell(row, index)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {total && rows.length > 0 && (
            <tfoot>
              <tr>
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={column.header} scope="row">
                      {total.label}
                    </th>
                  ) : (
                    <td key={column.header} data-label={column.header} className={getAlignClass(column)}>
                      {column.total?.(total.row)}
                    </td>
                  ),
                )}
              </tr>
            </tfoot>
          )}
        </table>
      </ScrollArea>
      {more}
    </>
  );
}
