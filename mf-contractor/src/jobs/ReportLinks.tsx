import { LinkButton } from '@cleaning/ui';
import { incidents } from '../incidents/texts';
import { supplies } from '../supplies/texts';

/** Links to report a problem at a place and to its supplies. `base` is the path above the jobs' pages. */
export const ReportLinks = ({ base, jobId }: { base: string; jobId: string }) => (
  <>
    <LinkButton variant="secondary" to={`${base.replace('my-jobs', 'report-problem')}?job=${jobId}`}>
      {incidents.report}
    </LinkButton>
    <LinkButton variant="secondary" to={`${base.replace('my-jobs', 'request-supplies')}?job=${jobId}`}>
      {supplies.link}
    </LinkButton>
  </>
);
