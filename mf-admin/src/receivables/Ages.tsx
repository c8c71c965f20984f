import type { ReceivableRow } from '@cleaning/contracts';
import { Facts, formatMoney, Money } from '@cleaning/ui';
import { receivableList as texts } from './texts';

type Ages = Omit<ReceivableRow, 'client_id' | 'client_name'>;

export const AGES = ['not_due', 'to_30', 'to_60', 'to_90', 'over_90'] as const;

/** Open amounts by age, and credit. Leaves out zero amounts. */
export function AgeFacts({ ages }: { ages: Ages }) {
  const shown = [...AGES, 'credit' as const].filter((age) => ages[age] !== '0.00');
  return (
    <Facts
      facts={[
        [texts.open, <Money key="open" value={ages.open} />],
        ...shown.map((age) => [texts[age], <Money key={age} value={ages[age]} />] as const),
      ]}
    />
  );
}

/** "1–30 days overdue: A$12.00 · Over 90 days overdue: A$3.00"; empty when nothing is overdue. */
export const formatOverdue = (ages: Ages): string =>
  AGES.slice(1)
    .filter((age) => ages[age] !== '0.00')
    .map((age) => `${texts[age]}: ${formatMoney(ages[age])}`)
    .join(' · ');
