import { businessToday, readableDay, ScrollArea, useShownPart } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { useId } from 'react';
import { useIsAdmin, useJobPath } from '../desk/role';
import { SlotView } from './SlotView';
import { plan } from './texts';
import type { PlanBy, PlanCell, PlanRow } from './week';

export const rowName = (row: PlanRow): string => (row.id === '' ? plan.needsPeople : row.name);

/** The page of a row's place or person; null in the row of slots that need people, and where there is none for the reader. */
export function useRowPath(): (row: Pick<PlanRow, 'id' | 'kind'>) => string | null {
  const isAdmin = useIsAdmin();
  const pathOf = useJobPath();
  return ({ id, kind }) => {
    if (id === '') return null;
    if (kind) return pathOf({ kind, job_id: id });
    return isAdmin ? `/admin/sub-contractors/${id}` : null;
  };
}

interface CellProps {
  row: PlanRow;
  cell: PlanCell;
  by: PlanBy;
  onOpen: () => void;
}

/** Opens what can be done with a place or a person on a day. */
export function CellButton({ row, cell, by, onOpen }: CellProps) {
  return (
    <button type="button" className="ma-cell" onClick={onOpen}>
      <span className="ui-sr-only">{`${rowName(row)}, ${readableDay(cell.date)}: `}</span>
      {cell.slots.length === 0 && (
        <>
          <span className="ui-sr-only">{plan.free}</span>
          <span className="ma-cell__free" aria-hidden="true">
            +
          </span>
        </>
      )}
      {cell.slots.map((slot) => (
        <SlotView key={`${slot.job_id} ${slot.time}`} slot={slot} by={by} withPlace={by === 'person'} />
      ))}
    </button>
  );
}

export interface WeekProps {
  rows: readonly PlanRow[];
  days: readonly string[];
  by: PlanBy;
  onOpen: (row: PlanRow, date: string) => void;
}

/** The week as a table, where there is room for it. */
export function WeekTable({ rows, days, by, onOpen }: WeekProps) {
  const name = useId();
  const rowPath = useRowPath();
  const today = businessToday();
  const { shown, more } = useShownPart(rows);
  return (
    <>
      <ScrollArea labelledBy={name}>
        <table className="ma-week">
          <caption id={name} className="ui-sr-only">
            {plan.title}
          </caption>
          <thead>
            <tr>
              <th scope="col">{by === 'place' ? plan.place : plan.person}</th>
              {days.map((date) => {
                const [weekday, ofYear] = readableDay(date).split(' ');
                return (
                  <th key={date} scope="col" aria-current={date === today ? 'date' : undefined}>
                    {weekday} <br />
                    {ofYear}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => {
              const path = rowPath(row);
              return (
                <tr key={row.id}>
                  <th scope="row">{path ? <Link to={path}>{rowName(row)}</Link> : rowName(row)}</th>
                  {row.cells.map((cell) => (
                    <td key={cell.date}>
                      {(row.id !== '' || cell.slots.length > 0) && (
                        <CellButton row={row} cell={cell} by={by} onOpen={() => onOpen(row, cell.date)} />
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollArea>
      {more}
    </>
  );
}
