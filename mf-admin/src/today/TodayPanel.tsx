import { getToday, type TodayShift } from '@cleaning/contracts';
import { Badge, QueryState, readableDay } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { memo } from 'react';
import { Panel } from '../desk/Panel';
import { shortBoard } from './board';
import { factOf, TONES } from './ShiftRow';
import { today as texts } from './texts';
import './today.css';

const PATH = '/admin/today';

function Line({ shift, at, date }: { shift: TodayShift; at: string; date: string }) {
  return (
    <li>
      <span className="ma-nowrap">
        {shift.date === date ? shift.time : `${readableDay(shift.date)}, ${shift.time}`}
      </span>
      <strong>{shift.user_name}</strong>
      {shift.now !== 'ahead' && <Badge tone={TONES[shift.now]}>{factOf(shift, at)}</Badge>}
      <small>{shift.job_name}</small>
    </li>
  );
}

/** The beginning of the desk: what is wrong first, then who works now and what comes next. */
export const TodayPanel = memo(function TodayPanel() {
  const query = useCall(getToday);
  return (
    <Panel title={texts.title}>
      <QueryState query={query}>
        {(board) => {
          const { wrong, fine, left } = shortBoard(board);
          return (
            <>
              {wrong.length === 0 && <p>{texts.nobodyMissing}</p>}
              {wrong.length + fine.length > 0 && (
                <ul className="ma-today-list">
                  {[...wrong, ...fine].map((shift) => (
                    <Line
                      key={`${shift.job_id} ${shift.date} ${shift.time} ${shift.user_id}`}
                      shift={shift}
                      at={board.at}
                      date={board.date}
                    />
                  ))}
                </ul>
              )}
              <Link to={PATH}>{left > 0 ? texts.wholeMore(left) : texts.whole}</Link>
            </>
          );
        }}
      </QueryState>
    </Panel>
  );
});
