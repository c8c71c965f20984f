export const status = {
  title: 'System status',
  lead: 'We check each part of our website and app every 15 seconds.',
  all: 'Everything is working.',
  some: 'Some services are unavailable. We know, and we’re working on it.',
  looking: 'Checking…',
  works: 'Working',
  away: 'Unavailable',
  parts: {
    website: 'This website',
    accounts: 'Login and accounts',
    jobs: 'Jobs, shifts and hours',
    files: 'Documents and photos',
    invoices: 'Invoices',
  },
  checkedAt: (time: string) => `Checked at ${time}.`,
  kept: 'Anything you’ve entered is saved. If your phone couldn’t send a Start or Finished, it will send it when it can.',
  help: 'Not working for you even though it says “Working” here? Call us:',
} as const;
