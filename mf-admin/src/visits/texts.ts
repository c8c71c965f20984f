export const part = 'Visits';

export const checklist = {
  fold: 'Checklist',
  lead: 'Who works here answers it before Finished. Required items are asked for; Finished is never held back.',
  none: 'This place has no checklist.',
  saved: (version: number) => `Checklist saved as version ${version}.`,
  savedBy: (version: number, name: string, at: string) => `Version ${version}, saved by ${name}, ${at}`,
  area: (number: number) => `Area ${number}`,
  areaName: 'Area',
  areaHint: 'For example Kitchen, or First floor.',
  item: (number: number) => `Item ${number}`,
  photo: 'Asks for a photo',
  required: 'Required',
  addItem: 'Add an item',
  addArea: 'Add an area',
  removeItem: (text: string) => `Remove ${text || 'this item'}`,
  remove: 'Remove',
  removeArea: 'Remove this area',
  save: 'Save checklist',
  stale: 'Somebody else has saved another version of this checklist.',
};

export const visits = {
  title: 'What was done at this place',
  fold: 'What was done',
  none: 'Nobody has finished work here so far.',
  line: (day: string, name: string, result: string) => `${day}, ${name}: ${result}`,
  notSent: 'nothing was sent',
  empty: 'sent without an answer',
  done: (count: number) => `${count} done`,
  notDone: (count: number) => `${count} could not be done`,
  missing: (count: number) => `${count} without an answer`,
  photoCount: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  sentAt: (at: string) => `Answered ${at}`,
  states: { done: 'Done', 'not-done': 'Could not be done', open: 'No answer' },
  because: (reason: string) => `Because: ${reason}`,
  nothing: 'Nothing was sent about this visit.',
};
