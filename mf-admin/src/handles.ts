import type { PageHandle } from '@cleaning/ui/app';

/**
 * Pages of the desk by path. The menu has twelve places; other lists are tabs of a place
 * (docs/decisions/0078-menu-of-the-desk.md). The specification names two of the places: Job Places Data and
 * Sub-Contractors.
 */
export const handles = {
  '/admin': {
    title: 'Today',
    audience: 'admins',
    menu: {
      desk: { label: 'Job Places Data', icon: 'building', at: 2, group: 'first', letter: 'p', count: 'requests' },
    },
    tab: { place: '/admin', label: 'Today', count: 'requests' },
  },
  '/admin/jobs/:jobID': { title: 'Job place', audience: 'admins', parent: '/admin' },
  '/admin/jobs/:jobID/edit': { title: 'Edit job', audience: 'admins', parent: '/admin/jobs/:jobID' },
  '/admin/quick-job-data': {
    title: 'Quick jobs data',
    audience: 'admins',
    menu: {
      desk: { label: 'Quick Jobs Data', icon: 'bolt', at: 3, group: 'first', letter: 'q', count: 'quick-requests' },
    },
    tab: { place: '/admin', label: 'Quick jobs', count: 'quick-requests' },
  },
  '/admin/quick-job-data/:jobID': { title: 'Quick job', audience: 'admins', parent: '/admin/quick-job-data' },
  '/admin/quick-job-data/:jobID/edit': {
    title: 'Edit job',
    audience: 'admins',
    parent: '/admin/quick-job-data/:jobID',
  },
  '/admin/messages': {
    title: 'Messages',
    audience: 'places',
    menu: { supervisor: { label: 'Messages', icon: 'mail', at: 7, group: 'further', letter: 'e', count: 'messages' } },
    tab: { place: '/admin', label: 'Messages', count: 'messages' },
  },
  '/admin/messages/:kind/:threadID': { title: 'Messages', audience: 'places', parent: '/admin/messages' },
  '/admin/site-codes': {
    title: 'Door codes in descriptions',
    audience: 'admins',
    tab: { place: '/admin', label: 'Door codes' },
  },
  '/admin/import-jobs': { title: 'Import jobs', audience: 'admins', parent: '/admin' },
  '/admin/sub-contractors': {
    title: 'Sub-contractors',
    audience: 'admins',
    menu: {
      desk: { label: 'Sub-Contractors', icon: 'people', at: 4, group: 'first', letter: 's', count: 'people' },
    },
    tab: { place: '/admin/sub-contractors', label: 'Sub-contractors', count: 'people' },
  },
  '/admin/sub-contractors/invite': {
    title: 'Invite sub-contractors',
    audience: 'admins',
    parent: '/admin/sub-contractors',
  },
  '/admin/sub-contractors/:userID': {
    title: 'Sub-contractor',
    audience: 'admins',
    parent: '/admin/sub-contractors',
  },
  '/admin/detail-changes': {
    title: 'Detail change requests',
    audience: 'admins',
    tab: { place: '/admin/sub-contractors', label: 'Detail change requests', count: 'detail-changes' },
  },
  '/admin/create-permanent-job': {
    title: 'Create permanent job',
    audience: 'admins',
    menu: { desk: { label: 'Create Permanent Job', icon: 'calendarPlus', at: 5, group: 'first' } },
    action: { label: 'Create Permanent Job', icon: 'calendarPlus', createAt: 1 },
  },
  '/admin/create-quick-job': {
    title: 'Create quick job',
    audience: 'admins',
    menu: { desk: { label: 'Create Quick Job', icon: 'boltPlus', at: 6, group: 'first' } },
    action: { label: 'Create Quick Job', icon: 'boltPlus', createAt: 2 },
  },
  '/admin/today': {
    title: 'Shifts today',
    audience: 'places',
    menu: {
      desk: { label: 'Shifts today', icon: 'clock', at: 7, group: 'further', letter: 't' },
      supervisor: { label: 'Today', icon: 'clock', at: 1, group: 'first', letter: 't' },
    },
  },
  '/admin/plan': {
    title: 'Roster',
    audience: 'places',
    menu: {
      desk: { label: 'Roster', icon: 'calendar', at: 8, group: 'further', letter: 'n' },
      supervisor: { label: 'Roster', icon: 'calendar', at: 2, group: 'further', letter: 'n' },
    },
    tab: { place: '/admin/plan', label: 'Roster' },
  },
  '/admin/plan/import': { title: 'Import a roster', audience: 'admins', parent: '/admin/plan' },
  '/admin/absences': {
    title: 'Leave',
    audience: 'places',
    menu: { supervisor: { label: 'Cover', icon: 'calendarOff', at: 3, group: 'further', letter: 'v' } },
    tab: { place: '/admin/plan', label: 'Leave' },
  },
  '/admin/holidays': {
    title: 'Public holidays',
    audience: 'admins',
    tab: { place: '/admin/plan', label: 'Public holidays' },
  },
  '/admin/places': {
    title: 'Sites',
    audience: 'places',
    menu: { supervisor: { label: 'Sites', icon: 'building', at: 4, group: 'first', letter: 'p' } },
    isUnnamed: true,
  },
  '/admin/places/:jobID': { title: 'Site', audience: 'places', parent: '/admin/places' },
  '/admin/clients': {
    title: 'Clients',
    audience: 'admins',
    menu: { desk: { label: 'Clients', icon: 'client', at: 9, group: 'further', letter: 'c' } },
  },
  '/admin/clients/new': {
    title: 'New client',
    audience: 'admins',
    parent: '/admin/clients',
    action: { label: 'New client', icon: 'client', createAt: 3 },
    isUnnamed: true,
  },
  '/admin/clients/import': { title: 'Import clients', audience: 'admins', parent: '/admin/clients' },
  '/admin/clients/:clientID': { title: 'Client', audience: 'admins', parent: '/admin/clients' },
  '/admin/enquiries': {
    title: 'Enquiries',
    audience: 'admins',
    menu: { desk: { label: 'Sales', icon: 'question', at: 10, group: 'further', letter: 'e' } },
    tab: { place: '/admin/enquiries', label: 'Enquiries', count: 'enquiries' },
  },
  '/admin/enquiries/:enquiryID': { title: 'Enquiry', audience: 'admins', parent: '/admin/enquiries' },
  '/admin/quotes': {
    title: 'Quotes',
    audience: 'admins',
    tab: { place: '/admin/enquiries', label: 'Quotes', count: 'quotes' },
    action: { label: 'New quote', icon: 'quote', to: '/admin/quotes/new', createAt: 4 },
  },
  '/admin/quotes/texts': {
    title: 'Quote sections',
    audience: 'admins',
    tab: { place: '/admin/enquiries', label: 'Quote sections' },
  },
  '/admin/quotes/:id': { title: 'Quote', audience: 'admins', parent: '/admin/quotes' },
  '/admin/site-proof': {
    title: 'Reviews and prices',
    audience: 'admins',
    tab: { place: '/admin/enquiries', label: 'Reviews and prices' },
  },
  '/admin/month-invoices': {
    title: 'Monthly invoices',
    audience: 'admins',
    menu: { desk: { label: 'Invoices', icon: 'invoice', at: 11, group: 'further', letter: 'v' } },
    tab: { place: '/admin/month-invoices', label: 'Monthly invoices' },
    action: { label: 'New invoice', icon: 'invoice', createAt: 5 },
  },
  '/admin/month-invoices/:month/:clientID': {
    title: 'Monthly invoice',
    audience: 'admins',
    parent: '/admin/month-invoices',
  },
  '/admin/client-invoices/:number': { title: 'Invoice', audience: 'admins', parent: '/admin/month-invoices' },
  '/admin/invoices': {
    title: 'All invoices',
    audience: 'admins',
    tab: { place: '/admin/month-invoices', label: 'All invoices', letter: 'i' },
  },
  '/admin/receivables': {
    title: 'Owing',
    audience: 'admins',
    tab: { place: '/admin/month-invoices', label: 'Owing', letter: 'r' },
    action: { label: 'Send reminders', icon: 'mail' },
  },
  '/admin/receivables/:clientID': {
    title: 'Client account',
    audience: 'admins',
    parent: '/admin/receivables',
  },
  '/admin/bank-statements': {
    title: 'Bank statements',
    audience: 'admins',
    tab: { place: '/admin/month-invoices', label: 'Bank statements' },
  },
  '/admin/pay': {
    title: 'Pay runs',
    audience: 'admins',
    menu: { desk: { label: 'Pay', icon: 'money', at: 12, group: 'further', letter: 'y' } },
    tab: { place: '/admin/pay', label: 'Pay runs' },
  },
  '/admin/pay/runs/:runID': { title: 'Pay run', audience: 'admins', parent: '/admin/pay' },
  '/admin/approvals': {
    title: 'Approvals',
    audience: 'admins',
    tab: { place: '/admin/pay', label: 'Approvals', letter: 'a', count: 'approvals' },
  },
  '/admin/work': {
    title: 'Timesheets',
    audience: 'admins',
    tab: { place: '/admin/pay', label: 'Timesheets', letter: 'w' },
  },
  '/admin/work/:rowID': { title: 'Edit timesheet', audience: 'admins', parent: '/admin/work' },
  '/admin/pay/people': {
    title: 'People',
    audience: 'admins',
    tab: { place: '/admin/pay', label: 'People' },
  },
  '/admin/pay/people/:userID': {
    title: 'Pay settings',
    audience: 'admins',
    parent: '/admin/pay/people',
  },
  '/admin/pay/adjustments': {
    title: 'Adjustments',
    audience: 'admins',
    tab: { place: '/admin/pay', label: 'Adjustments' },
  },
  '/admin/pay/super': { title: 'Super', audience: 'admins', tab: { place: '/admin/pay', label: 'Super' } },
  '/admin/incidents': {
    title: 'Incidents',
    audience: 'places',
    menu: {
      desk: { label: 'Quality', icon: 'warning', at: 13, group: 'further' },
      supervisor: { label: 'Incidents', icon: 'warning', at: 5, group: 'further', letter: 'i', count: 'incidents' },
    },
    tab: { place: '/admin/incidents', label: 'Incidents', count: 'incidents' },
  },
  '/admin/incidents/:incidentID': { title: 'Incident', audience: 'places', parent: '/admin/incidents' },
  '/admin/complaints': {
    title: 'Complaints',
    audience: 'places',
    menu: {
      supervisor: { label: 'Complaints', icon: 'question', at: 6, group: 'further', letter: 'c', count: 'complaints' },
    },
    tab: { place: '/admin/incidents', label: 'Complaints', count: 'complaints' },
  },
  '/admin/complaints/new': {
    title: 'New complaint',
    audience: 'admins',
    parent: '/admin/complaints',
    action: { label: 'New complaint', icon: 'question', createAt: 6 },
    isUnnamed: true,
  },
  '/admin/complaints/:complaintID': { title: 'Complaint', audience: 'places', parent: '/admin/complaints' },
  '/admin/supplies': {
    title: 'Supplies',
    audience: 'places',
    menu: {
      supervisor: { label: 'Supplies', icon: 'briefcase', at: 8, group: 'further', count: 'supplies' },
    },
    tab: { place: '/admin/incidents', label: 'Supplies', count: 'supplies' },
  },
  '/admin/supplies/items': { title: 'List of items', audience: 'admins', parent: '/admin/supplies' },
  '/admin/supplies/:supplyID': { title: 'Supply request', audience: 'places', parent: '/admin/supplies' },
  '/admin/documents': {
    title: 'Documents',
    audience: 'admins',
    menu: { desk: { label: 'Documents', icon: 'clipboard', at: 14, group: 'further', count: 'documents' } },
  },
  '/admin/documents/:userID': {
    title: 'A person’s documents',
    audience: 'admins',
    parent: '/admin/documents',
  },
  '/admin/overview': {
    title: 'Overview',
    audience: 'admins',
    menu: { desk: { label: 'Reports', icon: 'chart', at: 15, group: 'further', letter: 'o' } },
    tab: { place: '/admin/overview', label: 'Overview' },
  },
  '/admin/pay/costs': {
    title: 'Cost by site',
    audience: 'admins',
    tab: { place: '/admin/overview', label: 'Cost by site' },
  },
  '/admin/accounting': {
    title: 'Accountant',
    audience: 'admins',
    tab: { place: '/admin/overview', label: 'Accountant' },
  },
  '/admin/pay/report': {
    title: 'Taxable payments annual report',
    audience: 'admins',
    tab: { place: '/admin/overview', label: 'Taxable payments (TPAR)' },
  },
  '/admin/pay/contractors': {
    title: 'Sub-contractor hours',
    audience: 'admins',
    tab: { place: '/admin/overview', label: 'Sub-contractor hours' },
  },
  '/admin/company': {
    title: 'Company',
    audience: 'admins',
    menu: { desk: { label: 'Settings', icon: 'sliders', at: 16, group: 'further' } },
    tab: { place: '/admin/company', group: 'Company', label: 'Company' },
  },
  '/admin/website': {
    title: 'Website',
    audience: 'admins',
    tab: { place: '/admin/company', group: 'Company', label: 'Website' },
  },
  '/admin/papers': {
    title: 'Agreement and declaration',
    audience: 'admins',
    tab: { place: '/admin/company', group: 'Company', label: 'Agreements' },
  },
  '/admin/invoice-settings': {
    title: 'Invoice settings',
    audience: 'admins',
    tab: { place: '/admin/company', group: 'Invoices and pay', label: 'Invoices' },
  },
  '/admin/pay/settings': {
    title: 'Pay settings',
    audience: 'admins',
    tab: { place: '/admin/company', group: 'Invoices and pay', label: 'Pay' },
  },
  '/admin/admins': {
    title: 'Admins',
    audience: 'admins',
    tab: { place: '/admin/company', group: 'Users', label: 'Admins' },
  },
  '/admin/supervisors': {
    title: 'Supervisors',
    audience: 'admins',
    tab: { place: '/admin/company', group: 'Users', label: 'Supervisors' },
  },
  '/admin/xero': {
    title: 'Xero',
    audience: 'admins',
    tab: { place: '/admin/company', group: 'Connections', label: 'Xero' },
  },
  '/admin/xero/connected': { title: 'Connect Xero', audience: 'admins', parent: '/admin/xero', isUnnamed: true },
  '/admin/xero/sent': { title: 'Sent to Xero', audience: 'admins', parent: '/admin/xero' },
  '/admin/xero/contacts': { title: 'Contacts in Xero', audience: 'admins', parent: '/admin/xero' },
  '/admin/xero/payments': { title: 'Payments from Xero', audience: 'admins', parent: '/admin/xero' },
  '/admin/mail': {
    title: 'Mail',
    audience: 'admins',
    tab: { place: '/admin/company', group: 'Connections', label: 'Mail' },
  },
  '/admin/api-keys': {
    title: 'API keys',
    audience: 'admins',
    tab: { place: '/admin/company', group: 'Connections', label: 'API keys' },
  },
  '/admin/webhooks': {
    title: 'Webhooks',
    audience: 'admins',
    tab: { place: '/admin/company', group: 'Connections', label: 'Webhooks' },
  },
  '/admin/webhooks/:webhookID': { title: 'Webhook deliveries', audience: 'admins', parent: '/admin/webhooks' },
  '/admin/audit-log': {
    title: 'Audit log',
    audience: 'admins',
    tab: { place: '/admin/company', group: 'Data', label: 'Audit log', letter: 'l' },
  },
  '/admin/download-everything': {
    title: 'Download everything',
    audience: 'admins',
    tab: { place: '/admin/company', group: 'Data', label: 'Download everything' },
  },
  '/admin/queues': {
    title: 'Queues',
    audience: 'admins',
    tab: { place: '/admin/company', group: 'Data', label: 'Queues' },
  },
  '/admin/ui': { title: 'Components', audience: 'admins', isUnnamed: true },
  '/admin/search': { title: 'Search', audience: 'admins', isUnnamed: true },
} satisfies Record<string, PageHandle>;
