export const status = {
  title: 'System status',
  lead: 'This page asks each part of our website and app whether it works, again every 15 seconds.',
  all: 'Everything works.',
  some: 'Some services are unavailable. We have been told, and are working on it.',
  looking: 'Looking…',
  works: 'Works',
  away: 'Unavailable',
  parts: {
    website: 'This website',
    accounts: 'Logging in and accounts',
    jobs: 'Jobs, shifts and hours',
    files: 'Documents and pictures',
    invoices: 'Invoices',
  },
  checkedAt: (time: string) => `Looked at ${time}.`,
  kept: 'What you entered before is kept. A Start or Finished that your phone could not send is sent when it can be.',
  help: 'Does something not work for you although it says “Works” here? Call us:',
} as const;
