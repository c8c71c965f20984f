import { PageTabs } from '@cleaning/ui';
import { useLocation } from '@cleaning/ui/app';
import { Fragment, type ReactNode } from 'react';
import { InspectionsToSend } from '../inspections/InspectionsToSend';
import { PlaceTabs } from './PlaceTabs';

const TABS = <PlaceTabs />;

/** Around every admin screen. The shell's guard decides who sees it. */
export function DeskPages({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="ma-pages">
      <InspectionsToSend />
      {/* Another client's page is another page: nothing that was typed or opened on this one is on it. */}
      <Fragment key={pathname}>
        <PageTabs value={TABS}>{children}</PageTabs>
      </Fragment>
    </div>
  );
}
