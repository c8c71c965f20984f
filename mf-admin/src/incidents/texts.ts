import type { IncidentState } from '@cleaning/contracts';

export const states: Readonly<Record<IncidentState, string>> = {
  new: 'New',
  'in-progress': 'In progress',
  closed: 'Closed',
};

export const incidentList = {
  title: 'Incidents',
  caption: 'Incidents',
  search: 'Search incidents',
  state: 'Status',
  open: 'Open',
  all: 'All statuses',
  kind: 'Type',
  allKinds: 'All types',
  from: 'From',
  until: 'To',
  number: 'No.',
  person: 'Reported by',
  job: 'Site',
  noJob: 'No site',
  happened: 'When it happened',
  reported: 'Reported',
  openLabel: (kind: string, number: number) => `Open ${kind} ${number}`,
  empty: 'No open incidents. People report them in the app with “Report a problem”.',
  none: 'No incidents found.',
};

export const incident = {
  back: 'Incidents',
  incidentTitle: (kind: string, number: number) => `${kind} ${number}`,
  history: 'Audit log',
  report: 'Report',
  person: 'Reported by',
  job: 'Site',
  noJob: 'No site given',
  happened: 'When it happened',
  reported: 'Reported',
  noText: 'No description.',
  photo: 'Incident photo',
  stateTitle: 'Status',
  steps: { new: 'Mark as new', 'in-progress': 'Mark as in progress', closed: 'Close incident' },
  reopen: 'Reopen',
  became: (state: string) => `Status: ${state}`,
  note: (by: string) => `Note by ${by}`,
  changed: (by: string, state: string) => `${by} changed the status to ${state}`,
  noteHint: 'Only the office and the supervisor see it, not the person who reported it.',
  injury: {
    title: 'Injury: check if you must notify SafeWork SA',
    call: (telephone: string) =>
      `Report a death, serious injury or dangerous incident straight away: call SafeWork SA on ${telephone}, 24 hours. Don’t disturb the site until an inspector says so, except to help the injured person or make it safe.`,
    notice: (hours: number, years: number) =>
      `If SafeWork SA asks for a written notice, send it within ${hours} hours. Keep the record for ${years} years. You can’t delete this page.`,
  },
};
