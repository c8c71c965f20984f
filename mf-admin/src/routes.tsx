import type { RouteObject } from '@cleaning/ui/app';
import { lazy } from 'react';
import { DeskPages } from './DeskPages';
import './screens.css';

const JobPlaces = lazy(() => import('./job-places/JobPlacesScreen'));
const PermanentDesk = lazy(() => import('./job-desk/PermanentDeskScreen'));
const QuickJobsData = lazy(() => import('./quick-jobs-data/QuickJobsDataScreen'));
const QuickDesk = lazy(() => import('./job-desk/QuickDeskScreen'));
const SubContractors = lazy(() => import('./sub-contractors/SubContractorsScreen'));
const SubContractor = lazy(() => import('./sub-contractors/SubContractorScreen'));
const CreatePermanentJob = lazy(() => import('./create-permanent-job/CreatePermanentJobScreen'));
const CreateQuickJob = lazy(() => import('./create-quick-job/CreateQuickJobScreen'));
const Invoice = lazy(() => import('./invoice/InvoiceScreen'));

/** Every screen of the admin's desk. /admin/my-jobs comes from the sub-contractor's remote. */
const routes: RouteObject[] = [
  {
    element: <DeskPages />,
    children: [
      { path: '/admin', element: <JobPlaces /> },
      { path: '/admin/jobs/:jobID', element: <PermanentDesk /> },
      { path: '/admin/quick-job-data', element: <QuickJobsData /> },
      { path: '/admin/quick-job-data/:jobID', element: <QuickDesk /> },
      { path: '/admin/sub-contractors', element: <SubContractors /> },
      { path: '/admin/sub-contractors/:userID', element: <SubContractor /> },
      { path: '/admin/create-permanent-job', element: <CreatePermanentJob /> },
      { path: '/admin/create-quick-job', element: <CreateQuickJob /> },
      { path: '/invoice', element: <Invoice /> },
    ],
  },
];

export default routes;
