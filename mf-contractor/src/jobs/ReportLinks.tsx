import { LinkButton } from '@cleaning/ui';
import { incidents } from '../incidents/texts';
import { supplies } from '../supplies/texts';

/** To the report of an injury, damage and the like at a place, and to its supplies. `base` is the path that the jobs' pages lie below. */
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
