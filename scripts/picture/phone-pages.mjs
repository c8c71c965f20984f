/** Every page of the sub-contractors' app. A page with a parameter is reached by the first link of its list. */
export const PHONE_PAGES = [
  '/dashboard',
  '/my-jobs',
  '/my-jobs/:jobID',
  '/report-problem',
  '/request-supplies',
  '/permanent-jobs',
  '/permanent-jobs/:jobID',
  '/quick-jobs',
  '/quick-jobs/:jobID',
  '/messages',
  '/messages/:kind/:threadID',
  '/payments',
  '/payments/details',
  '/payments/:runID',
  '/account',
  '/account/me',
  '/account/documents',
  '/account/pay',
  '/account/security',
  '/account/notifications',
  '/notices',
];

/** Page of somebody whom the office hasn't verified. */
export const UNVERIFIED_PAGE = '/not-verified';
