import { type CallAnswer, EXPIRING_DAYS, type getHome } from '@cleaning/contracts';
import { home as texts } from './texts';

type Counts = Pick<CallAnswer<typeof getHome>, 'expiring' | 'expired'>;

/** People with expired documents if there are any, otherwise those with expiring ones. A person can be in both counts. */
export function describeDocuments(counts: Counts | undefined) {
  const { expiring, expired = 0 } = counts ?? {};
  if (expired > 0)
    return {
      to: '/admin/documents?state=expired',
      label: texts.cards.expired,
      value: expired,
      isNothing: false,
      isUrgent: true,
      fact: expiring ? texts.alsoExpiring(expiring) : texts.noneExpiring,
    };
  return {
    to: '/admin/documents?state=expiring',
    label: texts.cards.documents,
    value: expiring,
    isNothing: !expiring,
    fact: texts.expiringDays(EXPIRING_DAYS),
  };
}
