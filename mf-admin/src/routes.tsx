import type { RouteObject } from '@cleaning/ui/app';
import { lazy } from 'react';
import { DeskPages } from './DeskPages';
import './screens.css';

const JobPlaces = lazy(() => import('./job-places/JobPlacesScreen'));
const PermanentDesk = lazy(() => import('./job-desk/PermanentDeskScreen'));
const QuickJobsData = lazy(() => import('./quick-jobs-data/QuickJobsDataScreen'));
const QuickDesk = lazy(() => import('./job-desk/QuickDeskScreen'));
const EditJob = lazy(() => import('./edit-job/EditJobScreen'));
const SubContractors = lazy(() => import('./sub-contractors/SubContractorsScreen'));
const SubContractor = lazy(() => import('./sub-contractors/SubContractorScreen'));
const Admins = lazy(() => import('./admins/AdminsScreen'));
const CreatePermanentJob = lazy(() => import('./create-permanent-job/CreatePermanentJobScreen'));
const CreateQuickJob = lazy(() => import('./create-quick-job/CreateQuickJobScreen'));
const DoneWork = lazy(() => import('./done-work/DoneWorkScreen'));
const Approvals = lazy(() => import('./approvals/ApprovalsScreen'));
const CorrectWork = lazy(() => import('./correct-work/CorrectWorkScreen'));
const Invoices = lazy(() => import('./invoices/InvoicesScreen'));
const InvoiceSettings = lazy(() => import('./invoice-settings/InvoiceSettingsScreen'));
const AuditLog = lazy(() => import('./audit-log/AuditLogScreen'));
const Queues = lazy(() => import('./queues/QueuesScreen'));
const Search = lazy(() => import('./search/SearchScreen'));
const Invoice = lazy(() => import('./invoice/InvoiceScreen'));

/** Every screen of the admin's desk. /admin/my-jobs comes from the sub-contractor's remote. */
const routes: RouteObject[] = [
  {
    element: <DeskPages />,
    children: [
      { path: '/admin', element: <JobPlaces /> },
      { path: '/admin/jobs/:jobID', element: <PermanentDesk /> },
      { path: '/admin/jobs/:jobID/edit', element: <EditJob /> },
      { path: '/admin/quick-job-data', element: <QuickJobsData /> },
      { path: '/admin/quick-job-data/:jobID', element: <QuickDesk /> },
      { path: '/admin/quick-job-data/:jobID/edit', element: <EditJob /> },
      { path: '/admin/sub-contractors', element: <SubContractors /> },
      { path: '/admin/sub-contractors/:userID', element: <SubContractor /> },
      { path: '/admin/admins', element: <Admins /> },
      { path: '/admin/create-permanent-job', element: <CreatePermanentJob /> },
      { path: '/admin/create-quick-job', element: <CreateQuickJob /> },
      { path: '/admin/work', element: <DoneWork /> },
      { path: '/admin/work/:rowID', element: <CorrectWork /> },
      { path: '/admin/approvals', element: <Approvals /> },
      { path: '/admin/invoices', element: <Invoices /> },
      { path: '/admin/invoice-settings', element: <InvoiceSettings /> },
      { path: '/admin/audit-log', element: <AuditLog /> },
      { path: '/admin/queues', element: <Queues /> },
      { path: '/admin/search', element: <Search /> },
      { path: '/invoice', element: <Invoice /> },
    ],
  },
];

export default routes;
