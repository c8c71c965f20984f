import { adminGetPermanentJob, adminGetQuickJob } from '@cleaning/contracts';
import {
  Card,
  currentYearMonth,
  Facts,
  LinkButton,
  MapLink,
  Money,
  Notice,
  PageHeader,
  QueryState,
  readableDay,
  Timetable,
} from '@cleaning/ui';
import { useCall, useParams } from '@cleaning/ui/app';
import { editJob } from '../jobs/texts';
import { jobPlaces, quickJobsData } from '../overview/texts';
import { ManualRecordForm } from './ManualRecordForm';
import { EnrolledSection, RequestsSection } from './PeopleSections';
import { PlanningSection } from './PlanningSection';
import { desk } from './texts';
import { WorkSection } from './WorkSection';

interface DeskHeaderProps {
  job: { job_name: string; job_ended_on: string };
  back: string;
  /** The desk's own address. */
  path: string;
}

/** The job's name, and the link to its form unless it has ended. */
function DeskHeader({ job, back, path }: DeskHeaderProps) {
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

export function PermanentDeskScreen() {
  const { jobID = '' } = useParams();
  const query = useCall(adminGetPermanentJob, { params: { jobID } });
  return (
    <QueryState query={query} list={{ to: '/admin', label: jobPlaces.title }}>
      {(job) => (
        <>
          <DeskHeader job={job} back="/admin" path={`/admin/jobs/${jobID}`} />
          {job.job_ended_on === '' && (
            <>
              <EnrolledSection kind="permanent" jobId={jobID} people={job.job_enrolled_ids} />
              <RequestsSection jobId={jobID} />
              <PlanningSection
                kind="permanent"
                jobId={jobID}
                location={job.job_location}
                timetable={job.job_timetable}
              />
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

export function QuickDeskScreen() {
  const { jobID = '' } = useParams();
  const query = useCall(adminGetQuickJob, { params: { jobID } });
  return (
    <QueryState query={query} list={{ to: '/admin/quick-job-data', label: quickJobsData.title }}>
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
              <PlanningSection kind="quick" jobId={jobID} location={job.job_location} />
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
