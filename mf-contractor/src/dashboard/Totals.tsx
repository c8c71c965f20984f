import type { TimesheetRow } from '@cleaning/contracts';
import { Money } from '@cleaning/ui';
import { Facts } from '../jobs/Facts';
import { dashboard } from '../texts';
import { sumOfAmounts, sumOfDurations } from './sums';

/** The month in two figures. */
export function Totals({ rows }: { rows: readonly TimesheetRow[] }) {
  return (
    <div className="mc-totals">
      <Facts
        facts={[
          [dashboard.totalPayment, <Money key="total" value={sumOfAmounts(rows.map((row) => row.payment))} />],
          [dashboard.totalHours, sumOfDurations(rows.map((row) => row.duration))],
        ]}
      />
    </div>
  );
}
