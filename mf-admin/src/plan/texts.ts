import type { ShiftOrigin, ShiftState } from '@cleaning/contracts';

const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`;

export const plan = {
  title: 'Plan',
  lead: 'A week of all places or people. Slots without people and shifts at the same time are marked.',
  weekFrom: (from: string, until: string) => `${from} – ${until}`,
  weeks: 'Weeks',
  previous: 'Previous week',
  now: 'This week',
  next: 'Next week',
  days: 'Days',
  show: 'Show',
  byPlace: 'Places',
  byPerson: 'People',
  search: 'Search',
  onlyProblems: 'Only gaps and overlaps',
  showAll: 'Show all',
  nothing: 'Nothing is planned in this week.',
  nothingFound: 'Nothing in this week matches.',
  createJob: 'Create Permanent Job',
  place: 'Place',
  person: 'Person',
  needsPeople: 'Needs people',
  fine: 'Every slot to come has its people, and nobody has two shifts at the same time.',
  empty: (slots: number) => count(slots, 'slot has nobody', 'slots have nobody'),
  short: (slots: number) => count(slots, 'slot has too few people', 'slots have too few people'),
  overlaps: (pairs: number) => count(pairs, 'overlap', 'overlaps'),
  marks: (problems: number) => count(problems, 'gap or overlap', 'gaps or overlaps'),
  nobody: 'Nobody planned',
  tooFew: (planned: number, needed: number) => `${planned} of ${needed} planned`,
  overlapsWith: (time: string, place: string) => `Overlaps with ${time} ${place}`,
  holidays: 'Public Holidays',
  holiday: (name: string) => `Public holiday: ${name}`,
  free: 'Nothing planned',
  freeRows: (rows: number) => `Nothing planned (${rows})`,
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
  openPlace: 'Open place',
  openPerson: 'Open person',
  findCover: 'Find cover',
  extra: 'Extra shift',
  changes: 'Changes of this day',
  undo: 'Undo',
  undone: 'The change is taken back.',
  over: 'This day is over.',
  back: 'Back',
  change: {
    away: 'Away',
    cancelled: 'Cancelled',
    extra: 'Extra shift',
  },
  by: (admin: string, at: string) => (admin ? `${admin}, ${at}` : at),
};
