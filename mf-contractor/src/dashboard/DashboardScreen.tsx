import { getEarnings } from '@cleaning/contracts';
import { getCurrentYearMonth, PageHeader, Skeleton } from '@cleaning/ui';
import { useCall, useCurrentUser } from '@cleaning/ui/app';
import { lazy, Suspense, useState } from 'react';
import { BelowToday, TodayCard } from '../shifts/TodayCard';
import { dashboard } from '../texts';
import { ThisWeek } from './ThisWeek';

const DashboardMonth = lazy(() => import(/* webpackChunkName: "dashboard-month" */ './DashboardMonth'));

export default function DashboardScreen() {
  const me = useCurrentUser();
  const [period, setPeriod] = useState(() => getCurrentYearMonth());
  const earnings = useCall(getEarnings, { body: { user_id: me.id, ...period } });
  return (
    <>
      <PageHeader title={dashboard.title} />
      <TodayCard base="/my-jobs" />
      <BelowToday>
        <ThisWeek week={earnings.data?.week} />
        <Suspense fallback={<Skeleton />}>
          <DashboardMonth period={period} onChange={setPeriod} />
        </Suspense>
      </BelowToday>
    </>
  );
}
