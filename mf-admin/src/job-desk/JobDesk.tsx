import { adminGetPermanentJob, adminGetQuickJob, type EnrolledPerson, type JobKind } from '@cleaning/contracts';
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
  ScheduleList,
  Timetable,
  type YearMonth,
} from '@cleaning/ui';
import { useCall, useParams } from '@cleaning/ui/app';
import type { ReactNode } from 'react';
import { Fold } from '../desk/Fold';
import { Panel } from '../desk/Panel';
import { Extras } from '../extras/Extras';
import { extras } from '../extras/texts';
import { editJob } from '../jobs/texts';
import { jobPlaces, quickJobsData } from '../overview/texts';
import { SiteCardPart } from '../site-card/SiteCardPart';
import { siteCard } from '../site-card/texts';
import { part as visitsPart } from '../visits/texts';
import { VisitsPart } from '../visits/VisitsPart';
import { ClientSection } from './ClientSection';
import { type DeskPart, DeskParts } from './DeskParts';
import { InvoicesSection } from './InvoicesSection';
import { ManualRecordForm } from './ManualRecordForm';
import { EnrolledSection, RequestsSection } from './PeopleSections';
import { PlanningSection } from './PlanningSection';
import { PriceSection } from './PriceSection';
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

interface AboutProps {
  job: { job_address?: string | undefined; job_location: string; job_desc: string };
  facts: readonly (readonly [name: string, value: ReactNode])[];
  children?: ReactNode;
}

/** Where and when: the first thing on the page. */
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
        {children}
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

export function PermanentDeskScreen() {
  const { jobID = '' } = useParams();
  const query = useCall(adminGetPermanentJob, { params: { jobID } });
  const firstMonth = currentYearMonth();
  return (
    <QueryState query={query} list={{ to: '/admin', label: jobPlaces.title }}>
      {(job) => (
        <>
          <DeskHeader job={job} back="/admin" path={`/admin/jobs/${jobID}`} />
          <About job={job} facts={[[desk.fortnightPay, <Money key="pay" value={job.job_payment_for_fortnight} />]]}>
            <Timetable rows={job.job_timetable} />
            <ScheduleList schedule={job.job_schedule} />
          </About>
          <DeskParts
            parts={partsOf(job, {
              people: <People kind="permanent" jobId={jobID} people={job.job_enrolled_ids} />,
              plan: [
                desk.timetable,
                <PlanningSection
                  key="plan"
                  kind="permanent"
                  jobId={jobID}
                  location={job.job_location}
                  timetable={job.job_timetable}
                  schedule={job.job_schedule}
                />,
              ],
              work: <Work kind="permanent" jobId={jobID} firstMonth={firstMonth} people={job.job_enrolled_ids} />,
              visits: <VisitsPart jobId={jobID} />,
              site: <SiteCardPart jobId={jobID} />,
              client: <OfClient jobId={jobID} />,
              invoices: <InvoicesSection jobId={jobID} firstMonth={firstMonth} />,
            })}
          />
        </>
      )}
    </QueryState>
  );
}

const OfClient = ({ jobId }: { jobId: string }) => (
  <Panel title={desk.clientTitle}>
    <ClientSection jobId={jobId} />
    <PriceSection jobId={jobId} />
    <Fold title={extras.title}>
      <Extras of={{ client_id: '', job_id: jobId }} />
    </Fold>
  </Panel>
);

interface PeopleProps {
  kind: JobKind;
  jobId: string;
  people: EnrolledPerson[];
}

function People({ kind, jobId, people }: PeopleProps) {
  return (
    <>
      <EnrolledSection kind={kind} jobId={jobId} people={people} />
      <RequestsSection jobId={jobId} />
    </>
  );
}

function Work({ kind, jobId, people, firstMonth }: PeopleProps & { firstMonth: YearMonth }) {
  return (
    <>
      <WorkSection kind={kind} jobId={jobId} firstMonth={firstMonth} />
      <ManualRecordForm kind={kind} jobId={jobId} enrolled={people} />
    </>
  );
}

interface Contents {
  people: ReactNode;
  plan: readonly [label: string, content: ReactNode];
  work: ReactNode;
  visits: ReactNode;
  site: ReactNode;
  client: ReactNode;
  invoices: ReactNode;
}

/** Nobody is assigned to a job that has ended, and nothing is planned. */
function partsOf(
  job: { job_ended_on: string },
  { people, plan, work, visits, site, client, invoices }: Contents,
): DeskPart[] {
  const [planLabel, planned] = plan;
  return [
    ...(job.job_ended_on === ''
      ? [
          { id: 'people', label: desk.people, content: people },
          { id: 'timetable', label: planLabel, content: planned },
        ]
      : []),
    { id: 'work', label: desk.work, content: work },
    { id: 'visits', label: visitsPart, content: visits },
    { id: 'site', label: siteCard.part, content: site },
    { id: 'client', label: desk.client, content: client },
    { id: 'invoices', label: desk.invoices, content: invoices },
  ];
}

export function QuickDeskScreen() {
  const { jobID = '' } = useParams();
  const query = useCall(adminGetQuickJob, { params: { jobID } });
  return (
    <QueryState query={query} list={{ to: '/admin/quick-job-data', label: quickJobsData.title }}>
      {(job) => {
        const firstMonth = { year: job.job_date.slice(0, 4), month: job.job_date.slice(5, 7) };
        return (
          <>
            <DeskHeader job={job} back="/admin/quick-job-data" path={`/admin/quick-job-data/${jobID}`} />
            <About
              job={job}
              facts={[
                [desk.date, readableDay(job.job_date)],
                [desk.startTime, job.job_start_time],
              ]}
            />
            <DeskParts
              parts={partsOf(job, {
                people: <People kind="quick" jobId={jobID} people={job.job_enrolled_ids} />,
                plan: [
                  desk.planning,
                  <PlanningSection key="plan" kind="quick" jobId={jobID} location={job.job_location} />,
                ],
                work: <Work kind="quick" jobId={jobID} firstMonth={firstMonth} people={job.job_enrolled_ids} />,
                visits: <VisitsPart jobId={jobID} />,
                site: <SiteCardPart jobId={jobID} />,
                client: <OfClient jobId={jobID} />,
                invoices: <InvoicesSection jobId={jobID} firstMonth={firstMonth} />,
              })}
            />
          </>
        );
      }}
    </QueryState>
  );
}
