import './jobDesk.css';
import './planning.css';
import {
  adminGetPermanentJob,
  adminGetQuickJob,
  type EnrolledPerson,
  type JobKind,
  type ScheduledSlot,
  type TimetableRow,
} from '@cleaning/contracts';
import {
  Card,
  Facts,
  formatWeekdayDate,
  getCurrentYearMonth,
  LinkButton,
  MapLink,
  Money,
  Notice,
  PageHeader,
  QueryState,
  ScheduleList,
  Timetable,
  type YearMonth,
} from '@cleaning/ui';
import { useCall, useParams } from '@cleaning/ui/app';
import type { ReactNode } from 'react';
import { Fold } from '../desk/Fold';
import { LinkedPart } from '../desk/LinkedPart';
import { Panel } from '../desk/Panel';
import { type UrlTab, UrlTabs, useUrlTab } from '../desk/UrlTabs';
import { Extras } from '../extras/Extras';
import { extras } from '../extras/texts';
import { jobTable } from '../home/texts';
import { editJob } from '../jobs/texts';
import { ThreadPart } from '../messages/ThreadPart';
import { quickJobsData } from '../overview/texts';
import { SiteCardPart } from '../site-card/SiteCardPart';
import { VisitsPart } from '../visits/VisitsPart';
import { ClientSection } from './ClientSection';
import { FenceSection } from './FenceSection';
import { HolidayRuleForm } from './HolidayRuleForm';
import { InvoicesSection } from './InvoicesSection';
import { JobFacts } from './JobFacts';
import { JobFiles } from './JobFiles';
import { ManualRecordForm } from './ManualRecordForm';
import { NextVisits } from './NextVisits';
import { EnrolledSection, RequestsSection } from './PeopleSections';
import { PriceSection } from './PriceSection';
import { planning, rosterCalendar } from './planningTexts';
import { QualitySection } from './QualitySection';
import { RequirementsSection } from './RequirementsSection';
import { RosterCalendar } from './RosterCalendar';
import { SlotPicks } from './SlotPicks';
import { getRows } from './slotPicks';
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
      {isEnded && <Notice tone="info">{editJob.endedOn(formatWeekdayDate(job.job_ended_on))}</Notice>}
    </>
  );
}

interface AboutProps {
  job: { job_address?: string | undefined; job_location: string; job_desc: string };
  facts: readonly (readonly [name: string, value: ReactNode])[];
  children?: ReactNode;
}

/** The job's place and times, first on the page. */
function About({ job, facts, children }: AboutProps) {
  const map = <MapLink location={job.job_location} label={desk.openMap} />;
  return (
    <Card title={desk.about}>
      <div className="ma-about">
        <Facts
          facts={[
            job.job_address
              ? [
                  desk.address,
                  <span key="address" className="ma-stamp">
                    {job.job_address}
                    {map}
                  </span>,
                ]
              : [desk.location, map],
            ...facts,
          ]}
        />
        {children && <div className="ma-about__timetable">{children}</div>}
        <Facts
          facts={[
            [
              desk.description,
              <span key="description" className="ma-prose">
                {job.job_desc}
              </span>,
            ],
          ]}
        />
      </div>
    </Card>
  );
}

const OfClient = ({ jobId }: { jobId: string }) => (
  <Panel title={desk.clientTitle}>
    <LinkedPart id="client">
      <ClientSection jobId={jobId} />
    </LinkedPart>
    <PriceSection jobId={jobId} />
    <Fold title={extras.title}>
      <Extras place={{ client_id: '', job_id: jobId }} />
    </Fold>
  </Panel>
);

interface JobTabsProps {
  kind: JobKind;
  jobId: string;
  job: { job_name: string; job_enrolled_ids: EnrolledPerson[]; job_ended_on: string; job_location: string };
  /** Month shown when the page opens. */
  firstMonth: YearMonth;
  about: ReactNode;
  /** For a permanent job: the slots that each person does. */
  slots?: ReactNode;
}

/** Rows of work on the overview; the tab Work shows more. */
const OVERVIEW_ROWS = 10;
const TAB_IDS = ['overview', 'people', 'roster', 'work', 'invoices', 'site', 'quality', 'messages'] as const;

/**
 * Parts of a job's page. The overview has what the office uses most: team, requests, and the month's work and invoice.
 * Team, requests and work also have their own tabs. Only the open tab is rendered.
 */
function JobTabs({ kind, jobId, job, firstMonth, about, slots }: JobTabsProps) {
  const isEnded = job.job_ended_on !== '';
  // An ended job takes no people and no shifts.
  const ids = isEnded ? TAB_IDS.filter((id) => id !== 'people' && id !== 'roster') : TAB_IDS;
  const [current] = useUrlTab(ids);
  const people = job.job_enrolled_ids;
  const team = (
    <div className="ma-job-team">
      <EnrolledSection kind={kind} jobId={jobId} people={people} />
      <RequestsSection jobId={jobId} />
    </div>
  );
  const contents: Readonly<Record<(typeof TAB_IDS)[number], ReactNode>> = {
    overview: (
      <>
        {about}
        {current === 'overview' && !isEnded && team}
        {current === 'overview' && (
          <WorkSection kind={kind} jobId={jobId} firstMonth={firstMonth} pageSize={OVERVIEW_ROWS} />
        )}
        <ManualRecordForm kind={kind} jobId={jobId} enrolled={people} />
      </>
    ),
    people: (
      <>
        {current === 'people' && team}
        <Panel title={desk.peopleRules}>
          {slots && <Fold title={planning.slots}>{slots}</Fold>}
          <Fold title={planning.documents}>
            <RequirementsSection jobId={jobId} />
          </Fold>
        </Panel>
      </>
    ),
    roster: (
      <>
        <NextVisits jobId={jobId} />
        <Panel title={planning.title}>
          <Fold title={planning.holidays}>
            <HolidayRuleForm jobId={jobId} kind={kind} />
          </Fold>
          {kind === 'permanent' && (
            <div className="ma-actions">
              <LinkButton variant="secondary" to={`/admin/jobs/${jobId}/edit`}>
                {planning.changeTimetable}
              </LinkButton>
            </div>
          )}
        </Panel>
        <Panel title={rosterCalendar.title}>
          <Fold title={rosterCalendar.fold}>
            <RosterCalendar jobId={jobId} />
          </Fold>
        </Panel>
      </>
    ),
    work: (
      <>
        {current === 'work' && <WorkSection kind={kind} jobId={jobId} firstMonth={firstMonth} />}
        <VisitsPart jobId={jobId} />
      </>
    ),
    invoices: (
      <>
        <OfClient jobId={jobId} />
        <InvoicesSection jobId={jobId} firstMonth={firstMonth} />
      </>
    ),
    site: (
      <>
        <SiteCardPart jobId={jobId} />
        <Panel title={desk.location}>
          <Fold title={planning.place}>
            <FenceSection jobId={jobId} location={job.job_location} />
          </Fold>
        </Panel>
        <JobFiles jobId={jobId} />
      </>
    ),
    quality: <QualitySection jobId={jobId} jobName={job.job_name} />,
    // Opening the tab marks messages as read, so it loads them only when chosen.
    messages: current === 'messages' && <ThreadPart kind="place" id={jobId} />,
  };
  const tabs = ids.map((id): UrlTab => ({ id, label: desk[id], content: contents[id] }));
  return <UrlTabs label={desk.tabs} tabs={tabs} />;
}

interface SlotsProps {
  jobId: string;
  timetable: readonly TimetableRow[];
  schedule: readonly ScheduledSlot[] | undefined;
}

const Slots = ({ jobId, timetable, schedule }: SlotsProps) => (
  <SlotPicks jobId={jobId} timetable={schedule ? getRows(schedule) : timetable} schedule={schedule ?? []} />
);

export function PermanentDeskScreen() {
  const { jobID = '' } = useParams();
  const query = useCall(adminGetPermanentJob, { params: { jobID } });
  return (
    <QueryState query={query} list={{ to: '/admin', label: jobTable.title }}>
      {(job) => (
        <>
          <DeskHeader job={job} back="/admin" path={`/admin/jobs/${jobID}`} />
          <JobFacts jobId={jobID} people={job.job_enrolled_ids} />
          <JobTabs
            kind="permanent"
            jobId={jobID}
            job={job}
            firstMonth={getCurrentYearMonth()}
            about={
              <About job={job} facts={[[desk.fortnightPay, <Money key="pay" value={job.job_payment_for_fortnight} />]]}>
                <Timetable rows={job.job_timetable} />
                <ScheduleList schedule={job.job_schedule} />
              </About>
            }
            slots={<Slots jobId={jobID} timetable={job.job_timetable} schedule={job.job_schedule} />}
          />
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
          <JobFacts jobId={jobID} people={job.job_enrolled_ids} />
          <JobTabs
            kind="quick"
            jobId={jobID}
            job={job}
            firstMonth={{ year: job.job_date.slice(0, 4), month: job.job_date.slice(5, 7) }}
            about={
              <About
                job={job}
                facts={[
                  [desk.date, formatWeekdayDate(job.job_date)],
                  [desk.startTime, job.job_start_time],
                ]}
              />
            }
          />
        </>
      )}
    </QueryState>
  );
}
