import { type EditableJob, getJobToEdit } from '@cleaning/contracts';
import { Card, Notice, PageHeader, QueryState } from '@cleaning/ui';
import { useCall, useParams } from '@cleaning/ui/app';
import { StaleNotice } from '../forms/StaleNotice';
import { useFormBase } from '../forms/useFormBase';
import { DESK_REFETCH_MS } from '../job-desk/deskReads';
import { readableDay } from '../job-desk/readableDay';
import { jobPath } from '../overview/jobPath';
import { editJob as texts } from '../texts';
import { EditPermanentJob } from './EditPermanentJob';
import { EditQuickJob } from './EditQuickJob';
import { EndJob } from './EndJob';

/** What was typed stays while another admin changes the job; a notice tells of it and brings the job as it is now. */
function EditJob({ latest }: { latest: EditableJob }) {
  const { base, isStale, hold, release } = useFormBase(latest);
  const Form = base.kind === 'permanent' ? EditPermanentJob : EditQuickJob;
  return (
    <>
      <Card>
        {isStale && <StaleNotice onReload={release}>{texts.stale}</StaleNotice>}
        <Form key={base.version} job={base} onTyped={hold} />
      </Card>
      <EndJob job={base} />
    </>
  );
}

export default function EditJobScreen() {
  const { jobID = '' } = useParams();
  const query = useCall(getJobToEdit, { body: { job_id: jobID }, refetchInterval: DESK_REFETCH_MS });
  return (
    <QueryState query={query}>
      {(job) => (
        <>
          <PageHeader
            title={texts.title(job.title)}
            lead={texts.lead}
            back={{ to: jobPath(job), label: texts.goBack }}
          />
          {job.ended_on === '' ? (
            <EditJob latest={job} />
          ) : (
            <Notice tone="info">{texts.endedOn(readableDay(job.ended_on))}</Notice>
          )}
        </>
      )}
    </QueryState>
  );
}
