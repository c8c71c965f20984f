import {
  type CurrentUser,
  DAYS,
  type OpenPermanentJob,
  type OpenQuickJob,
  type PermanentJobToRequest,
  type QuickJobForPerson,
} from '@cleaning/contracts';
import {
  Card,
  type Fact,
  Facts,
  formatClockTime,
  formatDuration,
  formatMoney,
  formatShortDate,
  LinkButton,
  listDayNames,
  MapLink,
  Money,
} from '@cleaning/ui';
import { type ReactNode, useId } from 'react';
import { jobs } from '../texts';

/** 'A$480.00 per fortnight'. */
export function FortnightPay({ value }: { value: string }) {
  return (
    <p className="mc-pay">
      <strong>
        <Money value={value} />
      </strong>{' '}
      <span>{jobs.perFortnight}</span>
    </p>
  );
}

/** Suburb, hours and rate of a job that the user may ask for. */
function listFacts(job: Partial<OpenPermanentJob & OpenQuickJob>): Fact[] {
  const { job_suburb, minutes_per_week, expected_minutes, pay_per_hour } = job;
  return [
    job_suburb && [jobs.suburb, job_suburb],
    minutes_per_week && [jobs.length, jobs.aWeek(formatDuration(minutes_per_week))],
    expected_minutes && [jobs.length, jobs.about(formatDuration(expected_minutes))],
    pay_per_hour && [jobs.rate, <Money key="rate" value={pay_per_hour} />],
  ];
}

export function QuickJobFacts({ job }: { job: QuickJobForPerson }) {
  const { expected_payment } = job;
  return (
    <Facts
      facts={[
        [jobs.date, formatShortDate(job.job_date)],
        [jobs.startTime, formatClockTime(job.job_start_time)],
        ...listFacts(job),
        expected_payment && [jobs.expectedPay, <Money key="expected" value={expected_payment} />],
        [jobs.location, <MapLink key="location" location={job.job_location} label={jobs.openMap} />],
      ]}
    />
  );
}

/** Terms of a permanent job that the user may ask for: suburb, hours, shifts by day and the pay of each. */
export function PermanentJobTerms({ job }: { job: PermanentJobToRequest }) {
  const names = listDayNames();
  return (
    <Card title={jobs.terms}>
      <Facts facts={listFacts(job)} />
      <ul className="mc-terms">
        {job.job_shifts.map(({ time, days, minutes, payment }) => (
          <li key={`${time} ${days.join()}`} className="mc-terms__shift">
            <strong>
              {formatClockTime(time)}, {formatDuration(minutes)}
            </strong>
            <strong>{jobs.aShift(formatMoney(payment))}</strong>
            <span className="mc-terms__days">
              {days.map((day) => (
                <span key={day}>{names[DAYS.indexOf(day)]}</span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface JobCardProps {
  /** Path above the job's page. */
  base: string;
  link: string;
  /** Badge below the name. */
  badge?: ReactNode;
  /** Heading level of the name: 3 below a section's heading. */
  level?: 2 | 3;
}

interface FrameProps extends JobCardProps {
  jobId: string;
  name: string;
  children: ReactNode;
}

/** The link's accessible name has the job's name, so that the links of a list differ. */
function JobCard({ jobId, name, base, link, badge, level = 2, children }: FrameProps) {
  const nameId = useId();
  const linkId = useId();
  return (
    <Card
      title={<span id={nameId}>{name}</span>}
      className="mc-job"
      level={level}
      actions={
        <LinkButton to={`${base}/${jobId}`} variant="secondary" id={linkId} aria-labelledby={`${linkId} ${nameId}`}>
          {link}
        </LinkButton>
      }
    >
      {badge && <p>{badge}</p>}
      {children}
    </Card>
  );
}

/** One of the user's jobs, or an open one with the fields of its list. */
export function PermanentJobCard({
  job,
  ...rest
}: JobCardProps & { job: CurrentUser['permanent_jobs'][number] & Partial<OpenPermanentJob> }) {
  const facts = listFacts(job);
  return (
    <JobCard jobId={job.job_id} name={job.job_name} {...rest}>
      <FortnightPay value={job.job_payment_for_fortnight} />
      {facts.length > 0 && <Facts facts={facts} />}
    </JobCard>
  );
}

/** Quick-job version of PermanentJobCard. */
export function QuickJobCard({
  job,
  ...rest
}: JobCardProps & { job: CurrentUser['quick_jobs'][number] & Partial<OpenQuickJob> }) {
  return (
    <JobCard jobId={job.job_id} name={job.job_name} {...rest}>
      <Facts
        facts={[
          [jobs.date, formatShortDate(job.job_date)],
          [jobs.startTime, formatClockTime(job.job_start_time)],
          ...listFacts(job),
        ]}
      />
    </JobCard>
  );
}
