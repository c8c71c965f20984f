import { getSelectableContractors, getSelectableContractorsForQuickJob, type JobKind } from '@cleaning/contracts';
import { type ReactNode, useId } from 'react';

export const selectableCall = (kind: JobKind) =>
  kind === 'permanent' ? getSelectableContractors : getSelectableContractorsForQuickJob;

/** The desk of a job of either kind. */
export const jobPath = ({ kind, job_id }: { kind: JobKind; job_id: string }): string =>
  kind === 'permanent' ? `/admin/jobs/${job_id}` : `/admin/quick-job-data/${job_id}`;

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
