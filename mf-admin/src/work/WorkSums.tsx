import type { CallAnswer, listWork } from '@cleaning/contracts';
import { Facts, formatDuration, Money } from '@cleaning/ui';
import { doneWork, workList as texts } from './texts';

/** The sums of all pages of a list of work. */
export const WorkSums = ({ minutes, contractor_pay, company_pay }: CallAnswer<typeof listWork>) => (
  <Facts
    facts={[
      [texts.hours, formatDuration(minutes)],
      [doneWork.totalContractorPay, <Money key="contractor" value={contractor_pay} />],
      [doneWork.totalCompanyPay, <Money key="company" value={company_pay} />],
    ]}
  />
);
