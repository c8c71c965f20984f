import type { ShiftOrigin, ShiftState } from '@cleaning/contracts';

const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`;

export const plan = {
  title: 'Roster',
  weekFrom: (from: string, until: string) => `${from} – ${until}`,
  weeks: 'Weeks',
  previous: 'Previous week',
  now: 'This week',
  next: 'Next week',
  days: 'Days',
  show: 'Show',
  byPlace: 'Sites',
  byPerson: 'People',
  search: 'Search',
  onlyProblems: 'Only gaps and overlaps',
  showAll: 'Show all',
  nothing: 'No shifts this week.',
  nothingFound: 'No shifts match.',
  createJob: 'Create Permanent Job',
  place: 'Site',
  person: 'Person',
  needsPeople: 'Needs people',
  fine: 'No gaps or overlaps.',
  empty: (slots: number) => count(slots, 'empty slot', 'empty slots'),
  short: (slots: number) => count(slots, 'slot short of people', 'slots short of people'),
  overlaps: (pairs: number) => count(pairs, 'overlap', 'overlaps'),
  marks: (problems: number) => count(problems, 'gap or overlap', 'gaps or overlaps'),
  nobody: 'No one rostered',
  tooFew: (planned: number, needed: number) => `${planned} of ${needed} rostered`,
  overlapsWith: (time: string, place: string) => `Overlaps with ${time} ${place}`,
  holidays: 'Public holidays',
  holiday: (name: string) => `Public holiday: ${name}`,
  free: 'No shifts',
  freeRows: (rows: number) => `No shifts (${rows})`,
};

/** Beside a person's name; empty: to be done as the timetable says. */
export const shiftWords: Readonly<Record<ShiftState, string>> = {
  planned: '',
  away: 'Away',
  covered: 'Away, covered',
  cancelled: 'Cancelled',
};
export const originWords: Readonly<Record<ShiftOrigin, string>> = { timetable: '', cover: 'Cover', extra: 'Extra' };

export const cell = {
  close: 'Close',
  /** By `other`, who takes the shift of the person. */
  coveredBy: (other: string) => `Covered by ${other}`,
  reClean: 'Re-clean',
  coverFor: (other: string) => `Cover for ${other}`,
  openPlace: 'Open site',
  openPerson: 'Open person',
  findCover: 'Find cover',
  extra: 'Extra shift',
  changes: 'Changes this day',
  undo: 'Undo',
  undone: 'Change undone.',
  over: 'This day has passed.',
  back: 'Back',
  change: {
    away: 'Away',
    cancelled: 'Cancelled',
    extra: 'Extra shift',
  },
  by: (admin: string, at: string) => (admin ? `${admin}, ${at}` : at),
};
