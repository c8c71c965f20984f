import { CardGrid, EmptyState, LinkButton, PageHeader, Skeleton } from '@cleaning/ui';
import { useCurrentUser } from '@cleaning/ui/app';
import { lazy, Suspense } from 'react';
import { useKeptClockEvents } from '../clock-events/keptClockEvents';
import { incidents } from '../incidents/texts';
import { PermanentJobCard, QuickJobCard } from '../jobs/JobCard';
import { useFreshSession } from '../session/useFreshSession';
import { Absences } from '../shifts/Absences';
import { CoverOffers } from '../shifts/CoverOffers';
import { MyShifts } from '../shifts/MyShifts';
import { BelowToday, TodayCard } from '../shifts/TodayCard';
import { myJobs } from '../texts';
import { runningWork } from '../work/runningWork';

const CalendarFeed = lazy(async () => ({ default: (await import('../shifts/CalendarFeed')).CalendarFeed }));

/** Serves /my-jobs, and /admin/my-jobs for admins who are assigned to jobs themselves. */
export default function MyJobsScreen({ base }: { base: string }) {
  const me = useCurrentUser();
  useFreshSession();

  const runningJob = runningWork(me, useKeptClockEvents(me.id))?.jobId;
  const badge = (jobId: string) => (jobId === runningJob ? myJobs.workingNow : undefined);

  return (
    <>
      <PageHeader
        title={myJobs.title}
        actions={
          <LinkButton variant="secondary" to={base.replace('my-jobs', 'report-problem')}>
            {incidents.report}
          </LinkButton>
        }
      />
      <TodayCard base={base} />
      <BelowToday>
        <CoverOffers />
        <MyShifts base={base} />
        <Absences />
        {me.quick_jobs.length + me.permanent_jobs.length === 0 ? (
          <EmptyState text={myJobs.empty} />
        ) : (
          <>
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
        {/* A sub-contractor's is in their account. */}
        {me.role === 'admin' && (
          <Suspense fallback={<Skeleton />}>
            <CalendarFeed />
          </Suspense>
        )}
      </BelowToday>
    </>
  );
}
