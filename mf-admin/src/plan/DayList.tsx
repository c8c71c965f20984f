import { DAYS } from '@cleaning/contracts';
import { EmptyState, readableDay, useShownPart } from '@cleaning/ui';
import { MarkShape } from './SlotView';
import { plan } from './texts';
import { CellButton, rowName, type WeekProps } from './WeekTable';
import { hasProblem, type PlanRow } from './week';

interface DayListProps extends WeekProps {
  /** The day that is listed. */
  day: string;
  onDay: (day: string) => void;
}

interface CellListProps extends Pick<WeekProps, 'by'> {
  cells: readonly { row: PlanRow; cell: PlanRow['cells'][number] }[];
  onOpen: (row: PlanRow) => void;
}

function CellList({ cells, by, onOpen }: CellListProps) {
  const { shown, more } = useShownPart(cells);
  return (
    <>
      <ul>
        {shown.map(({ row, cell }) => (
          <li key={row.id}>
            <p className="ma-day__name" aria-hidden="true">
              {rowName(row)}
            </p>
            <CellButton row={row} cell={cell} by={by} onOpen={() => onOpen(row)} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

/** The week on a phone: one day at a time, what is planned as a list. */
export function DayList({ rows, days, by, onOpen, day, onDay }: DayListProps) {
  const cellsOf = (date: string) =>
    rows.flatMap((row) => row.cells.filter((cell) => cell.date === date).map((cell) => ({ row, cell })));
  const cells = cellsOf(day);
  const listed = cells.filter(({ cell }) => cell.slots.length > 0);
  const free = cells.filter(({ row, cell }) => row.id !== '' && cell.slots.length === 0);
  const list = (listed: typeof cells) => <CellList cells={listed} by={by} onOpen={(row) => onOpen(row, day)} />;
  return (
    <>
      <nav aria-label={plan.days} className="ma-days-strip">
        {days.map((date, index) => {
          const problems = cellsOf(date).filter(({ cell }) => hasProblem(cell)).length;
          return (
            <button key={date} type="button" aria-pressed={date === day} onClick={() => onDay(date)}>
              <span>{DAYS[index]}</span>
              <span>{Number(date.slice(8))}</span>
              <span className="ma-days-strip__marks" aria-hidden="true">
                {problems > 0 && (
                  <>
                    <MarkShape shape="gap" /> {problems}
                  </>
                )}
              </span>
              {problems > 0 && <span className="ui-sr-only">{plan.marks(problems)}</span>}
            </button>
          );
        })}
      </nav>
      <section aria-label={readableDay(day)} className="ma-day">
        <h2>{readableDay(day)}</h2>
        {listed.length === 0 && <EmptyState text={plan.free} />}
        {list(listed)}
        {free.length > 0 && (
          <details key={day}>
            <summary>{plan.freeRows(free.length)}</summary>
            {list(free)}
          </details>
        )}
      </section>
    </>
  );
}
