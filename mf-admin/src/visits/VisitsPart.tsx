import { Fold } from '../desk/Fold';
import { Panel } from '../desk/Panel';
import { Inspections } from '../inspections/Inspections';
import { inspections } from '../inspections/texts';
import { ChecklistForm } from './ChecklistForm';
import { checklist, visits } from './texts';
import { VisitList } from './VisitList';

/** What is asked of those who work at a job, and what they said and showed. */
export function VisitsPart({ jobId }: { jobId: string }) {
  return (
    <Panel title={visits.title}>
      <Fold title={visits.fold}>
        <VisitList jobId={jobId} />
      </Fold>
      <Fold title={inspections.fold}>
        <Inspections jobId={jobId} />
      </Fold>
      <Fold title={checklist.fold}>
        <ChecklistForm jobId={jobId} />
      </Fold>
    </Panel>
  );
}
