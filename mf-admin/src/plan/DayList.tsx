import type { WeekPlan } from '@cleaning/contracts';
import { EmptyState, formatDuration, formatMoney, formatWeekdayDate, usePartialList } from '@cleaning/ui';
import { AddButton, getRowName, useCanAdd } from './RosterGrid';
import type { OpenPanel } from './rosterPanel';
import { CellLines } from './ShiftLine';
import { MarkShape } from './ShiftMarks';
import { plan as texts } from './texts';
import { findOpenRow, hasProblem, isOnLeave, type PlanBy, type PlanRow } from './week';

interface DayListProps {
  plan: WeekPlan;
  rows: readonly PlanRow[];
  days: readonly string[];
  by: PlanBy;
  onOpen: OpenPanel;
  day: string;
  onDay: (day: string) => void;
}

interface RowsProps extends Pick<DayListProps, 'plan' | 'by' | 'day' | 'onOpen'> {
  rows: readonly PlanRow[];
}

function DayRows({ plan, rows, by, day, onOpen }: RowsProps) {
  const { shown, more } = usePartialList(rows);
  const canAdd = useCanAdd();
  return (
    <>
      <ul className="ma-day-rows">
        {shown.map((row) => {
          const slots = row.cells.find(({ date }) => date === day)?.slots ?? [];
          return (
            <li key={row.id}>
              <div className="ma-day__head">
                <h3>{getRowName(row)}</h3>
                {by === 'person' && isOnLeave(plan, row.id, day) && <span className="ma-leave">{texts.onLeave}</span>}
                {canAdd(row, day) && <AddButton row={row} date={day} by={by} inGrid={false} onOpen={onOpen} />}
              </div>
              <CellLines slots={slots} row={row} date={day} by={by} inGrid={false} onOpen={onOpen} />
            </li>
          );
        })}
      </ul>
      {more}
    </>
  );
}

/** The roster on a phone: one day at a time, as a list. */
export function DayList({ plan, rows, days, by, onOpen, day, onDay }: DayListProps) {
  const has = (row: PlanRow) => (row.cells.find(({ date }) => date === day)?.slots.length ?? 0) > 0;
  const tray = findOpenRow(plan);
  const open = tray && has(tray) && by === 'person' ? [tray] : [];
  const listed = rows.filter((row) => row.id !== '' && has(row));
  const free = rows.filter((row) => row.id !== '' && !has(row));
  const total = plan.totals?.find(({ date }) => date === day);
  const shown = { plan, by, day, onOpen };
  return (
    <>
      <nav aria-label={texts.days} className="ma-days-strip">
        {days.map((date) => {
          const problems = rows.filter(({ cells }) =>
            cells.some((cell) => cell.date === date && hasProblem(cell)),
          ).length;
          return (
            <button key={date} type="button" aria-pressed={date === day} onClick={() => onDay(date)}>
              <span>{formatWeekdayDate(date).split(' ')[0]}</span>
              <span>{Number(date.slice(8))}</span>
              <span className="ma-days-strip__marks" aria-hidden="true">
                {problems > 0 && (
                  <>
                    <MarkShape shape="gap" /> {problems}
                  </>
                )}
              </span>
              {problems > 0 && <span className="ui-sr-only">{texts.marks(problems)}</span>}
            </button>
          );
        })}
      </nav>
      <section aria-label={formatWeekdayDate(day)} className="ma-day">
        <div className="ma-day__head">
          <h2>{formatWeekdayDate(day)}</h2>
          {total && (
            <p className="ma-hint">
              {formatDuration(total.minutes)}
              {total.cost && ` · ${texts.pay(formatMoney(total.cost))}`}
            </p>
          )}
        </div>
        {listed.length + open.length === 0 && <EmptyState text={texts.free} />}
        <DayRows {...shown} rows={[...open, ...listed]} />
        {free.length > 0 && (
          <details key={day}>
            <summary>{texts.freeRows(free.length)}</summary>
            <DayRows {...shown} rows={free} />
          </details>
        )}
      </section>
    </>
  );
}
