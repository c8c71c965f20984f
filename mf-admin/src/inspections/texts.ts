import { SCORE_DAYS, SCORES, type Score } from '@cleaning/contracts';

export const inspections = {
  fold: 'Inspections',
  none: 'No inspections yet.',
  chart: 'Recent scores',
  score: 'Score',
  day: 'Day',
  by: 'Inspected by',
  table: 'Recent inspections',
  write: (score: number) => score.toFixed(1),
  line: (day: string, score: number, name: string) => `${day}: ${score.toFixed(1)} out of 5, by ${name}`,
  notLookedAt: 'Not inspected',
  scoreLabel: (score: Score) => `${score} ${SCORES[score]}`,
  note: 'Note',
  pdf: 'PDF for the client',
  photo: (area: string) => `Photo of ${area}`,
};

export const newInspection = {
  fold: 'New inspection',
  place: 'Site type',
  lead: 'Score each area from 1 (poor) to 5 (very good). Skip any area you don’t inspect.',
  score: 'Score',
  areaNote: (area: string) => `Note on ${area}`,
  photos: (area: string) => `Photos of ${area}`,
  photosHint: (most: number) => `Up to ${most} photos.`,
  tooManyPhotos: (most: number) => `You can add ${most} photos. The rest weren’t added.`,
  remove: (number: number) => `Remove photo ${number}`,
  removeShort: 'Remove',
  uploading: 'Uploading photo',
  notPhoto: 'Couldn’t read this file as a photo. Choose another one.',
  photo: (number: number) => `Photo ${number}`,
  note: 'Note about the whole site',
  noScore: 'Score at least one area.',
  wait: 'A photo is still uploading. Try again in a moment.',
  save: 'Save inspection',
  saved: 'Inspection saved.',
  noRoom: 'This device is out of space. Free up some space and try again.',
  restored: 'You started this inspection earlier and haven’t saved it yet.',
};

/** Inspections that aren't on the server yet. */
export const queuedInspections = {
  waiting: (count: number) =>
    count === 1
      ? 'No connection. 1 inspection is saved on this device and will be sent when you’re back online.'
      : `No connection. ${count} inspections are saved on this device and will be sent when you’re back online.`,
  sent: (count: number) => (count === 1 ? 'Inspection saved.' : `${count} inspections saved.`),
  refused: (msg: string) => `Couldn’t save the inspection. ${msg}`,
  logout: 'Log out?\nYou’ll lose the inspection you haven’t saved.',
  leave: 'Log out',
  stay: 'Stay',
};

export const template = {
  fold: 'Areas for this site type',
  areas: 'Areas, one per line',
  hint: 'Used for new inspections of this site type.',
  save: 'Save areas',
  saved: 'Areas saved.',
};

export const placeScore = {
  title: 'Site score',
  none: 'No score yet. Inspect the site to get one.',
  scoreOf5: (score: string) => `${score} out of 5`,
  rule: (inspections: number, inspected: string) =>
    `${inspections === 1 ? '1 inspection' : `Average of ${inspections} inspections`}: ${inspected}.`,
  complaints: (complaints: number, reopened: number, deduction: string) =>
    `${complaints === 1 ? '1 complaint' : `${complaints} complaints`}${reopened > 0 ? `, reopened ${reopened === 1 ? 'once' : `${reopened} times`}` : ''}: −${deduction}.`,
  days: `Based on the last ${SCORE_DAYS} days.`,
  chart: 'Score at month end',
  see: 'Complaints about this site',
};
