import type { CallAnswer, getMailState } from '@cleaning/contracts';

export type MailServer = NonNullable<CallAnswer<typeof getMailState>['server']>;

/** What happened, and what to do; empty if you can only wait. */
export type Reason = readonly [what: string, todo: string];

const nameServer = (server: MailServer | null) => (server ? `the mail server ${server.host}` : 'the mail server');
const onPort = (server: MailServer | null) => (server ? ` on port ${server.port}` : '');
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Reasons why a mail wasn't sent, with what to do. */
export const reasons = {
  login: (): Reason => [
    'The mail server didn’t accept the user name and password',
    'Check both. Some providers ask for an app password.',
  ],
  unknownAddress: (): Reason => ['The mail server doesn’t know the address', 'Check it for typing errors.'],
  rejected: (): Reason => ['The mail server rejected the sender or the address', 'Check MAIL_FROM and the address.'],
  busy: (): Reason => ['The mail server is busy', ''],
  unknownServer: (server: MailServer | null): Reason => [
    server ? `There’s no mail server called ${server.host}` : 'There’s no mail server with this name',
    'Check the address.',
  ],
  noAnswer: (server: MailServer | null): Reason => [
    `${capitalise(nameServer(server))} didn’t answer${onPort(server)}`,
    'Check the address and port, and whether a firewall blocks them.',
  ],
  refused: (server: MailServer | null): Reason => [
    `Couldn’t reach ${nameServer(server)}${onPort(server)}`,
    'Check the address and port.',
  ],
  cut: (server: MailServer | null): Reason => [
    `${capitalise(nameServer(server))} closed the connection${onPort(server)}`,
    'Check the port.',
  ],
  certificate: (server: MailServer | null): Reason => [
    `The certificate of ${server?.host ?? 'the mail server'} isn’t valid`,
    'Check the address, or ask your mail provider.',
  ],
  notSecure: (server: MailServer | null): Reason => [
    `Couldn’t make a secure connection to ${server?.host ?? 'the mail server'}${onPort(server)}`,
    'Use smtps:// with port 465, or smtp:// with port 587.',
  ],
  other: (): Reason => ['The mail server didn’t accept the email', ''],
};

export const mail = {
  title: 'Mail',
  delivery: 'Delivery',
  smtp: 'Mail server',
  server: ({ host, port }: MailServer) => `${host}, port ${port}`,
  settings: 'For whoever looks after your server: the address, user name and password are in SMTP_URL.',
  files: 'No mail server',
  filesLead:
    'No emails are sent. You can download invoices and quotes and send them yourself, copy invitation links, and create password links on people’s pages. Set up a mail server to send all of these by email.',
  filesOperator: 'Ask whoever looks after your server to set up email (SMTP_URL).',
  pickedUp: 'Emails are saved as files for another program to send.',
  counts: 'Emails in the last 90 days',
  waiting: 'Waiting',
  sent: 'Sent',
  saved: 'Saved as files',
  refused: 'Bounced',
  given_up: 'Not delivered',
  unsure: 'May not have arrived',
  refusedHint: 'Bounced: the address is wrong or full. The person’s page shows this.',
  givenUpHint: 'Not delivered: we tried for three days, or its link expired.',
  unsureHint: 'May not have arrived: the connection dropped while sending. We won’t send it again.',
  lastError: 'Latest failure',
  noError: 'None',
  test: 'Send test email',
  testLead: (email: string) => `Test emails go to ${email}.`,
  testing: 'Sending the test email.',
  testSent: 'The mail server accepted the test email. Check your inbox.',
  testTriedAgain: (why: string) => `${why} We’ll keep trying.`,
  testFailed: (why: string) => `${why} Try again with another test email.`,
  testFile: 'Test email saved as a file. It wasn’t sent.',
};

export const sms = {
  title: 'Text messages (SMS)',
  off: 'Not set up',
  offLead:
    'Urgent notices only go by email and push message. If you set up text messages, sub-contractors also get them without the app or internet.',
  offOperator: 'Ask whoever looks after your server to set up text messages (SMS_URL).',
  lead: 'Sub-contractors who have confirmed a mobile number get a text when a shift hasn’t been started, cover is offered or their shift changes.',
  people: 'People who get texts',
  sent: 'Sent this month',
  segments: 'Parts charged this month',
  cost: 'Cost this month',
  costAt: (cost: string, cents: number) => `A$${cost} (${cents} c a part)`,
  noPrice: 'Set SMS_CENTS_PER_SEGMENT to see the cost',
  waiting: 'Waiting',
  refused: 'Rejected this month',
  given_up: 'Too late to send this month',
  unsure: 'May not have arrived this month',
  segmentsHint:
    'Texts over 160 characters, or over 70 in scripts like Chinese or Nepali, are charged as several parts.',
  lastError: 'Latest failure',
  noError: 'None',
};
