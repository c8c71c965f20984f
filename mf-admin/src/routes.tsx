import './desk/desk.css';
import './overview/overview.css';
import { Outlet, type RouteObject } from '@cleaning/ui/app';
import { lazy, type ReactElement } from 'react';
import { DeskPages } from './desk/DeskPages';
import { handles } from './handles';

const loadJobDeskPage = (name: keyof typeof import('./job-desk/JobDesk')) =>
  lazy(async () => ({ default: (await import('./job-desk/JobDesk'))[name] }));
const loadCreateJobPage = (name: keyof typeof import('./jobs/CreateJob')) =>
  lazy(async () => ({ default: (await import('./jobs/CreateJob'))[name] }));

const Home = lazy(() => import('./home/HomeScreen'));
const Today = lazy(() => import('./today/TodayScreen'));
const Absences = lazy(() => import('./today/AbsencesScreen'));
const Overview = lazy(() => import('./overview/OverviewScreen'));
const PermanentDesk = loadJobDeskPage('PermanentDeskScreen');
const QuickJobsData = lazy(() => import('./overview/QuickJobsDataScreen'));
const QuickDesk = loadJobDeskPage('QuickDeskScreen');
const EditJob = lazy(() => import('./jobs/EditJobScreen'));
const SubContractors = lazy(() => import('./people/SubContractorsScreen'));
const InviteContractors = lazy(() => import('./invitations/InviteScreen'));
const SubContractor = lazy(() => import('./people/SubContractorScreen'));
const Supervisors = lazy(() => import('./supervisors/SupervisorsScreen'));
const Places = lazy(() => import('./places/PlacesScreen'));
const Place = lazy(() => import('./places/PlaceScreen'));
const Admins = lazy(() => import('./admins/AdminsScreen'));
const CreatePermanentJob = loadCreateJobPage('CreatePermanentJobScreen');
const CreateQuickJob = loadCreateJobPage('CreateQuickJobScreen');
const DoneWork = lazy(() => import('./work/DoneWorkScreen'));
const Approvals = lazy(() => import('./work/ApprovalsScreen'));
const CorrectWork = lazy(() => import('./work/CorrectWorkScreen'));
const Invoices = lazy(() => import('./invoices/InvoicesScreen'));
const MonthInvoices = lazy(() => import('./month-invoices/MonthInvoicesScreen'));
const MonthInvoice = lazy(() => import('./month-invoices/MonthInvoiceScreen'));
const ClientInvoice = lazy(() => import('./month-invoices/ClientInvoiceScreen'));
const Company = lazy(() => import('./company/CompanyScreen'));
const WebsiteTexts = lazy(() => import('./website/WebsiteTextsScreen'));
const ApiKeys = lazy(() => import('./api-keys/ApiKeysScreen'));
const Webhooks = lazy(() => import('./webhooks/WebhooksScreen'));
const Xero = lazy(() => import('./xero/XeroScreen'));
const XeroConnected = lazy(() => import('./xero/ConnectedScreen'));
const XeroSent = lazy(() => import('./xero/SentScreen'));
const XeroContacts = lazy(() => import('./xero/ContactsScreen'));
const XeroPayments = lazy(() => import('./xero/PaymentsScreen'));
const WebhookDeliveries = lazy(() => import('./webhooks/WebhookDeliveriesScreen'));
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
const DownloadEverything = lazy(() => import('./company-export/DownloadEverythingScreen'));
const Queues = lazy(() => import('./system/QueuesScreen'));
const Messages = lazy(() => import('./messages/MessagesScreen'));
const Thread = lazy(() => import('./messages/ThreadScreen'));
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
const ImportRoster = lazy(() => import('./imports/ImportRosterScreen'));
const ClientPage = lazy(() => import('./clients/ClientScreen'));
const Receivables = lazy(() => import('./receivables/ReceivablesScreen'));
const ClientAccountPage = lazy(() => import('./receivables/ClientAccountScreen'));
const AccountingFiles = lazy(() => import('./accounting/AccountingScreen'));
const BankStatements = lazy(() => import('./bank-statements/BankStatementsScreen'));
const Examples = lazy(() => import('./examples/ExamplesScreen'));
const Incidents = lazy(() => import('./incidents/IncidentsScreen'));
const Incident = lazy(() => import('./incidents/IncidentScreen'));
const Supplies = lazy(() => import('./supplies/SuppliesScreen'));
const Supply = lazy(() => import('./supplies/SupplyScreen'));
const SupplyItems = lazy(() => import('./supplies/SupplyItemsScreen'));
const Complaints = lazy(() => import('./complaints/ComplaintsScreen'));
const NewComplaint = lazy(() => import('./complaints/NewComplaintScreen'));
const Complaint = lazy(() => import('./complaints/ComplaintScreen'));
const Codes = lazy(() => import('./site-card/CodesScreen'));
const Papers = lazy(() => import('./papers/PapersScreen'));
const Compliance = lazy(() => import('./compliance/ComplianceScreen'));
const PersonCompliance = lazy(() => import('./compliance/PersonComplianceScreen'));
const Mail = lazy(() => import('./mail/MailScreen'));
const Search = lazy(() => import('./people/SearchScreen'));
const Invoice = lazy(() => import('./invoices/InvoiceScreen'));

const screens: Readonly<Record<keyof typeof handles, ReactElement>> = {
  '/admin': <Home />,
  '/admin/today': <Today />,
  '/admin/absences': <Absences />,
  '/admin/overview': <Overview />,
  '/admin/jobs/:jobID': <PermanentDesk />,
  '/admin/jobs/:jobID/edit': <EditJob />,
  '/admin/quick-job-data': <QuickJobsData />,
  '/admin/quick-job-data/:jobID': <QuickDesk />,
  '/admin/quick-job-data/:jobID/edit': <EditJob />,
  '/admin/sub-contractors': <SubContractors />,
  '/admin/sub-contractors/invite': <InviteContractors />,
  '/admin/sub-contractors/:userID': <SubContractor />,
  '/admin/admins': <Admins />,
  '/admin/supervisors': <Supervisors />,
  '/admin/places': <Places />,
  '/admin/places/:jobID': <Place />,
  '/admin/create-permanent-job': <CreatePermanentJob />,
  '/admin/create-quick-job': <CreateQuickJob />,
  '/admin/work': <DoneWork />,
  '/admin/work/:rowID': <CorrectWork />,
  '/admin/approvals': <Approvals />,
  '/admin/invoices': <Invoices />,
  '/admin/month-invoices': <MonthInvoices />,
  '/admin/month-invoices/:month/:clientID': <MonthInvoice />,
  '/admin/client-invoices/:number': <ClientInvoice />,
  '/admin/company': <Company />,
  '/admin/website': <WebsiteTexts />,
  '/admin/invoice-settings': <InvoiceSettings />,
  '/admin/pay': <PayRuns />,
  '/admin/pay/runs/:runID': <PayRun />,
  '/admin/pay/people': <Payees />,
  '/admin/pay/people/:userID': <Payee />,
  '/admin/pay/adjustments': <Adjustments />,
  '/admin/pay/super': <SuperList />,
  '/admin/pay/report': <TaxReport />,
  '/admin/pay/contractors': <ContractorReport />,
  '/admin/pay/costs': <Costs />,
  '/admin/pay/settings': <PaySettings />,
  '/admin/papers': <Papers />,
  '/admin/api-keys': <ApiKeys />,
  '/admin/webhooks': <Webhooks />,
  '/admin/webhooks/:webhookID': <WebhookDeliveries />,
  '/admin/xero': <Xero />,
  '/admin/xero/connected': <XeroConnected />,
  '/admin/xero/sent': <XeroSent />,
  '/admin/xero/contacts': <XeroContacts />,
  '/admin/xero/payments': <XeroPayments />,
  '/admin/audit-log': <AuditLog />,
  '/admin/download-everything': <DownloadEverything />,
  '/admin/queues': <Queues />,
  '/admin/holidays': <Holidays />,
  '/admin/plan': <Plan />,
  '/admin/plan/import': <ImportRoster />,
  '/admin/detail-changes': <DetailChanges />,
  '/admin/enquiries': <Enquiries />,
  '/admin/enquiries/:enquiryID': <Enquiry />,
  '/admin/site-proof': <SiteProof />,
  '/admin/quotes': <Quotes />,
  '/admin/quotes/texts': <QuoteTexts />,
  '/admin/quotes/:id': <QuotePage />,
  '/admin/clients': <Clients />,
  '/admin/clients/new': <NewClient />,
  '/admin/clients/import': <ImportClients />,
  '/admin/import-jobs': <ImportJobs />,
  '/admin/clients/:clientID': <ClientPage />,
  '/admin/receivables': <Receivables />,
  '/admin/receivables/:clientID': <ClientAccountPage />,
  '/admin/bank-statements': <BankStatements />,
  '/admin/accounting': <AccountingFiles />,
  '/admin/incidents': <Incidents />,
  '/admin/incidents/:incidentID': <Incident />,
  '/admin/supplies': <Supplies />,
  '/admin/supplies/items': <SupplyItems />,
  '/admin/supplies/:supplyID': <Supply />,
  '/admin/complaints': <Complaints />,
  '/admin/complaints/new': <NewComplaint />,
  '/admin/complaints/:complaintID': <Complaint />,
  '/admin/messages': <Messages />,
  '/admin/messages/:kind/:threadID': <Thread />,
  '/admin/site-codes': <Codes />,
  '/admin/documents': <Compliance />,
  '/admin/documents/:userID': <PersonCompliance />,
  '/admin/mail': <Mail />,
  '/admin/ui': <Examples />,
  '/admin/search': <Search />,
};

/** Screens of the admin desk. /admin/my-jobs and /admin/account come from the sub-contractor remote. */
const routes: RouteObject[] = [
  {
    element: (
      <DeskPages>
        <Outlet />
      </DeskPages>
    ),
    children: Object.entries(handles).map(([path, handle]) => ({
      path,
      handle,
      element: screens[path as keyof typeof handles],
    })),
  },
];

export default routes;

/** The desk's screen at /invoice, an address of the public remote. */
export const invoice = (
  <DeskPages>
    <Invoice />
  </DeskPages>
);
