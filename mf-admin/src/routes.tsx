import './desk/desk.css';
import './overview/overview.css';
import type { RouteObject } from '@cleaning/ui/app';
import { lazy } from 'react';
import { DeskPages } from './desk/DeskPages';

const jobDesk = (name: keyof typeof import('./job-desk/JobDesk')) =>
  lazy(async () => ({ default: (await import('./job-desk/JobDesk'))[name] }));
const createJob = (name: keyof typeof import('./jobs/CreateJob')) =>
  lazy(async () => ({ default: (await import('./jobs/CreateJob'))[name] }));

const JobPlaces = lazy(() => import('./overview/JobPlacesScreen'));
const Today = lazy(() => import('./today/TodayScreen'));
const Absences = lazy(() => import('./today/AbsencesScreen'));
const Overview = lazy(() => import('./overview/OverviewScreen'));
const PermanentDesk = jobDesk('PermanentDeskScreen');
const QuickJobsData = lazy(() => import('./overview/QuickJobsDataScreen'));
const QuickDesk = jobDesk('QuickDeskScreen');
const EditJob = lazy(() => import('./jobs/EditJobScreen'));
const SubContractors = lazy(() => import('./people/SubContractorsScreen'));
const InviteContractors = lazy(() => import('./invitations/InviteScreen'));
const SubContractor = lazy(() => import('./people/SubContractorScreen'));
const Supervisors = lazy(() => import('./supervisors/SupervisorsScreen'));
const Places = lazy(() => import('./places/PlacesScreen'));
const Place = lazy(() => import('./places/PlaceScreen'));
const Admins = lazy(() => import('./admins/AdminsScreen'));
const CreatePermanentJob = createJob('CreatePermanentJobScreen');
const CreateQuickJob = createJob('CreateQuickJobScreen');
const DoneWork = lazy(() => import('./work/DoneWorkScreen'));
const Approvals = lazy(() => import('./work/ApprovalsScreen'));
const CorrectWork = lazy(() => import('./work/CorrectWorkScreen'));
const Invoices = lazy(() => import('./invoices/InvoicesScreen'));
const MonthInvoices = lazy(() => import('./month-invoices/MonthInvoicesScreen'));
const MonthInvoice = lazy(() => import('./month-invoices/MonthInvoiceScreen'));
const ClientInvoice = lazy(() => import('./month-invoices/ClientInvoiceScreen'));
const Company = lazy(() => import('./company/CompanyScreen'));
const WebsiteTexts = lazy(() => import('./website/WebsiteTextsScreen'));
const InvoiceSettings = lazy(() => import('./invoices/InvoiceSettingsScreen'));
const PayRuns = lazy(() => import('./pay/PayRunsScreen'));
const PayRun = lazy(() => import('./pay/RunScreen'));
const Payees = lazy(() => import('./pay/PayeesScreen'));
const Payee = lazy(() => import('./pay/PayeeScreen'));
const Adjustments = lazy(() => import('./pay/AdjustmentsScreen'));
const SuperList = lazy(() => import('./pay/SuperScreen'));
const TaxReport = lazy(() => import('./pay/TaxReportScreen'));
const ContractorReport = lazy(() => import('./pay/ContractorReportScreen'));
const Costs = lazy(() => import('./pay/CostsScreen'));
const PaySettings = lazy(() => import('./pay/SettingsScreen'));
const AuditLog = lazy(() => import('./system/AuditLogScreen'));
const Queues = lazy(() => import('./system/QueuesScreen'));
const Plan = lazy(() => import('./plan/PlanScreen'));
const Holidays = lazy(() => import('./holidays/HolidaysScreen'));
const DetailChanges = lazy(() => import('./details/DetailChangesScreen'));
const Enquiries = lazy(() => import('./enquiries/EnquiriesScreen'));
const Enquiry = lazy(() => import('./enquiries/EnquiryScreen'));
const SiteProof = lazy(() => import('./site-proof/SiteProofScreen'));
const Quotes = lazy(() => import('./quotes/QuotesScreen'));
const QuoteTexts = lazy(() => import('./quotes/QuoteTextsScreen'));
const QuotePage = lazy(() => import('./quotes/QuoteScreen'));
const Clients = lazy(() => import('./clients/ClientsScreen'));
const NewClient = lazy(() => import('./clients/NewClientScreen'));
const ImportClients = lazy(() => import('./imports/ImportClientsScreen'));
const ImportJobs = lazy(() => import('./imports/ImportJobsScreen'));
const ClientPage = lazy(() => import('./clients/ClientScreen'));
const Receivables = lazy(() => import('./receivables/ReceivablesScreen'));
const ClientAccountPage = lazy(() => import('./receivables/ClientAccountScreen'));
const AccountingFiles = lazy(() => import('./accounting/AccountingScreen'));
const BankStatements = lazy(() => import('./bank-statements/BankStatementsScreen'));
const Incidents = lazy(() => import('./incidents/IncidentsScreen'));
const Incident = lazy(() => import('./incidents/IncidentScreen'));
const Complaints = lazy(() => import('./complaints/ComplaintsScreen'));
const NewComplaint = lazy(() => import('./complaints/NewComplaintScreen'));
const Complaint = lazy(() => import('./complaints/ComplaintScreen'));
const Codes = lazy(() => import('./site-card/CodesScreen'));
const Compliance = lazy(() => import('./compliance/ComplianceScreen'));
const PersonCompliance = lazy(() => import('./compliance/PersonComplianceScreen'));
const Mail = lazy(() => import('./mail/MailScreen'));
const Search = lazy(() => import('./people/SearchScreen'));
const Invoice = lazy(() => import('./invoices/InvoiceScreen'));

/** Every screen of the admin's desk. /admin/my-jobs and /admin/account come from the sub-contractor's remote. */
const routes: RouteObject[] = [
  {
    element: <DeskPages />,
    children: [
      { path: '/admin', element: <JobPlaces /> },
      { path: '/admin/today', element: <Today /> },
      { path: '/admin/absences', element: <Absences /> },
      { path: '/admin/overview', element: <Overview /> },
      { path: '/admin/jobs/:jobID', element: <PermanentDesk /> },
      { path: '/admin/jobs/:jobID/edit', element: <EditJob /> },
      { path: '/admin/quick-job-data', element: <QuickJobsData /> },
      { path: '/admin/quick-job-data/:jobID', element: <QuickDesk /> },
      { path: '/admin/quick-job-data/:jobID/edit', element: <EditJob /> },
      { path: '/admin/sub-contractors', element: <SubContractors /> },
      { path: '/admin/sub-contractors/invite', element: <InviteContractors /> },
      { path: '/admin/sub-contractors/:userID', element: <SubContractor /> },
      { path: '/admin/admins', element: <Admins /> },
      { path: '/admin/supervisors', element: <Supervisors /> },
      { path: '/admin/places', element: <Places /> },
      { path: '/admin/places/:jobID', element: <Place /> },
      { path: '/admin/create-permanent-job', element: <CreatePermanentJob /> },
      { path: '/admin/create-quick-job', element: <CreateQuickJob /> },
      { path: '/admin/work', element: <DoneWork /> },
      { path: '/admin/work/:rowID', element: <CorrectWork /> },
      { path: '/admin/approvals', element: <Approvals /> },
      { path: '/admin/invoices', element: <Invoices /> },
      { path: '/admin/month-invoices', element: <MonthInvoices /> },
      { path: '/admin/month-invoices/:month/:clientID', element: <MonthInvoice /> },
      { path: '/admin/client-invoices/:number', element: <ClientInvoice /> },
      { path: '/admin/company', element: <Company /> },
      { path: '/admin/website', element: <WebsiteTexts /> },
      { path: '/admin/invoice-settings', element: <InvoiceSettings /> },
      { path: '/admin/pay', element: <PayRuns /> },
      { path: '/admin/pay/runs/:runID', element: <PayRun /> },
      { path: '/admin/pay/people', element: <Payees /> },
      { path: '/admin/pay/people/:userID', element: <Payee /> },
      { path: '/admin/pay/adjustments', element: <Adjustments /> },
      { path: '/admin/pay/super', element: <SuperList /> },
      { path: '/admin/pay/report', element: <TaxReport /> },
      { path: '/admin/pay/contractors', element: <ContractorReport /> },
      { path: '/admin/pay/costs', element: <Costs /> },
      { path: '/admin/pay/settings', element: <PaySettings /> },
      { path: '/admin/audit-log', element: <AuditLog /> },
      { path: '/admin/queues', element: <Queues /> },
      { path: '/admin/holidays', element: <Holidays /> },
      { path: '/admin/plan', element: <Plan /> },
      { path: '/admin/detail-changes', element: <DetailChanges /> },
      { path: '/admin/enquiries', element: <Enquiries /> },
      { path: '/admin/enquiries/:enquiryID', element: <Enquiry /> },
      { path: '/admin/site-proof', element: <SiteProof /> },
      { path: '/admin/quotes', element: <Quotes /> },
      { path: '/admin/quotes/texts', element: <QuoteTexts /> },
      { path: '/admin/quotes/:id', element: <QuotePage /> },
      { path: '/admin/clients', element: <Clients /> },
      { path: '/admin/clients/new', element: <NewClient /> },
      { path: '/admin/clients/import', element: <ImportClients /> },
      { path: '/admin/import-jobs', element: <ImportJobs /> },
      { path: '/admin/clients/:clientID', element: <ClientPage /> },
      { path: '/admin/receivables', element: <Receivables /> },
      { path: '/admin/receivables/:clientID', element: <ClientAccountPage /> },
      { path: '/admin/bank-statements', element: <BankStatements /> },
      { path: '/admin/accounting', element: <AccountingFiles /> },
      { path: '/admin/incidents', element: <Incidents /> },
      { path: '/admin/incidents/:incidentID', element: <Incident /> },
      { path: '/admin/complaints', element: <Complaints /> },
      { path: '/admin/complaints/new', element: <NewComplaint /> },
      { path: '/admin/complaints/:complaintID', element: <Complaint /> },
      { path: '/admin/site-codes', element: <Codes /> },
      { path: '/admin/documents', element: <Compliance /> },
      { path: '/admin/documents/:userID', element: <PersonCompliance /> },
      { path: '/admin/mail', element: <Mail /> },
      { path: '/admin/search', element: <Search /> },
      { path: '/invoice', element: <Invoice /> },
    ],
  },
];

export default routes;
