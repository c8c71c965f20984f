import './screens.css';
import './account/account.css';
import { Notice } from '@cleaning/ui';
import { buildTelephoneLink, Outlet, type RouteObject, useLocation } from '@cleaning/ui/app';
import { Fragment, lazy, type ReactElement } from 'react';
import DashboardScreen from './dashboard/DashboardScreen';
import { handles } from './handles';
import { loadLanguage } from './languages/current';
import { InLanguage, usePageLanguage } from './languages/InLanguage';
import { addHandleName } from './languages/namedHandle';
import MyJobsScreen from './my-jobs/MyJobsScreen';
import { location, SUPPORT_PHONE } from './texts';
import { getCurrentBrowser } from './work/browser';
import { useLocationPermission } from './work/location';

function LocationHint() {
  if (useLocationPermission() !== 'denied') return null;
  return (
    <Notice tone="warn">
      <p>{location.deniedHint}</p>
      <details>
        <summary>{location.howTo}</summary>
        <p className="mc-prose">{location.steps[getCurrentBrowser()]}</p>
      </details>
      {SUPPORT_PHONE !== '' && <a href={buildTelephoneLink(SUPPORT_PHONE)}>{location.call}</a>}
    </Notice>
  );
}

/** Frame of every sub-contractor screen. The shell's guard decides who sees it. */
function ProtectedPages() {
  usePageLanguage();
  const { pathname } = useLocation();
  return (
    <InLanguage>
      <div className="mc-pages">
        <LocationHint />
        {/* Another job's page is another page. */}
        <Fragment key={pathname}>
          <Outlet />
        </Fragment>
      </div>
    </InLanguage>
  );
}

const loadAccountPage = (name: keyof typeof import('./account/AccountPages')) =>
  lazy(async () => ({ default: (await import('./account/AccountPages'))[name] }));

const loadOpenJobsPage = (name: keyof typeof import('./open-jobs/OpenJobs')) =>
  lazy(async () => ({ default: (await import('./open-jobs/OpenJobs'))[name] }));

const MyJob = lazy(() => import('./my-jobs/MyJobScreen'));
const Report = lazy(() => import('./incidents/ReportScreen'));
const Supplies = lazy(() => import('./supplies/SuppliesScreen'));
const PermanentJobs = loadOpenJobsPage('PermanentJobsScreen');
const PermanentJob = loadOpenJobsPage('PermanentJobScreen');
const QuickJobs = loadOpenJobsPage('QuickJobsScreen');
const QuickJob = loadOpenJobsPage('QuickJobScreen');
const Threads = lazy(() => import('./messages/MessagesScreen'));
const Thread = lazy(() => import('./messages/ThreadScreen'));
const Payments = lazy(() => import('./payments/PaymentsScreen'));
const Payment = lazy(() => import('./payments/PaymentScreen'));
const PayDetails = lazy(() => import('./payments/PayDetailsScreen'));
const Account = lazy(() => import('./account/AccountScreen'));
const Me = loadAccountPage('MePage');
const Documents = loadAccountPage('DocumentsPage');
const Pay = loadAccountPage('PayPage');
const Security = loadAccountPage('SecurityPage');
const Notifications = loadAccountPage('NotificationsPage');
const AdminAccount = lazy(() => import('./account/AdminAccountScreen'));
const Notices = lazy(() => import('./notices/NoticesScreen'));
const Enrol = lazy(() => import('./passkeys/EnrolScreen'));
const NotVerified = lazy(() => import('./account/NotVerifiedScreen'));

/**
 * Most people start at the dashboard or My Jobs, so both share a chunk with the routes. Every other screen has its own.
 */
const screens: Readonly<Record<keyof typeof handles, ReactElement>> = {
  '/dashboard': <DashboardScreen />,
  '/my-jobs': <MyJobsScreen base="/my-jobs" />,
  '/my-jobs/:jobID': <MyJob base="/my-jobs" />,
  '/admin/my-jobs': <MyJobsScreen base="/admin/my-jobs" />,
  '/admin/my-jobs/:jobID': <MyJob base="/admin/my-jobs" />,
  '/report-problem': <Report base="/my-jobs" />,
  '/admin/report-problem': <Report base="/admin/my-jobs" />,
  '/request-supplies': <Supplies base="/my-jobs" />,
  '/admin/request-supplies': <Supplies base="/admin/my-jobs" />,
  '/permanent-jobs': <PermanentJobs />,
  '/permanent-jobs/:jobID': <PermanentJob />,
  '/quick-jobs': <QuickJobs />,
  '/quick-jobs/:jobID': <QuickJob />,
  '/messages': <Threads />,
  '/messages/:kind/:threadID': <Thread />,
  '/payments': <Payments />,
  '/payments/details': <PayDetails />,
  '/payments/:runID': <Payment />,
  '/account': <Account />,
  '/account/me': <Me />,
  '/account/documents': <Documents />,
  '/account/pay': <Pay />,
  '/account/security': <Security />,
  '/account/notifications': <Notifications />,
  '/admin/account': <AdminAccount />,
  '/admin/second-factor': <Enrol />,
  '/not-verified': <NotVerified />,
  '/notices': <Notices />,
};

/**
 * Screens of the sub-contractors' app. Admins can be assigned to jobs and have a password, so their My Jobs and Account
 * reuse its parts.
 */
const routes: RouteObject[] = [
  {
    element: <ProtectedPages />,
    children: Object.entries(handles).map(([path, handle]) => ({
      path,
      handle: addHandleName(path, handle),
      element: screens[path as keyof typeof handles],
    })),
  },
];

export default routes;

/** For the shell: switches the texts that it shows around these pages to a language. */
export { loadLanguage };

/** For the shell: the bar that shows running work. */
export const loadWorkBar = () => import(/* webpackChunkName: "work-bar" */ './work-bar/WorkBar');
