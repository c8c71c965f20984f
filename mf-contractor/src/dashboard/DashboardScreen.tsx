import { getEarnings, getTimesheet } from '@cleaning/contracts';
import { currentYearMonth, MONTHS, PageHeader, QueryState, YearMonthSelect } from '@cleaning/ui';
import { useCall, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { BarChart } from '../charts/BarChart';
import { dashboard } from '../texts';
import { paidRows } from './approval';
import { Downloads } from './Downloads';
import { barsOfDays, barsOfMonths } from './earningsBars';
import { Pending } from './Pending';
import { Timesheet } from './Timesheet';
import { Totals } from './Totals';

export default function DashboardScreen() {
  const me = useCurrentUser();
  const [period, setPeriod] = useState(() => currentYearMonth());
  const body = { user_id: me.id, ...period };
  const timesheet = useCall(getTimesheet, { body, keepPrevious: true });
  const earnings = useCall(getEarnings, { body, keepPrevious: true });
  const monthName = `${MONTHS.find(({ value }) => value === period.month)?.label} ${period.year}`;
  return (
    <>
      <PageHeader title={dashboard.title} lead={dashboard.lead} />
      <YearMonthSelect year={period.year} month={period.month} onChange={setPeriod} />
      <QueryState query={timesheet}>{(rows) => <Totals rows={rows} />}</QueryState>
      <div className="mc-charts">
        {timesheet.data && timesheet.data.length > 0 && (
          <BarChart
            title={dashboard.daysChart}
            summary={dashboard.daysSummary(monthName)}
            bars={barsOfDays(period, paidRows(timesheet.data))}
            headers={[dashboard.date, dashboard.payment]}
          />
        )}
        <QueryState query={earnings}>
          {({ months }) => (
            <BarChart
              title={dashboard.monthsChart}
              summary={dashboard.monthsSummary(monthName)}
              bars={barsOfMonths(months)}
              headers={[dashboard.month, dashboard.payment]}
            />
          )}
        </QueryState>
      </div>
      {earnings.data && <Pending pending={earnings.data.pending} />}
      {timesheet.data && (
        <>
          <Timesheet rows={timesheet.data} caption={dashboard.caption(period.year, period.month)} />
          <Downloads period={period} rows={timesheet.data} />
        </>
      )}
    </>
  );
}
