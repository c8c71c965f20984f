import type { IncidentState } from '@cleaning/contracts';

export const states: Readonly<Record<IncidentState, string>> = {
  new: 'New',
  'in-progress': 'In progress',
  closed: 'Closed',
};

export const incidentList = {
  title: 'Incidents',
  lead: 'Injuries, damage and other problems that people have reported from their phones.',
  caption: 'Incidents',
  search: 'Text, person, place or number',
  state: 'State',
  open: 'Open (new and in progress)',
  all: 'All states',
  kind: 'Kind',
  allKinds: 'All kinds',
  from: 'From',
  until: 'To',
  number: 'No.',
  person: 'Reported by',
  job: 'Place',
  noJob: 'No place',
  happened: 'Happened',
  reported: 'Reported',
  openNamed: (kind: string, number: number) => `Open ${kind} ${number}`,
  empty: 'No incident is open. People report them with “Report a problem” on their phones.',
  none: 'No incident was found.',
};

export const incident = {
  back: 'Incidents',
  titleOf: (kind: string, number: number) => `${kind} ${number}`,
  history: 'Audit log',
  report: 'Report',
  person: 'Reported by',
  job: 'Place',
  noJob: 'No place was named',
  happened: 'Happened',
  reported: 'Reported',
  noText: 'Nothing was written.',
  photo: 'Photo of the report',
  stateTitle: 'State',
  steps: { new: 'Set to new', 'in-progress': 'Start working on it', closed: 'Close' },
  reopen: 'Open again',
  became: (state: string) => `State: ${state}`,
  note: (by: string) => `Note of ${by}`,
  changed: (by: string, state: string) => `${by} set the state: ${state}`,
  noteHint: 'For the office and the supervisor. The person who reported it does not see it.',
  injury: {
    title: 'An injury: check whether SafeWork SA must be notified',
    call: (telephone: string) =>
      `A death, a serious injury or a dangerous incident must be reported to SafeWork SA at once: ${telephone}, at all hours. The site stays as it is until an inspector says otherwise, except to help the injured person or to make it safe.`,
    notice: (hours: number, years: number) =>
      `If SafeWork SA asks for a written notice, send it within ${hours} hours. Keep the record for ${years} years: this page cannot be deleted.`,
  },
};
