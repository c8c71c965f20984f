import { getQuickJob } from '@cleaning/contracts';
import { businessToday, Card, Notice, PageHeader, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { QuickJobFacts } from '../jobs/QuickJobFacts';
import { jobs, work } from '../texts';
import { WorkControl } from '../work/WorkControl';

export function MyQuickJob({ jobId, base }: { jobId: string; base: string }) {
  const query = useCall(getQuickJob, { params: { jobID: jobId } });
  return (
    <QueryState query={query}>
      {(job) =>
        'status' in job ? (
          <>
            <PageHeader title={jobs.details} back={{ to: base, label: jobs.goBack }} />
            <Notice tone="danger">{job.msg}</Notice>
          </>
        ) : (
          <>
            <PageHeader title={job.job_name} back={{ to: base, label: jobs.goBack }} />
            <WorkControl
              kind="quick"
              jobId={jobId}
              myJobsPath={base}
              startsLeft={job.job_date === businessToday() && !job.is_done ? 1 : 0}
              whyNot={job.is_done ? work.quickJobDone : work.notToday}
            />
            <Card title={jobs.details}>
              <QuickJobFacts job={job} />
              <p className="mc-prose">{job.job_desc}</p>
            </Card>
          </>
        )
      }
    </QueryState>
  );
}
