import type { SetupStep } from '@cleaning/contracts';

export interface StepTexts {
  /** Verb and object. */
  readonly name: string;
  readonly why: string;
}

const steps: Readonly<Record<SetupStep, StepTexts>> = {
  company: {
    name: 'Enter your company details',
    why: 'Your name, ABN and phone go on the website, quotes and invoices.',
  },
  gst: { name: 'Confirm your GST rate', why: 'You can’t send invoices or quotes until you do.' },
  bank: { name: 'Add your bank account', why: 'Clients see where to pay on each invoice.' },
  mail: {
    name: 'Set up mail',
    why: 'Send yourself a test email. Until mail is set up, you download invoices and quotes and send them yourself.',
  },
  logo: { name: 'Add your logo and colour', why: 'They go on the website, the app, and every PDF.' },
  clients: {
    name: 'Add your clients',
    why: 'Import a file from Xero, MYOB, QuickBooks, ServiceM8 or Jobber, or add them one at a time.',
  },
  people: {
    name: 'Invite your sub-contractors',
    why: 'They get a link to enter their details and documents. Then you verify them.',
  },
  job: { name: 'Create your first job', why: 'A job is a site with its days, times and sub-contractors.' },
  invoice: {
    name: 'Issue your first invoice',
    why: 'It charges a month’s work at the prices you agreed. You can issue it once the month is over.',
  },
};

export const setup = {
  title: 'Set up your company',
  steps,
  progress: (done: number, all: number) => `${done} of ${all} done`,
  states: { done: 'Done', skipped: 'Skipped', open: 'To do' },
  next: 'Next:',
  skip: 'Skip',
  skipStep: (name: string) => `Skip: ${name}`,
  undo: 'Undo skip',
  undoStep: (name: string) => `Undo skip: ${name}`,
  hide: 'Hide this list',
  hideAsked: 'Hide this list?\nThis skips the steps you haven’t done. You can show the list again in Settings.',
  bringBack: 'Show the setup list on the home page',
  isBack: 'The setup list is back on the home page.',
};
