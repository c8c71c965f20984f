import type { HolidayPolicy } from '@cleaning/contracts';

export const planning = {
  title: 'Timetable and public holidays',
  changeTimetable: 'Change timetable',
  slots: 'Regular shifts by person',
  holidays: 'Public holidays',
  place: 'Location and geofence',
  documents: 'Required documents',

  nobody: 'No one is assigned to this job.',
  allSlots: 'All shifts',
  someSlots: 'Some shifts',
  chooseSlots: 'Choose shifts',
  slotsLabel: (name: string) => `Regular shifts for ${name}`,
  lost: (slots: string) => `No longer in the timetable: ${slots}`,
  chooseOne: 'Choose at least one shift, or all shifts.',
  saveSlots: 'Save shifts',
  slotsSaved: (name: string) => `Shifts saved for ${name}.`,
};

export const rosterCalendar = {
  title: 'Roster in your calendar',
  fold: 'Calendar link',
  holds: (back: number, ahead: number) =>
    `See this site’s roster in your calendar app, including cancelled and open shifts, from ${back} days ago to ${ahead} days ahead. Anyone with the link can see people’s names.`,
  make: 'Get a calendar link',
  madeOn: (day: string) => `Link created ${day}. To keep it safe, we can’t show it again.`,
  renew: 'Get a new link',
  confirmRenew: 'Get a new link?\nCalendars that use the current link stop updating.',
  revoke: 'Turn off the link',
  confirmRevoke: 'Turn off the link?\nCalendars that use it stop updating.',
  revoked: 'Calendar link turned off.',
  address: 'Calendar link for this roster',
  once: 'Copy it now. You won’t see it again. Add it to your calendar app as a subscription.',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'Couldn’t copy the link. Select it and copy it yourself.',
};

export const policyWords: Readonly<Record<HolidayPolicy, string>> = {
  work: 'Work as usual',
  skip: 'Nobody works',
  move: 'Move to the next working day',
  ask: 'Office decides each time',
};

export const holidayRule = {
  state: 'State',
  policy: 'On public holidays',
  rate: 'Sub-contractor pay per hour on public holidays (A$)',
  rateHint: 'Leave empty for the usual rate.',
  rateProblem: 'Enter an amount in A$, like 45.50, or leave empty.',
  save: 'Save holiday rule',
  saved: 'Holiday rule saved.',
  list: 'See public holidays',
};

export const fence = {
  none: 'No geofence. People can start and finish from anywhere.',
  within: (radius: number, place: string) => `People should start and finish within ${radius} m of ${place}.`,
  setBy: (admin: string, at: string) => `Set by ${admin || 'an admin'}, ${at}.`,
  fromStamps: 'Suggested from approved timesheets.',
  explain: 'People can start and finish outside it, but the timesheet then needs your approval.',
  proposal: (stamps: number, place: string) => `The last ${stamps} approved starts and finishes were near ${place}.`,
  accept: 'Use this location',
  openMap: 'Open map',
  findOnMap: 'Find address on map',
  lat: 'Latitude',
  pasteHint: 'You can paste both together: -34.92866, 138.59986.',
  lng: 'Longitude',
  radius: 'Radius (m)',
  problems: {
    lat: 'Enter a number from -90 to 90.',
    lng: 'Enter a number from -180 to 180.',
    radius: (least: number, most: number) => `Enter whole metres, from ${least} to ${most}.`,
  },
  showMap: 'Show map',
  hideMap: 'Hide map',
  map: 'Map',
  pin: 'Job pin. Arrow keys move it 5 m, or 50 m with Shift.',
  mapHint: 'Drag the pin, click the map or use the arrow keys.',
  noTiles: 'Couldn’t load the map. Enter the latitude and longitude.',
  loading: 'Loading the map…',
  save: 'Save geofence',
  saved: 'Geofence saved.',
  remove: 'Remove geofence',
  confirmRemove: 'Remove the geofence?\nWe’ll no longer check where people start and finish.',
  removed: 'Geofence removed.',
};

export const requirements = {
  legend: 'Required to work here',
  lead: 'To be assigned or cover here, people need a current, verified copy of each. Anyone already assigned stays, but gets a warning when they press Start.',
  saved: 'Saved.',
};
