import { JobComplaints } from '../complaints/JobComplaints';
import { complaintList } from '../complaints/texts';
import { Panel } from '../desk/Panel';
import { Inspections } from '../inspections/Inspections';
import { inspections } from '../inspections/texts';
import { JobSupplies } from '../supplies/JobSupplies';
import { jobSupplies } from '../supplies/texts';

interface QualitySectionProps {
  jobId: string;
  jobName: string;
}

/** Quality of a job: its score with inspections, and complaints. */
export const QualitySection = ({ jobId, jobName }: QualitySectionProps) => (
  <>
    <Panel title={inspections.fold}>
      <Inspections jobId={jobId} />
    </Panel>
    <Panel title={jobSupplies.title}>
      <JobSupplies jobId={jobId} jobName={jobName} />
    </Panel>
    <Panel title={complaintList.title}>
      <JobComplaints jobId={jobId} jobName={jobName} />
    </Panel>
  </>
);
