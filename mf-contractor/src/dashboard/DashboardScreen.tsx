import { getEarnings, getTimesheet } from '@cleaning/contracts';
import { currentYearMonth, MONTHS, PageHeader, QueryState, YearMonthSelect } from '@cleaning/ui';
import { useCall, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { BarChart } from '../charts/BarChart';
import { dashboard } from '../texts';
import { Downloads } from './Downloads';
import { barsOfDays, barsOfMonths } from './earningsBars';
import { Pending } from './Pending';
import { Timesheet } from './Timesheet';

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
      <QueryState query={timesheet}>
        {(rows) => (
          <>
            <Timesheet rows={rows} caption={dashboard.caption(period.year, period.month)} />
            <Downloads period={period} rows={rows} />
          </>
        )}
      </QueryState>
      <QueryState query={earnings}>{({ pending }) => <Pending pending={pending} />}</QueryState>
      <div className="mc-charts">
        {timesheet.data && (
          <BarChart
            title={dashboard.daysChart}
            summary={dashboard.daysSummary(monthName)}
            bars={barsOfDays(period, timesheet.data)}
            headers={[dashboard.date, dashboard.payment]}
          />
        )}
        {earnings.data && (
          <BarChart
            title={dashboard.monthsChart}
            summary={dashboard.monthsSummary(monthName)}
            bars={barsOfMonths(earnings.data.months)}
            headers={[dashboard.month, dashboard.payment]}
          />
        )}
      </div>
    </>
  );
}
