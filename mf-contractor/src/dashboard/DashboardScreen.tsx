import { getTimesheet } from '@cleaning/contracts';
import { currentYearMonth, PageHeader, QueryState, YearMonthSelect } from '@cleaning/ui';
import { useCall, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { dashboard } from '../texts';
import { Timesheet } from './Timesheet';

export default function DashboardScreen() {
  const me = useCurrentUser();
  const [period, setPeriod] = useState(() => currentYearMonth());
  const query = useCall(getTimesheet, { body: { user_id: me.id, ...period }, keepPrevious: true });
  return (
    <>
      <PageHeader title={dashboard.title} lead={dashboard.lead} />
      <YearMonthSelect year={period.year} month={period.month} onChange={setPeriod} />
      <QueryState query={query}>
        {(rows) => <Timesheet rows={rows} caption={dashboard.caption(period.year, period.month)} />}
      </QueryState>
    </>
  );
}
