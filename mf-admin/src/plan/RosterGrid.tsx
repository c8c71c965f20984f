import type { PlanTotal, WeekPlan } from '@cleaning/contracts';
import {
  formatDuration,
  formatMoney,
  formatShortMonth,
  formatWeekdayDate,
  getBusinessToday,
  ScrollArea,
  usePartialList,
} from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import Plus from 'lucide-react/icons/plus';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useIsAdmin, useJobPath } from '../desk/role';
import { useDropShift } from './dragging';
import { FullText, useFullText } from './FullText';
import type { OpenPanel } from './rosterPanel';
import { CellLines } from './ShiftLine';
import { plan as texts } from './texts';
import { useGridKeys } from './useGridKeys';
import { findOpenRow, isEmptyRow, isOnLeave, type PlanBy, type PlanCell, type PlanRow } from './week';
import './grid.css';

/** Open shifts of a day that the tray shows at first. */
const TRAY_LINES = 3;

export const getRowName = (row: PlanRow): string => (row.id === '' ? texts.needsPeople : row.name);

/** Path of a row's place or person; null for the row of open shifts, and if the user has no such page. */
export function useRowPath(): (row: Pick<PlanRow, 'id' | 'kind'>) => string | null {
  const isAdmin = useIsAdmin();
  const buildPath = useJobPath();
  return ({ id, kind }) => {
    if (id === '') return null;
    if (kind) return buildPath({ kind, job_id: id });
    return isAdmin ? `/admin/sub-contractors/${id}` : null;
  };
}

export function computeSum(totals: readonly PlanTotal[]): { minutes: number; cost: string } {
  const cents = totals.reduce((sum, { cost }) => sum + Math.round(Number(cost) * 100), 0);
  const minutes = totals.reduce((sum, total) => sum + total.minutes, 0);
  return { minutes, cost: totals.some(({ cost }) => cost !== '') ? (cents / 100).toFixed(2) : '' };
}

interface CellProps {
  plan: WeekPlan;
  row: PlanRow;
  cell: PlanCell;
  by: PlanBy;
  onOpen: OpenPanel;
}

/** Adds a shift to a place or a person on a day. */
export function AddButton({
  row,
  date,
  by,
  inGrid,
  onOpen,
}: Omit<CellProps, 'plan' | 'cell'> & { date: string; inGrid: boolean }) {
  const named = { id: row.id, name: row.name };
  return (
    <button
      type="button"
      className="ma-add"
      tabIndex={inGrid ? -1 : undefined}
      aria-label={texts.add(row.name, formatWeekdayDate(date))}
      onClick={() =>
        onOpen(by === 'person' ? { name: 'fill', person: named, date } : { name: 'extra', place: named, date })
      }
    >
      <Plus size={14} />
    </button>
  );
}

/** Whether shifts can be added to a row on a day. */
export function useCanAdd(): (row: PlanRow, date: string) => boolean {
  const isAdmin = useIsAdmin();
  const today = getBusinessToday();
  return (row, date) => isAdmin && date >= today && row.id !== '' && row.kind !== 'quick';
}

function GridCell({ plan, row, cell, by, onOpen }: CellProps) {
  const ref = useRef<HTMLTableCellElement>(null);
  const { date, slots } = cell;
  const canAdd = useCanAdd()(row, date);
  const person = { id: row.id, name: row.name };
  const { dropProps, isDropTarget } = useDropShift(ref, {
    date,
    isDisabled: by === 'place' || !canAdd,
    onDrop: (dragged) => {
      if ('open' in dragged) onOpen({ name: 'assign', shift: dragged.open, person });
      else if (dragged.shift.user_id !== row.id) onOpen({ name: 'move', shift: dragged.shift, to: person });
    },
  });
  return (
    <td
      ref={ref}
      {...dropProps}
      data-drop={isDropTarget || undefined}
      data-today={date === getBusinessToday() || undefined}
    >
      {by === 'person' && isOnLeave(plan, row.id, date) && <p className="ma-leave">{texts.onLeave}</p>}
      <CellLines slots={slots} row={row} date={date} by={by} inGrid onOpen={onOpen} />
      {canAdd && <AddButton row={row} date={date} by={by} inGrid onOpen={onOpen} />}
    </td>
  );
}

/** The tray of open shifts: the first row of the grid, so that each is above its day. */
function Tray({ row, onOpen }: { row: PlanRow; onOpen: OpenPanel }) {
  const [isWhole, setWhole] = useState(false);
  const longest = Math.max(...row.cells.map(({ slots }) => slots.length));
  return (
    <tr className="ma-tray">
      <th scope="row">
        {texts.needsPeople} <small>{row.cells.reduce((sum, { slots }) => sum + slots.length, 0)}</small>
        {longest > TRAY_LINES && (
          <button
            type="button"
            className="ma-grid__toggle"
            tabIndex={-1}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? texts.fewer : texts.more(longest - TRAY_LINES)}
          </button>
        )}
      </th>
      {row.cells.map(({ date, slots }) => (
        <td key={date} data-today={date === getBusinessToday() || undefined}>
          <CellLines
            slots={isWhole ? slots : slots.slice(0, TRAY_LINES)}
            row={row}
            date={date}
            by="person"
            inGrid
            onOpen={onOpen}
          />
        </td>
      ))}
    </tr>
  );
}

function Totals({ totals }: { totals: readonly PlanTotal[] }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">{texts.total}</th>
        {totals.map(({ date, minutes, cost }) => (
          <td key={date}>
            <strong>{formatDuration(minutes)}</strong>
            {cost && <span className="ui-money">{formatMoney(cost)}</span>}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

interface RosterGridProps {
  plan: WeekPlan;
  rows: readonly PlanRow[];
  days: readonly string[];
  by: PlanBy;
  onOpen: OpenPanel;
}

/** The roster on a wide window: head, first column and totals stay in view. */
export function RosterGrid({ plan, rows, days, by, onOpen }: RosterGridProps) {
  const name = useId();
  const grid = useRef<HTMLTableElement>(null);
  const keys = useGridKeys(grid);
  const fullText = useFullText();
  const handlers = {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      keys.onFocus(event);
      fullText.onFocus(event);
    },
    onBlur: fullText.onBlur,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      keys.onKeyDown(event);
      fullText.onKeyDown(event);
    },
  };
  const rowPath = useRowPath();
  const today = getBusinessToday();
  const [showsEmpty, setShowsEmpty] = useState(false);
  const tray = findOpenRow(plan);
  const listed = rows.filter(({ id }) => id !== '');
  // Empty sites are hidden: there are many and few are needed. Empty people stay, because they can be assigned.
  const empty = by === 'place' ? listed.filter(isEmptyRow) : [];
  const { shown, more } = usePartialList(showsEmpty ? listed : listed.filter((row) => !empty.includes(row)));
  return (
    <>
      <div className={`ma-grid-wrap ma-grid-wrap--${days.length}`}>
        <ScrollArea labelledBy={name}>
          {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells the arrow keys lead to is a grid (ARIA) */}
          <table ref={grid} role="grid" className="ma-grid" aria-describedby={`${name}-keys`} {...handlers}>
            <caption id={name} className="ui-sr-only">
              {texts.title}
            </caption>
            <thead>
              <tr>
                <th scope="col">{by === 'place' ? texts.place : texts.person}</th>
                {days.map((date) => (
                  <th key={date} scope="col" aria-current={date === today ? 'date' : undefined}>
                    {formatWeekdayDate(date).split(' ')[0]}{' '}
                    <strong>
                      {Number(date.slice(8))} {formatShortMonth(date.slice(0, 7))}
                    </strong>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {tray && <Tray row={tray} onOpen={onOpen} />}
              {shown.map((row) => {
                const path = rowPath(row);
                return (
                  <tr key={row.id}>
                    <th scope="row">
                      {path ? (
                        <Link to={path} tabIndex={-1} title={row.name}>
                          {row.name}
                        </Link>
                      ) : (
                        row.name
                      )}
                    </th>
                    {row.cells.map((cell) => (
                      <GridCell key={cell.date} plan={plan} row={row} cell={cell} by={by} onOpen={onOpen} />
                    ))}
                  </tr>
                );
              })}
            </tbody>
            {plan.totals && <Totals totals={plan.totals} />}
          </table>
        </ScrollArea>
      </div>
      <FullText ref={fullText.show} />
      <p id={`${name}-keys`} className="ui-sr-only">
        {texts.keys}
      </p>
      {empty.length > 0 && (
        <button
          type="button"
          className="ma-grid__toggle"
          aria-expanded={showsEmpty}
          onClick={() => setShowsEmpty(!showsEmpty)}
        >
          {texts.emptyRows(empty.length)}
        </button>
      )}
      {more}
    </>
  );
}
