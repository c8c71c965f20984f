import './screens.css';
import './account/account.css';
import { Notice } from '@cleaning/ui';
import { Outlet, type RouteObject, telephoneLink, useLocation } from '@cleaning/ui/app';
import { Fragment, lazy } from 'react';
import { InLanguage, usePageLanguage } from './languages/InLanguage';
import { location, SUPPORT_PHONE } from './texts';
import { currentBrowser } from './work/browser';
import { useLocationPermission } from './work/location';

function LocationHint() {
  if (useLocationPermission() !== 'denied') return null;
  return (
    <Notice tone="warn">
      <p>{location.deniedHint}</p>
      <details>
        <summary>{location.howTo}</summary>
        <p className="mc-prose">{location.steps[currentBrowser()]}</p>
      </details>
      {SUPPORT_PHONE !== '' && <a href={telephoneLink(SUPPORT_PHONE)}>{location.call}</a>}
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

const openJobs = (name: keyof typeof import('./open-jobs/OpenJobs')) =>
  lazy(async () => ({ default: (await import('./open-jobs/OpenJobs'))[name] }));

const Dashboard = lazy(() => import('./dashboard/DashboardScreen'));
const MyJobs = lazy(() => import('./my-jobs/MyJobsScreen'));
const MyJob = lazy(() => import('./my-jobs/MyJobScreen'));
const Report = lazy(() => import('./incidents/ReportScreen'));
const PermanentJobs = openJobs('PermanentJobsScreen');
const PermanentJob = openJobs('PermanentJobScreen');
const QuickJobs = openJobs('QuickJobsScreen');
const QuickJob = openJobs('QuickJobScreen');
const Payments = lazy(() => import('./payments/PaymentsScreen'));
const Payment = lazy(() => import('./payments/PaymentScreen'));
const PayDetails = lazy(() => import('./payments/PayDetailsScreen'));
const Account = lazy(() => import('./account/AccountScreen'));
const AdminAccount = lazy(() => import('./account/AdminAccountScreen'));
const Notices = lazy(() => import('./notices/NoticesScreen'));
const Enrol = lazy(() => import('./passkeys/EnrolScreen'));
const NotVerified = lazy(() => import('./account/NotVerifiedScreen'));

/** Every screen of the sub-contractor's app. Admins are assigned to jobs too and have a password: their My Jobs and Account are made of the same parts. */
const routes: RouteObject[] = [
  {
    element: <ProtectedPages />,
    children: [
      { path: '/dashboard', element: <Dashboard /> },
      { path: '/my-jobs', element: <MyJobs base="/my-jobs" /> },
      { path: '/my-jobs/:jobID', element: <MyJob base="/my-jobs" /> },
      { path: '/admin/my-jobs', element: <MyJobs base="/admin/my-jobs" /> },
      { path: '/admin/my-jobs/:jobID', element: <MyJob base="/admin/my-jobs" /> },
      { path: '/report-problem', element: <Report base="/my-jobs" /> },
      { path: '/admin/report-problem', element: <Report base="/admin/my-jobs" /> },
      { path: '/permanent-jobs', element: <PermanentJobs /> },
      { path: '/permanent-jobs/:jobID', element: <PermanentJob /> },
      { path: '/quick-jobs', element: <QuickJobs /> },
      { path: '/quick-jobs/:jobID', element: <QuickJob /> },
      { path: '/payments', element: <Payments /> },
      { path: '/payments/details', element: <PayDetails /> },
      { path: '/payments/:runID', element: <Payment /> },
      { path: '/account', element: <Account /> },
      { path: '/admin/account', element: <AdminAccount /> },
      { path: '/admin/second-factor', element: <Enrol /> },
      { path: '/not-verified', element: <NotVerified /> },
      { path: '/notices', element: <Notices /> },
    ],
  },
];

export default routes;
