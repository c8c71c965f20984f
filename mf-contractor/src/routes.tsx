import type { RouteObject } from '@cleaning/ui/app';
import { lazy } from 'react';
import { ProtectedPages } from './session/ProtectedPages';
import './screens.css';

const Dashboard = lazy(() => import('./dashboard/DashboardScreen'));
const MyJobs = lazy(() => import('./my-jobs/MyJobsScreen'));
const MyJob = lazy(() => import('./my-jobs/MyJobScreen'));
const PermanentJobs = lazy(() => import('./permanent-jobs/PermanentJobsScreen'));
const PermanentJob = lazy(() => import('./permanent-jobs/PermanentJobScreen'));
const QuickJobs = lazy(() => import('./quick-jobs/QuickJobsScreen'));
const QuickJob = lazy(() => import('./quick-jobs/QuickJobScreen'));
const Account = lazy(() => import('./account/AccountScreen'));
const NotVerified = lazy(() => import('./not-verified/NotVerifiedScreen'));

/** Every screen of the sub-contractor's app. Admins are assigned to jobs too: their My Jobs are the same screens. */
const routes: RouteObject[] = [
  {
    element: <ProtectedPages />,
    children: [
      { path: '/dashboard', element: <Dashboard /> },
      { path: '/my-jobs', element: <MyJobs base="/my-jobs" /> },
      { path: '/my-jobs/:jobID', element: <MyJob base="/my-jobs" /> },
      { path: '/admin/my-jobs', element: <MyJobs base="/admin/my-jobs" /> },
      { path: '/admin/my-jobs/:jobID', element: <MyJob base="/admin/my-jobs" /> },
      { path: '/permanent-jobs', element: <PermanentJobs /> },
      { path: '/permanent-jobs/:jobID', element: <PermanentJob /> },
      { path: '/quick-jobs', element: <QuickJobs /> },
      { path: '/quick-jobs/:jobID', element: <QuickJob /> },
      { path: '/account', element: <Account /> },
      { path: '/not-verified', element: <NotVerified /> },
    ],
  },
];

export default routes;
