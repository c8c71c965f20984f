import type { ReactNode } from 'react';
import { Fold } from '../desk/Fold';
import { Panel } from '../desk/Panel';
import { ChecklistForm } from './ChecklistForm';
import { checklist, visits } from './texts';
import { VisitList } from './VisitList';

/** Checklist of a job, with the results and photos of its visits. */
export function VisitsPart({ jobId, children }: { jobId: string; children?: ReactNode }) {
  return (
    <Panel title={visits.title}>
      <Fold title={visits.fold}>
        <VisitList jobId={jobId} />
      </Fold>
      {children}
      <Fold title={checklist.fold}>
        <ChecklistForm jobId={jobId} />
      </Fold>
    </Panel>
  );
}
