import {
  checkRequest,
  getAllPermanentJobs,
  getAllQuickJobs,
  getPermanentJob,
  getQuickJob,
  requestJob,
} from '@cleaning/contracts';
import {
  Badge,
  Button,
  Card,
  CardGrid,
  MapLink,
  Notice,
  PageHeader,
  QueryState,
  ScheduleList,
  Timetable,
} from '@cleaning/ui';
import { getMessage, Navigate, NavLink, useAction, useCall, useCurrentUser, useParams } from '@cleaning/ui/app';
import { FortnightPay, PermanentJobCard, PermanentJobTerms, QuickJobCard, QuickJobFacts } from '../jobs/JobCard';
import { useFreshSession } from '../session/useFreshSession';
import { jobs } from '../texts';
import { findJobs, permanentJobs, quickJobs, request } from './texts';

/** 'Request for Job', or the warning that the request waits. Serves both kinds of job. */
function RequestJob({ jobId }: { jobId: string }) {
  const me = useCurrentUser();
  const body = { job_id: jobId, user_id: me.id };
  const check = useCall(checkRequest, { body });
  // A refusal is shown from `send.error`.
  const send = useAction(requestJob);

  return (
    <QueryState query={check}>
      {({ status }) =>
        status === 'enrolled' ? (
          <Notice tone="warn">{request.waiting}</Notice>
        ) : (
          <>
            {send.error && <Notice tone="danger">{getMessage(send.error)}</Notice>}
            <Button busy={send.busy} onClick={() => send.run({ body })}>
              {request.button}
            </Button>
          </>
        )
      }
    </QueryState>
  );
}

const renderRequestedBadge = ({ requested }: { requested?: boolean | undefined }) =>
  requested && <Badge tone="warn">{jobs.requested}</Badge>;

/** Between the two lists, below 800 px: the bar at the foot has one entry for both. */
function Kinds() {
  return (
    <nav aria-label={findJobs.label} className="mc-kinds">
      <NavLink to="/permanent-jobs">{findJobs.permanent}</NavLink>
      <NavLink to="/quick-jobs">{findJobs.quick}</NavLink>
    </nav>
  );
}

export function PermanentJobsScreen() {
  const me = useCurrentUser();
  const query = useCall(getAllPermanentJobs, { body: { userID: me.id } });
  return (
    <>
      <PageHeader title={permanentJobs.title} lead={permanentJobs.lead} />
      <Kinds />
      <QueryState query={query} empty={permanentJobs.empty}>
        {(open) => (
          <CardGrid items={open} itemKey={(job) => job.job_id}>
            {(job) => (
              <PermanentJobCard
                job={job}
                base="/permanent-jobs"
                link={permanentJobs.seeDetails}
                badge={renderRequestedBadge(job)}
              />
            )}
          </CardGrid>
        )}
      </QueryState>
    </>
  );
}

export function PermanentJobScreen() {
  const { jobID = '' } = useParams();
  const me = useCurrentUser();
  const query = useCall(getPermanentJob, {
    body: { user_id: me.id, job_id: jobID },
  });

  return (
    <QueryState query={query} list={{ to: '/permanent-jobs', label: permanentJobs.title }}>
      {(job) => {
        if ('status' in job) {
          const to = job.status === 'enrolled' ? `/my-jobs/${jobID}` : '/permanent-jobs';
          return <Navigate to={to} replace />;
        }
        return (
          <>
            <PageHeader title={job.job_name} back={{ to: '/permanent-jobs', label: jobs.goBack }} />
            <FortnightPay value={job.job_payment_for_fortnight} />
            <PermanentJobTerms job={job} />
            <RequestJob jobId={jobID} />
            <Card>
              <Timetable rows={job.job_timetable} />
              <ScheduleList schedule={job.job_schedule} />
            </Card>
            <Card title={jobs.details}>
              <p className="mc-prose">{job.job_desc}</p>
              <MapLink location={job.job_location} label={jobs.openMap} />
            </Card>
          </>
        );
      }}
    </QueryState>
  );
}

export function QuickJobsScreen() {
  const query = useCall(getAllQuickJobs);
  return (
    <>
      <PageHeader title={quickJobs.title} lead={quickJobs.lead} />
      <Kinds />
      <QueryState query={query} empty={quickJobs.empty}>
        {(open) => (
          <CardGrid items={open} itemKey={(job) => job.job_id}>
            {(job) => (
              <QuickJobCard job={job} base="/quick-jobs" link={quickJobs.details} badge={renderRequestedBadge(job)} />
            )}
          </CardGrid>
        )}
      </QueryState>
    </>
  );
}

export function QuickJobScreen() {
  const { jobID = '' } = useParams();
  const me = useCurrentUser();
  useFreshSession();
  const query = useCall(getQuickJob, { params: { jobID } });

  if (me.quick_jobs.some((job) => job.job_id === jobID)) return <Navigate to={`/my-jobs/${jobID}`} replace />;
  return (
    <QueryState query={query} list={{ to: '/quick-jobs', label: quickJobs.title }}>
      {(job) =>
        'status' in job ? (
          <Navigate to="/quick-jobs" replace />
        ) : (
          <>
            <PageHeader title={job.job_name} back={{ to: '/quick-jobs', label: jobs.goBack }} />
            <Card title={jobs.terms}>
              <QuickJobFacts job={job} />
            </Card>
            <RequestJob jobId={jobID} />
            <Card title={jobs.details}>
              <p className="mc-prose">{job.job_desc}</p>
            </Card>
          </>
        )
      }
    </QueryState>
  );
}
