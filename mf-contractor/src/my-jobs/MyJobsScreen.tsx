import { LinkButton, PageHeader, Skeleton } from '@cleaning/ui';
import { lazy, Suspense } from 'react';
import { incidents } from '../incidents/texts';
import { useFreshSession } from '../session/useFreshSession';
import { BelowToday, TodayCard } from '../shifts/TodayCard';
import { myJobs } from '../texts';

const MyJobsBelow = lazy(() => import(/* webpackChunkName: "my-jobs-below" */ './MyJobsBelow'));

/** Page for /my-jobs, and for /admin/my-jobs of admins who are assigned to jobs. */
export default function MyJobsScreen({ base }: { base: string }) {
  useFreshSession();
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
        <Suspense fallback={<Skeleton />}>
          <MyJobsBelow base={base} />
        </Suspense>
      </BelowToday>
    </>
  );
}
