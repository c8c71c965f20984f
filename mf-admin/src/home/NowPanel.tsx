import { type CallAnswer, getHome, type TodayShift } from '@cleaning/contracts';
import { formatWeekdayDate, QueryState, useIsPhone } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { buildJobPath } from '../desk/jobPaths';
import { Panel } from '../desk/Panel';
import { formatInstantTime } from '../today/board';
import { today as board } from '../today/texts';
import { now as texts } from './texts';

type HomeAnswer = CallAnswer<typeof getHome>;

/** Lines of each list; the board has all of them. */
const MAX_SHOWN = 5;
const SHOWN_ON_A_PHONE = 2;

interface LineProps {
  time: string;
  name: string;
  job: { kind: TodayShift['kind']; job_id: string; job_name: string };
}

const Line = ({ time, name, job }: LineProps) => (
  <li>
    <span className="ma-now__time">{time}</span>
    <span className="ma-now__who">{name}</span>
    <Link to={buildJobPath(job)}>{job.job_name}</Link>
  </li>
);

interface ListProps {
  lines: readonly (LineProps & { key: string })[];
}

function Lines({ lines }: ListProps) {
  const max = useIsPhone() ? SHOWN_ON_A_PHONE : MAX_SHOWN;
  return (
    <ul className="ma-now">
      {lines.slice(0, max).map(({ key, time, name, job }) => (
        <Line key={key} time={time} name={name} job={job} />
      ))}
      {lines.length > max && <li className="ma-hint">{texts.more(lines.length - max)}</li>}
    </ul>
  );
}

const shiftKey = ({ job_id, user_id, date, time }: TodayShift): string => `${job_id} ${user_id} ${date} ${time}`;

function Shifts({ date, shifts, other_work }: HomeAnswer) {
  const working = [
    ...shifts
      .filter(({ now }) => now === 'working')
      .map((shift) => ({ key: shiftKey(shift), since: shift.started_at, name: shift.user_name, job: shift })),
    ...other_work.map((work) => ({ key: work.row_id, since: work.started_at, name: work.user_name, job: work })),
  ];
  const ahead = shifts.filter(({ now }) => now === 'ahead');
  return (
    <>
      {working.length === 0 ? (
        <p className="ma-hint">{texts.nobody}</p>
      ) : (
        <>
          <p className="ma-hint">{texts.working(working.length)}</p>
          <Lines
            lines={working.map(({ key, since, name, job }) => ({
              key,
              time: board.since(formatInstantTime(since)),
              name,
              job,
            }))}
          />
        </>
      )}
      <h3>{texts.next}</h3>
      {ahead.length === 0 ? (
        <p className="ma-hint">{texts.noneNext}</p>
      ) : (
        <Lines
          lines={ahead.map((shift) => ({
            key: shiftKey(shift),
            time: shift.date === date ? shift.time : `${formatWeekdayDate(shift.date).slice(0, 3)} ${shift.time}`,
            name: shift.user_name,
            job: shift,
          }))}
        />
      )}
      <Link to="/admin/today">{texts.board}</Link>
    </>
  );
}

/** Summary of current and next shifts. */
export function NowPanel() {
  const query = useCall(getHome);
  return (
    <Panel title={texts.title}>
      <QueryState query={query}>{(home) => <Shifts {...home} />}</QueryState>
    </Panel>
  );
}
