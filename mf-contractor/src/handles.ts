import type { PageHandle } from '@cleaning/ui/app';

/** The pages of the sub-contractors' app, by their paths. Admins are assigned to jobs too and work on the same screens. */
export const handles = {
  '/dashboard': {
    title: 'Dashboard',
    audience: 'contractors',
    menu: { contractor: { label: 'Dashboard', icon: 'chart', at: 1, group: 'first', letter: 'd' } },
    daily: { label: 'Dashboard', icon: 'chart', at: 2 },
  },
  '/my-jobs': {
    title: 'My jobs',
    audience: 'contractors',
    menu: { contractor: { label: 'My Jobs', icon: 'briefcase', at: 2, group: 'first', letter: 'm' } },
    daily: { label: 'My Jobs', icon: 'briefcase', at: 1 },
  },
  '/my-jobs/:jobID': { title: 'My job', audience: 'contractors', parent: '/my-jobs' },
  '/permanent-jobs': {
    title: 'Permanent jobs',
    audience: 'contractors',
    menu: { contractor: { label: 'Permanent Jobs', icon: 'calendar', at: 3, group: 'first', letter: 'p' } },
    daily: { label: 'Find jobs', icon: 'search', at: 3, also: ['/quick-jobs'] },
  },
  '/permanent-jobs/:jobID': { title: 'Permanent job', audience: 'contractors', parent: '/permanent-jobs' },
  '/quick-jobs': {
    title: 'Quick jobs',
    audience: 'contractors',
    menu: { contractor: { label: 'Quick Jobs', icon: 'bolt', at: 4, group: 'first', letter: 'q' } },
  },
  '/quick-jobs/:jobID': { title: 'Quick job', audience: 'contractors', parent: '/quick-jobs' },
  '/report-problem': { title: 'Report a problem', audience: 'contractors', parent: '/my-jobs' },
  '/request-supplies': { title: 'Ask for supplies', audience: 'contractors', parent: '/my-jobs' },
  '/messages': {
    title: 'Messages',
    audience: 'contractors',
    menu: {
      contractor: { label: 'Messages', icon: 'mail', at: 6, group: 'work', letter: 'e', count: 'messages' },
    },
  },
  '/messages/:kind/:threadID': { title: 'Messages', audience: 'contractors', parent: '/messages' },
  '/payments': {
    title: 'Payments',
    audience: 'account',
    menu: { contractor: { label: 'Payments', icon: 'wallet', at: 7, group: 'further', letter: 'y' } },
    daily: { label: 'Payments', icon: 'wallet', at: 4 },
  },
  '/payments/details': { title: 'Details for tax and super', audience: 'account', parent: '/payments' },
  '/payments/:runID': { title: 'Payment', audience: 'account', parent: '/payments' },
  '/account': {
    title: 'Account',
    audience: 'account',
    menu: { contractor: { label: 'Account', icon: 'person', at: 5, group: 'first', letter: 'a' } },
    daily: { label: 'Account', icon: 'person', at: 5 },
  },
  '/account/me': { title: 'Me', audience: 'account', parent: '/account' },
  '/account/documents': { title: 'Documents', audience: 'account', parent: '/account' },
  '/account/pay': { title: 'Pay details', audience: 'account', parent: '/account' },
  '/account/security': { title: 'Security', audience: 'account', parent: '/account' },
  '/account/notifications': { title: 'Notifications and calendar', audience: 'account', parent: '/account' },
  '/not-verified': { title: 'Waiting for verification', audience: 'waiting', isUnnamed: true },
  '/notices': { title: 'Notices', audience: 'people' },
  '/admin/my-jobs': {
    title: 'My jobs',
    audience: 'admins',
    menu: { desk: { label: 'My Jobs', icon: 'briefcase', at: 1, group: 'first', letter: 'm' } },
  },
  '/admin/my-jobs/:jobID': { title: 'My job', audience: 'admins', parent: '/admin/my-jobs' },
  '/admin/request-supplies': { title: 'Ask for supplies', audience: 'admins', parent: '/admin/my-jobs' },
  '/admin/report-problem': { title: 'Report a problem', audience: 'admins', parent: '/admin/my-jobs' },
  '/admin/account': {
    title: 'Account',
    audience: 'places',
    menu: { supervisor: { label: 'Account', icon: 'person', at: 9, group: 'first', letter: 'a' } },
    isUnnamed: true,
  },
  '/admin/second-factor': { title: 'Set up a second factor', audience: 'admins', isUnnamed: true },
} satisfies Record<string, PageHandle>;
