import type { HolidayPolicy } from '@cleaning/contracts';

export const holidays = {
  title: 'Public holidays',
  lead: 'Sites not listed here work as usual.',
  state: 'State',
  year: 'Year',
  onlyAffecting: 'Only days that affect sites',
  empty: 'No public holidays for this year.',
  emptyConcerned: 'No public holidays affect your sites this year.',
  waiting: (decisions: number) =>
    decisions === 1 ? '1 decision to make: does anyone work?' : `${decisions} decisions to make: does anyone work?`,
  fromTime: (time: string) => `From ${time}`,
  nobodyConcerned: 'All sites work as usual.',
  policy: {
    work: 'Works',
    skip: 'Skips public holidays',
    move: 'Moves to the next working day',
    ask: 'Office decides',
  } satisfies Record<HolidayPolicy, string>,
  decision: { '': 'Not decided', work: 'Works this day', skip: 'Nobody works this day' },
  work: 'Work',
  skip: 'Nobody works',
  decided: (place: string, words: string) => `${place}: ${words}.`,
  over: (days: number) => `Past days (${days})`,
  add: 'Add a public holiday',
  change: 'Change',
  remove: 'Remove',
  confirmRemove: (name: string, day: string) => `Remove ${name}?\nSites will work as usual on ${day}.`,
  removed: (name: string) => `${name} removed.`,
};

export const holidayForm = {
  close: 'Close',
  change: (name: string) => `Change ${name}`,
  day: 'Date',
  name: 'Name',
  from: 'From',
  fromHint: 'Leave empty for the whole day.',
  save: 'Save public holiday',
  saved: 'Public holiday saved.',
};
