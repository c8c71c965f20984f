import { getEarnings, type PendingWork } from '@cleaning/contracts';
import {
  Badge,
  businessToday,
  Card,
  CardGrid,
  currentYearMonth,
  EmptyState,
  Money,
  PageHeader,
  QueryState,
  readableDay,
} from '@cleaning/ui';
import { Link, useCall, useCurrentUser } from '@cleaning/ui/app';
import { useKeptClockEvents } from '../clock-events/keptClockEvents';
import { PermanentJobCard, QuickJobCard } from '../jobs/JobCard';
import { LIST_REFETCH_MS, useFreshSession } from '../session/useFreshSession';
import { dashboard, myJobs } from '../texts';
import { runningWork } from '../work/runningWork';

export interface DayOfWork {
  /** YYYY-MM-DD. */
  day: string;
  items: readonly PendingWork[];
}

/** The first day that has work still to do, running work first; null when nothing is planned. */
export function upNext(pending: readonly PendingWork[]): DayOfWork | null {
  const day = pending.map(({ date }) => date).sort()[0];
  if (day === undefined) return null;
  return { day, items: pending.filter(({ date }) => date === day) };
}

/** Slots end during the day, and the office plans: they are read again while the page is open. */
const REFETCH_MS = 60_000;

interface UpNextProps {
  /** Path that the jobs' pages lie below. */
  base: string;
  /** The running job by the clock events on this phone, which the server may not have yet. */
  runningJob: string | undefined;
}

/** Today's work, or else the next day's: when, where, what it pays, and a link. */
function UpNext({ base, runningJob }: UpNextProps) {
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

/** Serves /my-jobs, and /admin/my-jobs for admins who are assigned to jobs themselves. */
export default function MyJobsScreen({ base }: { base: string }) {
  const me = useCurrentUser();
  useFreshSession(LIST_REFETCH_MS);

  const runningJob = runningWork(me, useKeptClockEvents(me.id))?.jobId;
  const badge = (jobId: string) => (jobId === runningJob ? myJobs.workingNow : undefined);

  return (
    <>
      <PageHeader title={myJobs.title} lead={myJobs.lead} />
      {me.quick_jobs.length + me.permanent_jobs.length === 0 ? (
        <EmptyState text={myJobs.empty} />
      ) : (
        <>
          <UpNext base={base} runningJob={runningJob} />
          {me.quick_jobs.length > 0 && (
            <section aria-labelledby="my-quick-jobs" className="mc-group">
              <h2 id="my-quick-jobs">{myJobs.quickJobs}</h2>
              <CardGrid items={me.quick_jobs} itemKey={(job) => job.job_id}>
                {(job) => (
                  <QuickJobCard job={job} base={base} level={3} link={myJobs.seeDetails} badge={badge(job.job_id)} />
                )}
              </CardGrid>
            </section>
          )}
          <hr />
          {me.permanent_jobs.length > 0 && (
            <section aria-labelledby="my-permanent-jobs" className="mc-group">
              <h2 id="my-permanent-jobs">{myJobs.permanentJobs}</h2>
              <CardGrid items={me.permanent_jobs} itemKey={(job) => job.job_id}>
                {(job) => (
                  <PermanentJobCard
                    job={job}
                    base={base}
                    level={3}
                    link={myJobs.seeDetails}
                    badge={badge(job.job_id)}
                  />
                )}
              </CardGrid>
            </section>
          )}
        </>
      )}
    </>
  );
}
