import type { HolidayPolicy } from '@cleaning/contracts';

export const holidays = {
  title: 'Public Holidays',
  lead: 'Places that skip these days, move their work or ask about them are named. At all others work goes on as on other days.',
  state: 'State',
  year: 'Year',
  onlyConcerned: 'Only days that concern places',
  empty: 'No public holidays are entered for this year.',
  emptyConcerned: 'No public holiday of this year concerns a place that skips it, moves its work or asks.',
  waiting: (decisions: number) =>
    decisions === 1 ? '1 place waits for a decision.' : `${decisions} places wait for a decision.`,
  fromTime: (time: string) => `From ${time}`,
  nobodyConcerned: 'No place skips this day, moves its work or asks about it.',
  policy: {
    work: 'Works',
    skip: 'Skips public holidays',
    move: 'Moves to the next working day',
    ask: 'Asks',
  } satisfies Record<HolidayPolicy, string>,
  decision: { '': 'Not decided', work: 'Works on this day', skip: 'Nobody works on this day' },
  work: 'Work',
  skip: 'Nobody works',
  decided: (place: string, words: string) => `${place}: ${words}.`,
  over: (days: number) => `Days that are over (${days})`,
  add: 'Add a public holiday',
  change: 'Change',
  remove: 'Remove',
  confirmRemove: (name: string, day: string) =>
    `Do you want to remove ${name} on ${day}? Work goes on as on other days then.`,
  removed: (name: string) => `${name} is removed.`,
};

export const holidayForm = {
  close: 'Close',
  change: (name: string) => `Change ${name}`,
  day: 'Day',
  name: 'Name',
  from: 'From',
  fromHint: 'Empty: the whole day.',
  save: 'Save public holiday',
  saved: 'The public holiday is saved.',
};
