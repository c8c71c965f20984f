import type { TimesheetRow } from '@cleaning/contracts';
import { Money } from '@cleaning/ui';
import { Facts } from '../jobs/Facts';
import { dashboard } from '../texts';
import { totalsOf } from './approval';

/** The month in figures: what is paid, and apart from it what waits. */
export function Totals({ rows }: { rows: readonly TimesheetRow[] }) {
  const { payment, waiting, duration } = totalsOf(rows);
  return (
    <div className="mc-totals">
      <Facts
        facts={[
          [dashboard.totalPayment, <Money key="total" value={payment} />],
          ...(waiting === '' ? [] : [[dashboard.waiting, <Money key="waiting" value={waiting} />] as const]),
          [dashboard.totalHours, duration],
        ]}
      />
      {waiting !== '' && <p className="mc-note">{dashboard.waitingLead}</p>}
    </div>
  );
}
