import { Link, localizeTexts, useNewRows } from '@cleaning/ui/app';
import { isValidElement, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Facts } from './Layout';
import { NewMark } from './NewMark';
import { usePartialList } from './partialList';
import { Sheet } from './Sheet';
import type { Column, PhonePlace, TableProps } from './tableColumns';

export const texts = localizeTexts('records', { details: 'Details', close: 'Close' });

/** Some browsers drop the roles of a table that isn't laid out as one. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
};

interface RecordProps<Row> {
  row: Row;
  index: number;
  isNew: boolean;
  columns: readonly Column<Row>[];
  to: string | undefined;
  onOpen: () => void;
}

/** The first line opens the record: by its own link, by that of its row, or as a button. */
function renderOpener(
  title: ReactNode,
  { to, onOpen }: Pick<RecordProps<unknown>, 'to' | 'onOpen'>,
  hasOpen: boolean,
): ReactNode {
  const isLink = isValidElement(title) && title.type === Link;
  if (isLink || hasOpen) return title;
  if (to !== undefined) return <Link to={to}>{title}</Link>;
  return (
    <button type="button" aria-haspopup="dialog" onClick={onOpen}>
      {title}
    </button>
  );
}

/** Whether a cell shows nothing, so that a phone leaves it out. */
const isEmpty = (cell: ReactNode): boolean => cell === null || cell === undefined || cell === false || cell === '';

function RecordRow<Row>({ row, index, isNew, columns, to, onOpen }: RecordProps<Row>) {
  const getColumns = (place: PhonePlace) => columns.filter(({ phone }) => phone === place);
  const renderCell = (column: Column<Row>) => (column.phoneCell ? column.phoneCell(row) : column.cell(row, index));
  const [title] = getColumns('title');
  const meta = getColumns('meta');
  const renderCells = (place: 'start' | 'end' | 'action' | 'open') =>
    getColumns(place).map((column) => (
      <td key={column.header} {...ROLES.cell} data-label={column.header} className={`ui-record__${place}`}>
        {renderCell(column)}
      </td>
    ));
  return (
    <>
      {renderCells('start')}
      {title && (
        <td
          {...ROLES.cell}
          data-label={title.header}
          className={title.phoneWraps ? 'ui-record__title ui-record__title--wraps' : 'ui-record__title'}
        >
          {isNew && <NewMark />}
          {renderOpener(renderCell(title), { to, onOpen }, getColumns('open').length > 0)}
        </td>
      )}
      {renderCells('end')}
      {meta.length > 0 && (
        <td {...ROLES.cell} className="ui-record__meta">
          {meta.map((column) => {
            const cell = renderCell(column);
            return isEmpty(cell) ? null : (
              <span key={column.header}>
                <span className="ui-sr-only">{column.header}: </span>
                {cell}
              </span>
            );
          })}
        </td>
      )}
      {renderCells('action')}
      {renderCells('open')}
    </>
  );
}

function TotalCells<Row>({ columns, label, row }: { columns: readonly Column<Row>[]; label: string; row: Row }) {
  const getColumns = (place: PhonePlace) => columns.filter((column) => column.phone === place && column.total);
  return (
    <>
      <td {...ROLES.cell} className="ui-record__title">
        {label}
      </td>
      {getColumns('end').map((column) => (
        <td key={column.header} {...ROLES.cell} data-label={column.header} className="ui-record__end">
          {column.total?.(row)}
        </td>
      ))}
      <td {...ROLES.cell} className="ui-record__meta">
        {getColumns('meta').map((column) => (
          <span key={column.header}>
            <span className="ui-sr-only">{column.header}: </span>
            {column.total?.(row)}
          </span>
        ))}
      </td>
    </>
  );
}

interface RecordSheetProps<Row> extends Pick<TableProps<Row>, 'columns' | 'rows' | 'rowKey'> {
  /** Opens the sheet of the row with this key. */
  ref: Ref<(key: string) => void>;
}

/** All columns of the pressed record. It holds its own state, so that opening it doesn't render the records again. */
function RecordSheet<Row>({ columns, rows, rowKey, ref }: RecordSheetProps<Row>) {
  const [opened, setOpened] = useState<string | null>(null);
  useImperativeHandle(ref, () => setOpened, []);
  const index = rows.findIndex((row, at) => rowKey(row, at) === opened);
  const row = rows[index];
  if (row === undefined) return null;
  return (
    <Sheet label={texts.details} side="bottom" closeLabel={texts.close} onClose={() => setOpened(null)}>
      <Facts
        facts={columns
          .filter(({ phone }) => phone !== 'start' && phone !== 'open')
          .map((column) => [column.header, column.cell(row, index)] as const)}
      />
    </Sheet>
  );
}

/** A table on a phone: records of two lines. A record opens its page or, without one, a sheet with all its columns. */
export function Records<Row>(props: TableProps<Row>) {
  const { caption, captionHidden, columns, rows, rowKey, empty, rowLink, current, total } = props;
  const openSheet = useRef<(key: string) => void>(null);
  const isNew = useNewRows(rows.map(rowKey));
  const { shown, more } = usePartialList(rows);
  return (
    <div className="ui-table-wrap">
      <table {...ROLES.table} className="ui-table ui-table--records">
        <caption className={captionHidden ? 'ui-sr-only' : undefined}>{caption}</caption>
        <tbody {...ROLES.rowgroup}>
          {rows.length === 0 && (
            <tr>
              <td className="ui-table__empty">{empty}</td>
            </tr>
          )}
          {shown.map((each, at) => (
            <tr
              key={rowKey(each, at)}
              {...ROLES.row}
              data-row={rowKey(each, at)}
              className="ui-record"
              aria-current={current?.(each) ? 'true' : undefined}
            >
              <RecordRow
                row={each}
                index={at}
                isNew={isNew(rowKey(each, at))}
                columns={columns}
                to={rowLink?.(each)}
                onOpen={() => openSheet.current?.(rowKey(each, at))}
              />
            </tr>
          ))}
        </tbody>
        {total && rows.length > 0 && (
          <tfoot {...ROLES.rowgroup}>
            <tr {...ROLES.row} className="ui-record">
              <TotalCells columns={columns} label={total.label} row={total.row} />
            </tr>
          </tfoot>
        )}
      </table>
      {more}
      <RecordSheet columns={columns} rows={rows} rowKey={rowKey} ref={openSheet} />
    </div>
  );
}
