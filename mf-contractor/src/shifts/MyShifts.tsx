import './shifts.css';
import type { OwnShift } from '@cleaning/contracts';
import { Card, formatShortDate, getBusinessToday, QueryState } from '@cleaning/ui';
import { shifts as texts } from '../texts';
import { buildShiftKey } from './plan';
import { ShiftLine } from './ShiftLine';
import { usePlan } from './usePlan';

const SHOWN_AT_ONCE = 5;

interface LinesProps {
  shifts: readonly OwnShift[];
  base: string;
}

function Lines({ shifts, base }: LinesProps) {
  return (
    <ul className="mc-shifts">
      {shifts.map((shift, index) => (
        <ShiftLine
          key={buildShiftKey(shift)}
          shift={shift}
          base={base}
          day={shift.date === shifts[index - 1]?.date ? undefined : formatShortDate(shift.date)}
        />
      ))}
    </ul>
  );
}

/**
 * The user's shifts of two weeks, with covers, cancelled days, absences and public holidays. Today's are in the
 * TodayCard.
 */
export function MyShifts({ base }: { base: string }) {
  const plan = usePlan();
  return (
    <Card title={texts.mine}>
      <p className="mc-note">{texts.mineLead}</p>
      <QueryState query={plan}>
        {({ shifts }) => {
          const ahead = shifts.filter(({ date }) => date > getBusinessToday());
          if (ahead.length === 0) return <p>{texts.none}</p>;
          return (
            <>
              <Lines shifts={ahead.slice(0, SHOWN_AT_ONCE)} base={base} />
              {ahead.length > SHOWN_AT_ONCE && (
                <details>
                  <summary>{texts.showAll(ahead.length)}</summary>
                  <Lines shifts={ahead.slice(SHOWN_AT_ONCE)} base={base} />
                </details>
              )}
            </>
          );
        }}
      </QueryState>
    </Card>
  );
}
