import './home.css';
import { getDeskMoney, getHome, getSetup } from '@cleaning/contracts';
import { formatWeekdayDate, LinkButton, PageHeader, Revealed, useIsWaitingCounted } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { SetupPanel } from '../setup/SetupPanel';
import { AlsoWaiting } from './AlsoWaiting';
import { JobTable } from './JobTable';
import { MonthSoFar } from './MonthSoFar';
import { NeedCards } from './NeedCards';
import { NowPanel } from './NowPanel';
import { home as texts } from './texts';

/** First page of the desk: open work of the office, people at work, this month's money, and all permanent jobs. */
export default function HomeScreen() {
  const home = useCall(getHome);
  const money = useCall(getDeskMoney);
  const setup = useCall(getSetup);
  const isCounted = useIsWaitingCounted();
  // Everything appears together, because later parts would move what is about to be pressed.
  const isRead = isCounted && [home, money, setup].every(({ isFetched }) => isFetched);
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={home.data && formatWeekdayDate(home.data.date)}
        actions={<LinkButton to="/admin/create-permanent-job">{texts.create}</LinkButton>}
      />
      <Revealed when={isRead}>
        <SetupPanel />
        <NeedCards home={home} money={money} />
        <AlsoWaiting money={money.data} />
        <div className="ma-home-panels">
          <NowPanel />
          <MonthSoFar />
        </div>
        <JobTable money={money.data} />
      </Revealed>
    </>
  );
}
