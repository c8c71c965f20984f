import { LinkButton, Notice, PageHeader, Skeleton } from '@cleaning/ui';
import { useCurrentUser, useParams } from '@cleaning/ui/app';
import { useFreshSession } from '../session/useFreshSession';
import { jobs, myJobs } from '../texts';
import { kindOfMyJob } from '../work/runningWork';
import { MyPermanentJob } from './MyPermanentJob';
import { MyQuickJob } from './MyQuickJob';

/**
 * Serves both kinds of job, for /my-jobs and /admin/my-jobs. The session's lists tell the kind; they are read again
 * first, since the assignment may be seconds old.
 */
export default function MyJobScreen({ base }: { base: string }) {
  const { jobID = '' } = useParams();
  const me = useCurrentUser();
  const fresh = useFreshSession();

  const kind = kindOfMyJob(me, jobID);
  if (kind === 'permanent') return <MyPermanentJob jobId={jobID} base={base} />;
  if (kind === 'quick') return <MyQuickJob jobId={jobID} base={base} />;
  if (!fresh) return <Skeleton />;
  return (
    <>
      <PageHeader title={myJobs.title} back={{ to: base, label: jobs.goBack }} />
      <Notice tone="warn">{myJobs.notAssigned}</Notice>
      <LinkButton to={base}>{myJobs.toMyJobs}</LinkButton>
    </>
  );
}
