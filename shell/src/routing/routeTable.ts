import { matchPath } from '@cleaning/ui/app';

export type RemoteName = 'public' | 'contractor' | 'admin';

/**
 * Who sees a screen; everybody else is redirected.
 * everybody · visitors: people who are not logged in · contractors: verified sub-contractors ·
 * account: sub-contractors, verified or not · waiting: sub-contractors not verified yet · admins ·
 * places: admins, and supervisors for their places · people: whoever is logged in
 */
export type Audience =
  | 'everybody'
  | 'visitors'
  | 'contractors'
  | 'account'
  | 'waiting'
  | 'admins'
  | 'places'
  | 'people';

export interface Route {
  readonly path: string;
  readonly title: string;
  readonly remote: RemoteName;
  readonly audience: Audience;
  /** Set where an admin gets another remote's screen at the same address. */
  readonly remoteForAdmins?: RemoteName;
  /** The page above, for the breadcrumb and the way back. */
  readonly parent?: string;
  /** Of the public remote: neither written at build nor named to search engines. */
  readonly unlisted?: boolean;
  /** Set where the page's content security policy is not that of all others (nginx/http.conf). */
  readonly ownPolicy?: boolean;
}

/** Every address of the product. The first match counts. */
export const ROUTES: readonly Route[] = [
  { path: '/', title: 'Commercial cleaning in Adelaide', remote: 'public', audience: 'everybody' },
  { path: '/services', title: 'Services', remote: 'public', audience: 'everybody' },
  { path: '/services/details', title: 'Our services in detail', remote: 'public', audience: 'everybody' },
  { path: '/products-and-equipments', title: 'Products and equipment', remote: 'public', audience: 'everybody' },
  { path: '/about-us', title: 'About us', remote: 'public', audience: 'everybody' },
  { path: '/contact-us', title: 'Contact us', remote: 'public', audience: 'everybody', ownPolicy: true },
  { path: '/quote', title: 'Ask for a quote', remote: 'public', audience: 'everybody' },
  { path: '/privacy', title: 'Privacy', remote: 'public', audience: 'everybody' },
  { path: '/gallery', title: 'Gallery', remote: 'public', audience: 'everybody' },
  {
    path: '/invoice',
    title: 'Invoice',
    remote: 'public',
    audience: 'everybody',
    remoteForAdmins: 'admin',
    parent: '/admin/invoices',
  },
  { path: '/login', title: 'Login', remote: 'public', audience: 'visitors' },
  { path: '/register', title: 'Register', remote: 'public', audience: 'visitors' },
  { path: '/forgot-password', title: 'Forgotten password', remote: 'public', audience: 'everybody', unlisted: true },
  { path: '/reset-password', title: 'Choose a new password', remote: 'public', audience: 'everybody', unlisted: true },
  { path: '/confirm-email', title: 'Confirm your e-mail', remote: 'public', audience: 'everybody', unlisted: true },
  { path: '/your-quote', title: 'Your quote', remote: 'public', audience: 'everybody', unlisted: true },
  { path: '/status', title: 'What works just now', remote: 'public', audience: 'everybody', unlisted: true },

  { path: '/dashboard', title: 'Dashboard', remote: 'contractor', audience: 'contractors' },
  { path: '/my-jobs', title: 'My jobs', remote: 'contractor', audience: 'contractors' },
  { path: '/my-jobs/:jobID', title: 'My job', remote: 'contractor', audience: 'contractors', parent: '/my-jobs' },
  { path: '/permanent-jobs', title: 'Permanent jobs', remote: 'contractor', audience: 'contractors' },
  {
    path: '/permanent-jobs/:jobID',
    title: 'Permanent job',
    remote: 'contractor',
    audience: 'contractors',
    parent: '/permanent-jobs',
  },
  { path: '/quick-jobs', title: 'Quick jobs', remote: 'contractor', audience: 'contractors' },
  {
    path: '/quick-jobs/:jobID',
    title: 'Quick job',
    remote: 'contractor',
    audience: 'contractors',
    parent: '/quick-jobs',
  },
  {
    path: '/report-problem',
    title: 'Report a problem',
    remote: 'contractor',
    audience: 'contractors',
    parent: '/my-jobs',
  },
  { path: '/payments', title: 'Payments', remote: 'contractor', audience: 'account' },
  {
    path: '/payments/details',
    title: 'Details for tax and super',
    remote: 'contractor',
    audience: 'account',
    parent: '/payments',
  },
  { path: '/payments/:runID', title: 'Payment', remote: 'contractor', audience: 'account', parent: '/payments' },
  { path: '/account', title: 'Account', remote: 'contractor', audience: 'account' },
  { path: '/not-verified', title: 'Waiting for verification', remote: 'contractor', audience: 'waiting' },
  { path: '/notices', title: 'Notices', remote: 'contractor', audience: 'people' },

  { path: '/admin', title: 'Job places data', remote: 'admin', audience: 'admins' },
  { path: '/admin/jobs/:jobID', title: 'Job place', remote: 'admin', audience: 'admins', parent: '/admin' },
  { path: '/admin/sub-contractors', title: 'Sub-contractors', remote: 'admin', audience: 'admins' },
  {
    path: '/admin/sub-contractors/:userID',
    title: 'Sub-contractor',
    remote: 'admin',
    audience: 'admins',
    parent: '/admin/sub-contractors',
  },
  {
    path: '/admin/admins',
    title: 'Administrators',
    remote: 'admin',
    audience: 'admins',
    parent: '/admin/sub-contractors',
  },
  {
    path: '/admin/supervisors',
    title: 'Supervisors',
    remote: 'admin',
    audience: 'admins',
    parent: '/admin/sub-contractors',
  },
  { path: '/admin/places', title: 'Places', remote: 'admin', audience: 'places' },
  { path: '/admin/places/:jobID', title: 'Place', remote: 'admin', audience: 'places', parent: '/admin/places' },
  { path: '/admin/create-permanent-job', title: 'Create permanent job', remote: 'admin', audience: 'admins' },
  { path: '/admin/create-quick-job', title: 'Create quick job', remote: 'admin', audience: 'admins' },
  { path: '/admin/quick-job-data', title: 'Quick jobs data', remote: 'admin', audience: 'admins' },
  {
    path: '/admin/quick-job-data/:jobID',
    title: 'Quick job',
    remote: 'admin',
    audience: 'admins',
    parent: '/admin/quick-job-data',
  },
  {
    path: '/admin/jobs/:jobID/edit',
    title: 'Edit job',
    remote: 'admin',
    audience: 'admins',
    parent: '/admin/jobs/:jobID',
  },
  {
    path: '/admin/quick-job-data/:jobID/edit',
    title: 'Edit job',
    remote: 'admin',
    audience: 'admins',
    parent: '/admin/quick-job-data/:jobID',
  },
  { path: '/admin/plan', title: 'Plan', remote: 'admin', audience: 'places' },
  { path: '/admin/holidays', title: 'Public holidays', remote: 'admin', audience: 'admins', parent: '/admin/plan' },
  { path: '/admin/overview', title: 'Overview', remote: 'admin', audience: 'admins' },
  { path: '/admin/today', title: 'Today', remote: 'admin', audience: 'places' },
  {
    path: '/admin/absences',
    title: 'Absences and changes',
    remote: 'admin',
    audience: 'places',
    parent: '/admin/today',
  },
  { path: '/admin/work', title: 'Done work', remote: 'admin', audience: 'admins' },
  { path: '/admin/approvals', title: 'Approvals', remote: 'admin', audience: 'admins' },
  {
    path: '/admin/work/:rowID',
    title: 'Correct a work record',
    remote: 'admin',
    audience: 'admins',
    parent: '/admin/work',
  },
  { path: '/admin/enquiries', title: 'Enquiries', remote: 'admin', audience: 'admins' },
  {
    path: '/admin/enquiries/:enquiryID',
    title: 'Enquiry',
    remote: 'admin',
    audience: 'admins',
    parent: '/admin/enquiries',
  },
  { path: '/admin/documents', title: 'Documents', remote: 'admin', audience: 'admins' },
  {
    path: '/admin/documents/:userID',
    title: "A person's documents",
    remote: 'admin',
    audience: 'admins',
    parent: '/admin/documents',
  },
  { path: '/admin/quotes', title: 'Quotes', remote: 'admin', audience: 'admins' },
  { path: '/admin/quotes/texts', title: 'Texts', remote: 'admin', audience: 'admins', parent: '/admin/quotes' },
  { path: '/admin/quotes/:id', title: 'Quote', remote: 'admin', audience: 'admins', parent: '/admin/quotes' },
  {
    path: '/admin/site-codes',
    title: 'Codes in descriptions',
    remote: 'admin',
    audience: 'admins',
    parent: '/admin',
  },
  { path: '/admin/incidents', title: 'Incidents', remote: 'admin', audience: 'places' },
  {
    path: '/admin/incidents/:incidentID',
    title: 'Incident',
    remote: 'admin',
    audience: 'places',
    parent: '/admin/incidents',
  },
  { path: '/admin/pay', title: 'Pay runs', remote: 'admin', audience: 'admins' },
  { path: '/admin/pay/runs/:runID', title: 'Pay run', remote: 'admin', audience: 'admins', parent: '/admin/pay' },
  {
    path: '/admin/pay/people',
    title: 'People who are paid',
    remote: 'admin',
    audience: 'admins',
    parent: '/admin/pay',
  },
  {
    path: '/admin/pay/people/:userID',
    title: 'Pay settings of a person',
    remote: 'admin',
    audience: 'admins',
    parent: '/admin/pay/people',
  },
  { path: '/admin/pay/adjustments', title: 'Adjustments', remote: 'admin', audience: 'admins', parent: '/admin/pay' },
  { path: '/admin/pay/super', title: 'Super', remote: 'admin', audience: 'admins', parent: '/admin/pay' },
  {
    path: '/admin/pay/report',
    title: 'Annual report of payments',
    remote: 'admin',
    audience: 'admins',
    parent: '/admin/pay',
  },
  {
    path: '/admin/pay/contractors',
    title: 'Days and hours of contractors',
    remote: 'admin',
    audience: 'admins',
    parent: '/admin/pay',
  },
  { path: '/admin/pay/costs', title: 'Cost by place', remote: 'admin', audience: 'admins', parent: '/admin/pay' },
  { path: '/admin/pay/settings', title: 'Pay settings', remote: 'admin', audience: 'admins', parent: '/admin/pay' },
  { path: '/admin/clients', title: 'Clients', remote: 'admin', audience: 'admins' },
  { path: '/admin/clients/new', title: 'New client', remote: 'admin', audience: 'admins', parent: '/admin/clients' },
  {
    path: '/admin/clients/import',
    title: 'Import clients',
    remote: 'admin',
    audience: 'admins',
    parent: '/admin/clients',
  },
  { path: '/admin/import-jobs', title: 'Import jobs', remote: 'admin', audience: 'admins', parent: '/admin/clients' },
  {
    path: '/admin/clients/:clientID',
    title: 'Client',
    remote: 'admin',
    audience: 'admins',
    parent: '/admin/clients',
  },
  { path: '/admin/receivables', title: 'Money in', remote: 'admin', audience: 'admins' },
  {
    path: '/admin/receivables/:clientID',
    title: 'Account of a client',
    remote: 'admin',
    audience: 'admins',
    parent: '/admin/receivables',
  },
  {
    path: '/admin/bank-statements',
    title: 'Bank statements',
    remote: 'admin',
    audience: 'admins',
    parent: '/admin/receivables',
  },
  { path: '/admin/invoices', title: 'Invoices', remote: 'admin', audience: 'admins' },
  { path: '/admin/month-invoices', title: 'Month’s invoices', remote: 'admin', audience: 'admins' },
  {
    path: '/admin/month-invoices/:month/:clientID',
    title: 'Month’s invoice',
    remote: 'admin',
    audience: 'admins',
    parent: '/admin/month-invoices',
  },
  {
    path: '/admin/client-invoices/:number',
    title: 'Invoice',
    remote: 'admin',
    audience: 'admins',
    parent: '/admin/month-invoices',
  },
  { path: '/admin/invoice-settings', title: 'Invoice settings', remote: 'admin', audience: 'admins' },
  { path: '/admin/audit-log', title: 'Audit log', remote: 'admin', audience: 'admins' },
  { path: '/admin/queues', title: 'Queues', remote: 'admin', audience: 'admins' },
  { path: '/admin/detail-changes', title: 'Changes of details', remote: 'admin', audience: 'admins' },
  { path: '/admin/mail', title: 'Mail', remote: 'admin', audience: 'admins' },
  { path: '/admin/search', title: 'Search', remote: 'admin', audience: 'admins' },
  // Admins are assigned to jobs too, and work on the sub-contractor's screens.
  { path: '/admin/my-jobs', title: 'My jobs', remote: 'contractor', audience: 'admins' },
  { path: '/admin/account', title: 'Account', remote: 'contractor', audience: 'places' },
  { path: '/admin/second-factor', title: 'Set up a second factor', remote: 'contractor', audience: 'admins' },
  {
    path: '/admin/my-jobs/:jobID',
    title: 'My job',
    remote: 'contractor',
    audience: 'admins',
    parent: '/admin/my-jobs',
  },
  {
    path: '/admin/report-problem',
    title: 'Report a problem',
    remote: 'contractor',
    audience: 'admins',
    parent: '/admin/my-jobs',
  },
];

export const routeOf = (pathname: string): Route | undefined =>
  ROUTES.find(({ path }) => matchPath({ path, end: true }, pathname) !== null);
