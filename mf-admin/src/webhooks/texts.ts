import type { WebhookArea, WebhookDelivery, WebhookRow } from '@cleaning/contracts';

export const webhooks = {
  title: 'Webhooks',
  lead: 'A webhook tells another program when something happens. It only sends IDs and names.',
  docs: 'API guide',
  caption: 'Webhooks',
  empty: 'No webhooks yet.',
  address: 'Address',
  areas: 'Events',
  state: 'Status',
  states: {
    on: 'On',
    off: 'Off',
    failed: 'Off after 3 days of failures',
    gone: 'Off: the address asked us to stop',
  } satisfies Record<WebhookRow['state'], string>,
  failingSince: (instant: string) => `Failing since ${instant}`,
  action: 'Action',
  log: 'Deliveries',
  logLabel: (url: string) => `Deliveries to ${url}`,
  more: 'More',
  moreLabel: (url: string) => `More for ${url}`,
  test: 'Send test',
  tested: 'Test sent. See Deliveries.',
  switchOn: 'Turn on',
  switchOff: 'Turn off',
  confirmOff: (url: string) => `Turn off this webhook?\nNothing is sent to ${url} until you turn it on again.`,
  remove: 'Remove',
  confirmRemove: (url: string) => `Remove this webhook?\nThis removes ${url} and its deliveries.`,
  removed: 'Webhook removed.',
};

export const newWebhook = {
  title: 'Add a webhook',
  url: 'Address',
  urlHint: 'Starts with https://. Ask whoever looks after the receiving program.',
  areas: 'Send events about',
  submit: 'Add webhook',
  secret: 'Signing secret',
  once: 'Copy it into the receiving program now. You won’t see it again.',
  copy: 'Copy secret',
  copied: 'Secret copied.',
  notCopied: 'Couldn’t copy the secret. Select it and copy it yourself.',
};

export const areaNames: Record<WebhookArea, string> = {
  job: 'Jobs',
  shift: 'Shifts and leave',
  'work-record': 'Timesheets',
  invoice: 'Invoices',
  payment: 'Payments and pay runs',
  client: 'Clients',
  incident: 'Incidents',
  document: 'Documents',
};

export const deliveries = {
  title: 'Webhook deliveries',
  caption: 'Latest 100 deliveries',
  empty: 'Nothing sent yet.',
  event: 'Event',
  at: 'Created',
  state: 'Status',
  states: {
    waiting: 'Waiting',
    sending: 'Sending',
    delivered: 'Delivered',
    failed: 'Failed',
  } satisfies Record<WebhookDelivery['state'], string>,
  attempts: 'Attempts',
  answer: 'Last response',
  duration: (milliseconds: number) => `${milliseconds} ms`,
  action: 'Action',
  replay: 'Replay',
  replayLabel: (type: string) => `Replay ${type}`,
  replayed: 'Sent again.',
};
