import { getEarnings, type PendingWork } from '@cleaning/contracts';
import { Badge, businessToday, Card, currentYearMonth, Money, QueryState } from '@cleaning/ui';
import { Link, useCall, useCurrentUser } from '@cleaning/ui/app';
import { readableDay } from '../jobs/when';
import { dashboard, myJobs } from '../texts';
import { upNext } from './upNext';

/** Slots end as the day goes on, and the office plans: the page follows while it is open. */
const REFETCH_MS = 60_000;

interface UpNextProps {
  /** Path that the jobs' pages lie below. */
  base: string;
  /** The job that runs by what this phone knows, which may be ahead of the server. */
  runningJob: string | undefined;
}

/** Today's work in one look, or else the next day's: when, where, what it pays, and a way there. */
export function UpNext({ base, runningJob }: UpNextProps) {
  const me = useCurrentUser();
  const query = useCall(getEarnings, { body: { user_id: me.id, ...currentYearMonth() }, refetchInterval: REFETCH_MS });

  const row = ({ job_id, place, time, payment, is_running }: PendingWork) => (
    <li key={`${job_id} ${time}`} className="mc-next__item">
      <Link to={`${base}/${job_id}`} className="mc-next__link">
        <span className="mc-next__time">{payment === '' ? myJobs.from(time) : time}</span>
        <span className="mc-next__place">
          {place} {(is_running || job_id === runningJob) && <Badge tone="ok">{myJobs.workingNow}</Badge>}
        </span>
        <span className="mc-next__pay">{payment === '' ? dashboard.byTheHour : <Money value={payment} />}</span>
      </Link>
    </li>
  );

  return (
    <QueryState query={query}>
      {({ pending }) => {
        const next = upNext(pending);
        if (!next) return <p className="mc-note">{myJobs.nothingNext}</p>;
        const isToday = next.day <= businessToday();
        return (
          <Card title={isToday ? myJobs.today : myJobs.next(readableDay(next.day))} className="mc-next">
            <ul>{next.items.map(row)}</ul>
          </Card>
        );
      }}
    </QueryState>
  );
}
