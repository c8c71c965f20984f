import { SCORE_DAYS, SCORES, type Score } from '@cleaning/contracts';

export const inspections = {
  fold: 'Inspections',
  none: 'This place has not been inspected so far.',
  chart: 'Score of the last inspections',
  score: 'Score',
  day: 'Day',
  by: 'Inspected by',
  table: 'The last inspections',
  write: (score: number) => score.toFixed(1),
  line: (day: string, score: number, name: string) => `${day}: ${score.toFixed(1)} of 5, by ${name}`,
  notLookedAt: 'Not looked at',
  scoreOf: (score: Score) => `${score} ${SCORES[score]}`,
  note: 'Note',
  pdf: 'PDF for the client',
  photo: (area: string) => `Photo of ${area}`,
};

export const newInspection = {
  fold: 'Inspect now',
  place: 'Kind of place',
  lead: 'Score each area from 1 (poor) to 5 (very good). Leave an area out if you do not look at it.',
  score: 'Score',
  areaNote: (area: string) => `Note about ${area}`,
  photos: (area: string) => `Photos of ${area}`,
  photosHint: (most: number) => `Up to ${most} photos.`,
  tooManyPhotos: (most: number) => `Only ${most} photos fit here. The others were left out.`,
  remove: (number: number) => `Remove photo ${number}`,
  removeShort: 'Remove',
  uploading: 'Sending the photo',
  notPhoto: 'This file cannot be read as a photo.',
  photo: (number: number) => `Photo ${number}`,
  note: 'Note about the whole place',
  noScore: 'Please score at least one area.',
  wait: 'A photo is being sent. Please wait a moment.',
  save: 'Save inspection',
  saved: 'Inspection saved.',
  noRoom: 'This device has no room for the inspection. Free some space and try again.',
  restored: 'You started this inspection earlier. It is not saved yet.',
};

/** Inspections that are not on the server yet. */
export const keptInspections = {
  waiting: (count: number) =>
    count === 1
      ? 'No connection. 1 inspection is kept on this device and sent when you are back online.'
      : `No connection. ${count} inspections are kept on this device and sent when you are back online.`,
  sent: (count: number) => (count === 1 ? 'Inspection saved.' : `${count} inspections saved.`),
  refused: (msg: string) => `The inspection was not saved. ${msg}`,
  logout: 'Log out?\nYour inspection is not saved yet. It will be lost.',
  leave: 'Log out',
  stay: 'Stay',
};

export const template = {
  fold: 'Areas of this kind of place',
  areas: 'Areas, one on each line',
  hint: 'The next inspections of this kind of place begin with them. Earlier ones keep theirs.',
  save: 'Save areas',
  saved: 'Areas saved.',
};

export const placeScore = {
  title: 'Score of the place',
  none: 'No score yet: the place has not been inspected.',
  of: (score: string) => `${score} of 5`,
  rule: (inspections: number, inspected: string) =>
    `${inspections === 1 ? 'One inspection' : `Mean of ${inspections} inspections`}: ${inspected}.`,
  complaints: (complaints: number, reopened: number, deduction: string) =>
    `${complaints === 1 ? '1 complaint' : `${complaints} complaints`}${reopened > 0 ? `, reopened ${reopened === 1 ? 'once' : `${reopened} times`}` : ''}: −${deduction}.`,
  days: `Inspections and complaints of the last ${SCORE_DAYS} days count.`,
  chart: 'Score at the end of each month',
  see: 'Complaints of this place',
};
