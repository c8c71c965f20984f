import { adminGetQuickJob } from '@cleaning/contracts';
import { Card, MapLink, QueryState } from '@cleaning/ui';
import { useCall, useParams } from '@cleaning/ui/app';
import { desk } from '../texts';
import { DeskHeader } from './DeskHeader';
import { DESK_REFETCH_MS } from './deskReads';
import { EnrolledSection } from './EnrolledSection';
import { Facts } from './Facts';
import { ManualRecordForm } from './ManualRecordForm';
import { RequestsSection } from './RequestsSection';
import { readableDay } from './readableDay';
import { WorkSection } from './WorkSection';

export default function QuickDeskScreen() {
  const { jobID = '' } = useParams();
  const query = useCall(adminGetQuickJob, { params: { jobID }, refetchInterval: DESK_REFETCH_MS });
  return (
    <QueryState query={query}>
      {(job) => (
        <>
          <DeskHeader job={job} back="/admin/quick-job-data" path={`/admin/quick-job-data/${jobID}`} />
          <Card title={desk.about}>
            <Facts
              facts={[
                [desk.date, readableDay(job.job_date)],
                [desk.startTime, job.job_start_time],
                [desk.location, <MapLink key="location" location={job.job_location} label={desk.openMap} />],
                [
                  desk.description,
                  <span key="description" className="ma-prose">
                    {job.job_desc}
                  </span>,
                ],
              ]}
            />
          </Card>
          {job.job_ended_on === '' && (
            <>
              <EnrolledSection kind="quick" jobId={jobID} people={job.job_enrolled_ids} />
              <RequestsSection jobId={jobID} />
            </>
          )}
          <WorkSection
            kind="quick"
            jobId={jobID}
            firstMonth={{ year: job.job_date.slice(0, 4), month: job.job_date.slice(5, 7) }}
          />
          <ManualRecordForm kind="quick" jobId={jobID} enrolled={job.job_enrolled_ids} />
        </>
      )}
    </QueryState>
  );
}
