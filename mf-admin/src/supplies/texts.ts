import type { SupplyState } from '@cleaning/contracts';

export const states: Readonly<Record<SupplyState, string>> = {
  open: 'Open',
  ordered: 'Ordered',
  delivered: 'Delivered',
  declined: 'Declined',
};

export const amount = (quantity: number, item: string): string => `${quantity} × ${item}`;

export const supplyList = {
  title: 'Supplies',
  caption: 'Supply requests',
  search: 'Search supply requests',
  state: 'Status',
  active: 'Open and ordered',
  all: 'All statuses',
  number: 'No.',
  item: 'Item',
  person: 'Requested by',
  job: 'Site',
  asked: 'Requested',
  openLabel: (item: string, number: number) => `Open request ${number}, ${item}`,
  empty: 'No open supply requests. People send them in the app with “Ask for supplies”.',
  none: 'No supply requests found.',
  items: 'Edit list of items',
};

export const supply = {
  back: 'Supplies',
  title: (number: number) => `Supply request ${number}`,
  history: 'Audit log',
  request: 'Request',
  item: 'Item',
  person: 'Requested by',
  job: 'Site',
  asked: 'Requested',
  note: 'Note',
  reason: 'Reason',
  photo: 'Photo of supplies',
  stateTitle: 'Status',
  steps: { open: 'Reopen', ordered: 'Mark as ordered', delivered: 'Mark as delivered', declined: 'Decline' },
  became: (state: string) => `Status: ${state}`,
  declineTitle: 'Decline this request?',
  declineReason: 'Reason',
  declineHint: 'The person who asked will see it.',
  cancel: 'Cancel',
};

export const supplyItems = {
  title: 'List of items',
  lead: 'People choose from this list when they ask for supplies. They can also type something else.',
  items: 'Items',
  hint: (most: number) => `One per line, up to ${most}`,
  save: 'Save list',
  saved: 'List saved.',
};

export const jobSupplies = {
  title: 'Supplies',
  none: 'No open supply requests.',
  open: (count: number) => (count === 1 ? '1 open supply request' : `${count} open supply requests`),
};
