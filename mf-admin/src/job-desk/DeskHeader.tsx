import { LinkButton, Notice, PageHeader } from '@cleaning/ui';
import { desk, editJob } from '../texts';
import { readableDay } from './readableDay';

interface DeskHeaderProps {
  job: { job_name: string; job_ended_on: string };
  back: string;
  /** The desk's own address. */
  path: string;
}

/** The job's name, and the way to its form while it goes on. */
export function DeskHeader({ job, back, path }: DeskHeaderProps) {
  const isEnded = job.job_ended_on !== '';
  return (
    <>
      <PageHeader
        title={job.job_name}
        back={{ to: back, label: desk.goBack }}
        actions={
          isEnded ? null : (
            <LinkButton variant="secondary" to={`${path}/edit`}>
              {editJob.open}
            </LinkButton>
          )
        }
      />
      {isEnded && <Notice tone="info">{editJob.endedOn(readableDay(job.job_ended_on))}</Notice>}
    </>
  );
}
