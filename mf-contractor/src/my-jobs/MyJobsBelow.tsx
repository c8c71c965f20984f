import { Badge, CardGrid, EmptyState, getBusinessToday, Skeleton } from '@cleaning/ui';
import { useCurrentUser } from '@cleaning/ui/app';
import { lazy, Suspense } from 'react';
import { useQueuedClockEvents } from '../clock-events/queuedClockEvents';
import { PermanentJobCard, QuickJobCard } from '../jobs/JobCard';
import { Absences } from '../shifts/Absences';
import { CoverOffers } from '../shifts/CoverOffers';
import { MyShifts } from '../shifts/MyShifts';
import { usePlan } from '../shifts/usePlan';
import { myJobs } from '../texts';
import { findRunningWork } from '../work/runningWork';

const CalendarFeed = lazy(async () => ({ default: (await import('../shifts/CalendarFeed')).CalendarFeed }));

/** Content below the next shift, in its own chunk. */
export default function MyJobsBelow({ base }: { base: string }) {
  const me = useCurrentUser();
  const runningJob = findRunningWork(me, useQueuedClockEvents(me.id))?.jobId;
  const { data: plan } = usePlan();
  const today = getBusinessToday();
  // A quick job is done once: the TodayCard shows all of it.
  const shownAbove = new Set(plan?.shifts.filter(({ date }) => date === today).map(({ job_id }) => job_id));
  const quickJobs = me.quick_jobs.filter(({ job_id }) => !shownAbove.has(job_id));
  const renderBadge = (jobId: string) => jobId === runningJob && <Badge tone="ok">{myJobs.workingNow}</Badge>;

  return (
    <>
      <CoverOffers />
      <MyShifts base={base} />
      <Absences />
      {me.quick_jobs.length + me.permanent_jobs.length === 0 ? (
        <EmptyState text={myJobs.empty} />
      ) : (
        <>
          {quickJobs.length > 0 && (
            <section aria-labelledby="my-quick-jobs" className="mc-group">
              <h2 id="my-quick-jobs">{myJobs.quickJobs}</h2>
              <CardGrid items={quickJobs} itemKey={(job) => job.job_id}>
                {(job) => (
                  <QuickJobCard
                    job={job}
                    base={base}
                    level={3}
                    link={myJobs.seeDetails}
                    badge={renderBadge(job.job_id)}
                  />
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
                    badge={renderBadge(job.job_id)}
                  />
                )}
              </CardGrid>
            </section>
          )}
        </>
      )}
      {/* A sub-contractor's is in their account. */}
      {me.role === 'admin' && (
        <Suspense fallback={<Skeleton />}>
          <CalendarFeed />
        </Suspense>
      )}
    </>
  );
}
