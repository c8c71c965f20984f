import { adminGetPermanentJob } from '@cleaning/contracts';
import { Card, currentYearMonth, MapLink, Money, QueryState, Timetable } from '@cleaning/ui';
import { useCall, useParams } from '@cleaning/ui/app';
import { desk } from '../texts';
import { DeskHeader } from './DeskHeader';
import { DESK_REFETCH_MS } from './deskReads';
import { EnrolledSection } from './EnrolledSection';
import { Facts } from './Facts';
import { ManualRecordForm } from './ManualRecordForm';
import { RequestsSection } from './RequestsSection';
import { WorkSection } from './WorkSection';

export default function PermanentDeskScreen() {
  const { jobID = '' } = useParams();
  const query = useCall(adminGetPermanentJob, { params: { jobID }, refetchInterval: DESK_REFETCH_MS });
  return (
    <QueryState query={query}>
      {(job) => (
        <>
          <DeskHeader job={job} back="/admin" path={`/admin/jobs/${jobID}`} />
          {job.job_ended_on === '' && (
            <>
              <EnrolledSection kind="permanent" jobId={jobID} people={job.job_enrolled_ids} />
              <RequestsSection jobId={jobID} />
            </>
          )}
          <WorkSection kind="permanent" jobId={jobID} firstMonth={currentYearMonth()} />
          <ManualRecordForm kind="permanent" jobId={jobID} enrolled={job.job_enrolled_ids} />
          <Card title={desk.about}>
            <Facts
              facts={[
                [desk.fortnightPay, <Money key="pay" value={job.job_payment_for_fortnight} />],
                [desk.location, <MapLink key="location" location={job.job_location} label={desk.openMap} />],
                [
                  desk.description,
                  <span key="description" className="ma-prose">
                    {job.job_desc}
                  </span>,
                ],
              ]}
            />
            <Timetable rows={job.job_timetable} />
          </Card>
        </>
      )}
    </QueryState>
  );
}
