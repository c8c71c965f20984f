import {
  getMyChecklists,
  getPermanentJobById,
  getQuickJob,
  getRemainingSlots,
  getWorkWarnings,
} from '@cleaning/contracts';
import {
  Card,
  getBusinessToday,
  LinkButton,
  MapLink,
  Notice,
  PageHeader,
  QueryState,
  Revealed,
  ScheduleList,
  Skeleton,
  Timetable,
} from '@cleaning/ui';
import { isUnreachable, useCall, useCurrentUser, useParams } from '@cleaning/ui/app';
import { useQueuedClockEvents } from '../clock-events/queuedClockEvents';
import { FortnightPay, QuickJobFacts } from '../jobs/JobCard';
import { ReportLinks } from '../jobs/ReportLinks';
import { messages } from '../messages/texts';
import { useFreshSession } from '../session/useFreshSession';
import { findFinishedTimes, findShiftAtJob } from '../shifts/plan';
import { usePlan } from '../shifts/usePlan';
import { SiteCard, useIsSiteCardRead } from '../site-card/SiteCard';
import { jobs, myJobs, work } from '../texts';
import { useLinkedItem } from '../visits/useLinkedItem';
import { findJobKind } from '../work/runningWork';
import { findPlannedSlots, getOwnSlots, listTodaysSlots, TodaysSlots } from '../work/TodaysSlots';
import { WorkControl } from '../work/WorkControl';

/** Links to report a problem at this place, to its supplies and to its messages. */
const PlaceLinks = ({ base, jobId }: { base: string; jobId: string }) => (
  <div className="mc-actions">
    <ReportLinks base={base} jobId={jobId} />
    <LinkButton variant="secondary" to={`${base.replace('my-jobs', 'messages')}/place/${jobId}`}>
      {messages.title}
    </LinkButton>
  </div>
);

/**
 * Whether the upper parts of a job's page are loaded. The parts below wait for them, because each would move the
 * others.
 */
function useAreJobPartsRead(jobId: string): boolean {
  const plan = usePlan();
  const warnings = useCall(getWorkWarnings, { params: { job_id: jobId } });
  const checklists = useCall(getMyChecklists);
  const isSiteCardRead = useIsSiteCardRead(jobId);
  return plan.isFetched && warnings.isFetched && checklists.isFetched && isSiteCardRead;
}

function MyPermanentJob({ jobId, base }: { jobId: string; base: string }) {
  const me = useCurrentUser();
  const job = useCall(getPermanentJobById, { params: { jobID: jobId } });
  const slots = useCall(getRemainingSlots, {
    body: { user_id: me.id, job_id: jobId },
  });
  const arePartsRead = useAreJobPartsRead(jobId);
  useLinkedItem(arePartsRead && slots.isFetched && job.data !== undefined);
  const plan = usePlan();
  const kept = useQueuedClockEvents(me.id);

  return (
    <QueryState query={job} list={{ to: base, label: myJobs.title }}>
      {(data) => {
        const today = getBusinessToday();
        // Offline, the slots come from the plan, otherwise from the timetable; the server decides when the clock event
        // arrives.
        const fromTimetable = findPlannedSlots(data.job_timetable, today, data.job_schedule);
        const own = plan.data ? getOwnSlots(plan.data, jobId, today) : { planned: fromTimetable, left: fromTimetable };
        const isGuess = slots.data === undefined && isUnreachable(slots.error);
        // Leaves out what the phone knows to be finished, however old the answer is.
        const times = findFinishedTimes(kept, jobId);
        const left = (isGuess ? own.left : slots.data)?.filter((time) => !times.has(time));
        const remaining = { ...slots, data: left };
        return (
          <>
            <PageHeader title={data.job_name} back={{ to: base, label: jobs.goBack }} />
            <Revealed when={arePartsRead && slots.isFetched}>
              <SiteCard
                jobId={jobId}
                address={findShiftAtJob(plan.data, jobId)?.address ?? ''}
                mapLink={data.job_location}
              />
              <QueryState query={remaining}>
                {(left) => (
                  <WorkControl
                    kind="permanent"
                    jobId={jobId}
                    jobName={data.job_name}
                    myJobsPath={base}
                    startsLeft={left.length}
                    whyNot={own.planned.length === 0 ? work.notToday : work.noSlotsToday}
                  >
                    <TodaysSlots slots={listTodaysSlots(own.planned, left)} />
                    {isGuess && <Notice tone="warn">{work.slotsNotChecked}</Notice>}
                  </WorkControl>
                )}
              </QueryState>
              <Card>
                <FortnightPay value={data.job_payment_for_fortnight} />
                <Timetable rows={data.job_timetable} />
                <ScheduleList schedule={data.job_schedule} />
              </Card>
              <Card title={jobs.details}>
                <p className="mc-prose">{data.job_desc}</p>
                <MapLink location={data.job_location} label={jobs.openMap} />
              </Card>
              <PlaceLinks base={base} jobId={jobId} />
            </Revealed>
          </>
        );
      }}
    </QueryState>
  );
}

function MyQuickJob({ jobId, base }: { jobId: string; base: string }) {
  const query = useCall(getQuickJob, { params: { jobID: jobId } });
  const plan = usePlan();
  const arePartsRead = useAreJobPartsRead(jobId);
  useLinkedItem(arePartsRead && query.data !== undefined);
  return (
    <QueryState query={query} list={{ to: base, label: myJobs.title }}>
      {(job) =>
        'status' in job ? (
          <>
            <PageHeader title={jobs.details} back={{ to: base, label: jobs.goBack }} />
            <Notice tone="danger">{job.msg}</Notice>
          </>
        ) : (
          <>
            <PageHeader title={job.job_name} back={{ to: base, label: jobs.goBack }} />
            <Revealed when={arePartsRead}>
              <SiteCard
                jobId={jobId}
                address={findShiftAtJob(plan.data, jobId)?.address ?? ''}
                mapLink={job.job_location}
              />
              <WorkControl
                kind="quick"
                jobId={jobId}
                jobName={job.job_name}
                myJobsPath={base}
                startsLeft={job.job_date === getBusinessToday() && !job.is_done ? 1 : 0}
                whyNot={job.is_done ? work.quickJobDone : work.notToday}
              />
              <Card title={jobs.details}>
                <QuickJobFacts job={job} />
                <p className="mc-prose">{job.job_desc}</p>
              </Card>
              <PlaceLinks base={base} jobId={jobId} />
            </Revealed>
          </>
        )
      }
    </QueryState>
  );
}

const NotAssigned = ({ base }: { base: string }) => (
  <>
    <Notice tone="warn">{myJobs.notAssigned}</Notice>
    <LinkButton to={base}>{myJobs.toMyJobs}</LinkButton>
  </>
);

/**
 * Page of both kinds of job, for /my-jobs and /admin/my-jobs. The kind comes from the session's lists, which are
 * refreshed first, because the assignment may be seconds old. The kind of a cover's job comes from the plan.
 */
export default function MyJobScreen({ base }: { base: string }) {
  const { jobID = '' } = useParams();
  const me = useCurrentUser();
  const fresh = useFreshSession();

  const plan = usePlan();
  const kind = findJobKind(me, jobID) ?? findShiftAtJob(plan.data, jobID)?.kind;
  if (kind === 'permanent') return <MyPermanentJob jobId={jobID} base={base} />;
  if (kind === 'quick') return <MyQuickJob jobId={jobID} base={base} />;
  if (!fresh || plan.isPending) return <Skeleton />;
  return (
    <>
      <PageHeader title={myJobs.title} back={{ to: base, label: jobs.goBack }} />
      {/* Without the plan nobody knows whether it is a cover. */}
      <QueryState query={plan}>{() => <NotAssigned base={base} />}</QueryState>
    </>
  );
}
