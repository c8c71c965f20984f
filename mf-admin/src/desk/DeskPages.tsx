import { Outlet, useLocation } from '@cleaning/ui/app';
import { Fragment } from 'react';
import { InspectionsToSend } from '../inspections/InspectionsToSend';

/** Around every admin screen. The shell's guard decides who sees it. */
export function DeskPages() {
  const { pathname } = useLocation();
  return (
    <div className="ma-pages">
      <InspectionsToSend />
      {/* Another client's page is another page: nothing that was typed or opened on this one is on it. */}
      <Fragment key={pathname}>
        <Outlet />
      </Fragment>
    </div>
  );
}
