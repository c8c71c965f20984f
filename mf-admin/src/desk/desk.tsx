import {
  adminGetPermanentJob,
  adminGetQuickJob,
  getRequests,
  getSelectableContractors,
  getSelectableContractorsForQuickJob,
  type JobKind,
} from '@cleaning/contracts';
import { readableDay } from '@cleaning/ui';
import { type ReactNode, useId } from 'react';

/** Another admin's or a sub-contractor's change is on the desk within two seconds. */
export const DESK_REFETCH_MS = 2000;

/** What an assignment or a decision changes. Only the open page's reads are made again. */
export const DESK_READS = [
  adminGetPermanentJob,
  adminGetQuickJob,
  getRequests,
  getSelectableContractors,
  getSelectableContractorsForQuickJob,
];

export const selectableCall = (kind: JobKind) =>
  kind === 'permanent' ? getSelectableContractors : getSelectableContractorsForQuickJob;

/** The desk of a job of either kind. */
export const jobPath = ({ kind, job_id }: { kind: JobKind; job_id: string }): string =>
  kind === 'permanent' ? `/admin/jobs/${job_id}` : `/admin/quick-job-data/${job_id}`;

/** Minutes as people read hours: '12:30'. */
export const hoursText = (minutes: number): string =>
  `${Math.trunc(minutes / 60)}:${String(Math.abs(minutes % 60)).padStart(2, '0')}`;

/** A moment YYYY-MM-DDTHH:MM of business time as people read it. */
export const readableMoment = (moment: string): string =>
  `${readableDay(moment.slice(0, 10))}, ${moment.slice(11, 16)}`;

const INSTANT = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Australia/Adelaide',
});

/** An ISO 8601 instant in the company's time. */
export const readableInstant = (instant: string): string => INSTANT.format(new Date(instant));

/** A part of a page with a heading. Not a card: where jobs are cards it is none of them. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className="ui-card" aria-labelledby={headingId}>
      <h2 className="ui-card__title" id={headingId}>
        {title}
      </h2>
      {children}
    </section>
  );
}
