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
  length: 'Period',
  lengths: { 7: 'Week', 14: 'Fortnight' },
  search: 'Search',
  searchAndFilter: 'Search and filter',
  onlyProblems: 'Only open shifts and overlaps',
  showAll: 'Show all',
  nothing: 'No shifts this week',
  nothingToDo: 'Create a job with a timetable to see its shifts here.',
  nothingHere: 'Your sites have no shifts in this period.',
  nothingFound: 'No shifts found.',
  createJob: 'Create Permanent Job',
  print: 'Print',
  importRoster: 'Import a roster',
  copyWeek: 'Copy last week',
  coverLeave: 'Cover leave',
  place: 'Site',
  person: 'Person',
  needsPeople: 'Open shifts',
  total: 'Total',
  pay: (amount: string) => `${amount} pay`,
  fine: 'No open shifts or overlaps.',
  /** A shift is open while it lacks a person. `partly`: number of open shifts with at least one person. */
  open: (slots: number, partly: number) =>
    `${count(slots, 'open shift', 'open shifts')}${partly > 0 ? ` (${partly} partly filled)` : ''}`,
  overlaps: (pairs: number) => count(pairs, 'overlap', 'overlaps'),
  marks: (problems: number) => count(problems, 'open shift or overlap', 'open shifts or overlaps'),
  nobody: 'Open',
  tooFew: (planned: number, needed: number) => `${planned} of ${needed} rostered`,
  overlapsWith: (time: string, place: string) => `Overlaps with ${time} ${place}`,
  overlap: 'Overlap',
  holiday: (name: string) => `Public holiday: ${name}`,
  free: 'No shifts',
  freeRows: (rows: number) => `No shifts (${rows})`,
  onLeave: 'On leave',
  emptyRows: (rows: number) => count(rows, 'site without shifts', 'sites without shifts'),
  more: (shifts: number) => `${shifts} more`,
  fewer: 'Show fewer',
  add: (row: string, day: string) => `Add a shift: ${row}, ${day}`,
  keys: 'Use the arrow keys to move, and Enter to open or add a shift.',
  undone: 'Change undone.',
};

/** Beside a person's name; empty if the timetable applies unchanged. */
export const shiftWords: Readonly<Record<ShiftState, string>> = {
  planned: '',
  away: 'Away',
  covered: 'Away, covered',
  cancelled: 'Cancelled',
};
export const originWords: Readonly<Record<ShiftOrigin, string>> = { timetable: '', cover: 'Cover', extra: 'Extra' };

export const menu = {
  shiftActions: (shift: string) => `Actions for ${shift}`,
  assign: 'Assign to…',
  move: 'Move to…',
  sick: 'Off sick…',
  findCover: 'Find cover',
  cancel: 'Cancel this shift',
  details: 'Details',
};

export const assign = {
  title: 'Assign shift',
  fillTitle: (person: string, day: string) => `Add a shift: ${person}, ${day}`,
  repeats: 'Repeat',
  once: 'This day only',
  weekly: (weekday: string) => `Every ${weekday}`,
  search: 'Search people',
  people: 'People',
  openShifts: 'Open shifts on this day',
  searchShifts: 'Search open shifts',
  noShiftFound: 'No open shifts found.',
  noOpen: 'No open shifts on this day.',
  nobody: 'No people found.',
  otherTime: 'Another site or time',
  assign: 'Assign',
  anyway: 'Assign anyway',
  actionFor: (action: string, name: string) => `${action}: ${name}`,
  knowsPlace: 'Knows the site',
  week: (length: string, free: string) => `${length} rostered this week, room for ${free} more`,
  freeWeek: 'No other shifts this week',
  away: (distance: string) => `${distance} from other shifts`,
  cannot: (people: number) => `Can’t be assigned (${people})`,
  rostered: (planned: number, needed: number) => `${planned} of ${needed} rostered`,
  covers: (name: string) => `Covers ${name}`,
  done: (person: string, place: string, when: string) => `${person} assigned to ${place}, ${when}.`,
  doneWeekly: (person: string, place: string, when: string) => `${person} assigned to ${place} every ${when}.`,
};

export const move = {
  title: 'Move shift',
  lead: (name: string) => `Now: ${name}`,
  move: 'Move',
  moveTo: (name: string) => `Move to ${name}`,
  cannot: (people: number) => `Can’t take this shift (${people})`,
  cover: 'They cover this day only. The timetable doesn’t change.',
  done: (person: string, when: string) => `Shift moved to ${person}, ${when}.`,
};

export const copy = {
  title: 'Copy last week',
  lead: 'Timetables repeat automatically. Choose the one-off shifts to copy:',
  nothing: 'Nothing to copy. Last week had no one-off shifts that fit this week.',
  submit: (shifts: number) => `Copy ${count(shifts, 'shift', 'shifts')}`,
  done: (shifts: number) => `${count(shifts, 'shift', 'shifts')} copied.`,
  refused: (person: string, when: string, why: string) => `${person}, ${when}: ${why}`,
  choose: 'Choose at least one shift.',
};

export const cell = {
  close: 'Close',
  /** `other` is the person who takes the shift. */
  coveredBy: (other: string) => `Covered by ${other}`,
  reClean: 'Re-clean',
  coverFor: (other: string) => `Cover for ${other}`,
  openPlace: 'Open site',
  openPerson: 'Open person',
  findCover: 'Find cover',
  extra: 'Extra shift',
  changes: 'Changes on this day',
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
