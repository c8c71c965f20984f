import type { HolidayPolicy } from '@cleaning/contracts';

export const planning = {
  title: 'Timetable and planning',
  quickTitle: 'Planning',
  weekPlan: 'Week plan',
  changeTimetable: 'Change timetable',
  slots: 'Slots of each person',
  holidays: 'Public holidays',
  place: 'Place and fence',
  documents: 'Documents that this job requires',

  nobody: 'Nobody is assigned to this job.',
  allSlots: 'All slots',
  someSlots: 'Chosen slots',
  chooseSlots: 'Choose slots',
  slotsOf: (name: string) => `Slots of ${name}`,
  lost: (slots: string) => `Chosen before the timetable changed, and without effect now: ${slots}`,
  chooseOne: 'Please choose at least one slot, or all slots.',
  saveSlots: 'Save slots',
  slotsSaved: (name: string) => `The slots of ${name} are saved.`,
};

export const policyWords: Readonly<Record<HolidayPolicy, string>> = {
  work: 'Work as on other days',
  skip: 'Nobody works',
  move: 'Move to the next working day',
  ask: 'The office decides about each day',
};

export const holidayRule = {
  state: 'State',
  policy: 'On public holidays',
  rate: 'Sub-contractor pay per hour on public holidays (A$)',
  rateHint: 'Empty: as on other days.',
  rateProblem: 'Must be an amount in A$ with at most two decimals, or empty.',
  save: 'Save holiday rule',
  saved: 'The holiday rule is saved.',
  list: 'See public holidays',
};

export const fence = {
  none: 'This job has no fence: clock events count from anywhere.',
  within: (radius: number, place: string) => `Work is expected within ${radius} m of ${place}.`,
  setBy: (admin: string, at: string) => `Set by ${admin || 'an administrator'}, ${at}.`,
  fromStamps: 'Proposed from stamps of approved work.',
  explain: 'Work that is stamped farther away is marked and held. People can still start and finish.',
  proposal: (stamps: number, place: string) => `The last ${stamps} stamps of approved work are around ${place}.`,
  accept: 'Accept this place',
  openMap: 'Open on a map',
  findOnMap: 'Find the address on a map',
  lat: 'Latitude',
  pasteHint: 'Latitude and longitude can be pasted together: -34.92866, 138.59986.',
  lng: 'Longitude',
  radius: 'Radius (m)',
  problems: {
    lat: 'Must be degrees from -90 to 90.',
    lng: 'Must be degrees from -180 to 180.',
    radius: (least: number, most: number) => `Must be whole metres from ${least} to ${most}.`,
  },
  showMap: 'Show map',
  hideMap: 'Hide map',
  map: 'Map',
  pin: 'Pin of the job. Arrow keys move it by 5 m, with Shift by 50 m.',
  mapHint: 'Drag the pin, press a place, or move the pin with the arrow keys.',
  noTiles: 'The map cannot be loaded. Please type latitude and longitude.',
  loading: 'Loading the map…',
  save: 'Save fence',
  saved: 'The fence is saved.',
  remove: 'Remove fence',
  confirmRemove: 'Do you want to remove the fence? Work is not held for its place any more.',
  removed: 'The fence is removed.',
};

export const requirements = {
  legend: 'Required of everybody who works here',
  lead: 'Only a verified document that is valid counts. People without one cannot be assigned or cover here; people who are assigned already stay so, and Start warns them.',
  saved: 'Saved.',
};
