export const status = {
  title: 'What works just now',
  lead: 'This page asks each part of our website and app whether it works, again every 15 seconds.',
  all: 'Everything works.',
  some: 'Some parts do not work just now. We have been told, and are working on it.',
  looking: 'Looking…',
  works: 'Works',
  away: 'Does not work just now',
  parts: {
    website: 'This website',
    accounts: 'Logging in and accounts',
    jobs: 'Jobs, shifts and hours',
    files: 'Documents and pictures',
    invoices: 'Invoices',
  },
  checkedAt: (time: string) => `Looked at ${time}.`,
  kept: 'What you entered before is kept. A Start or Finished that your phone could not send is sent when it can be.',
  help: 'Does something not work for you although it says “Works” here? Ring us:',
} as const;
