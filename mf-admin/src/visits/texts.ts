export const part = 'Visits';

export const checklist = {
  fold: 'Checklist',
  lead: 'Cleaners fill it in before they press Finished. Required items are asked for, but don’t stop them from finishing.',
  none: 'No checklist yet.',
  saved: (version: number) => `Checklist saved as version ${version}.`,
  savedBy: (version: number, name: string, at: string) => `Version ${version}, saved by ${name}, ${at}`,
  area: (number: number) => `Area ${number}`,
  areaName: 'Area',
  areaHint: 'For example, Kitchen or First floor.',
  item: (number: number) => `Item ${number}`,
  photo: 'Ask for a photo',
  required: 'Required',
  addItem: 'Add item',
  addArea: 'Add area',
  removeItem: (text: string) => `Remove ${text || 'this item'}`,
  remove: 'Remove',
  removeArea: 'Remove area',
  save: 'Save checklist',
};

export const visits = {
  title: 'Visits, inspections and checklist',
  fold: 'Past visits',
  none: 'No visits yet.',
  line: (day: string, name: string, result: string) => `${day}, ${name}: ${result}`,
  notSent: 'nothing sent',
  empty: 'sent without answers',
  done: (count: number) => `${count} done`,
  notDone: (count: number) => `${count} couldn’t be done`,
  missing: (count: number) => `${count} not answered`,
  photoCount: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  sentAt: (at: string) => `Sent ${at}`,
  states: { done: 'Done', 'not-done': 'Couldn’t be done', open: 'Not answered' },
  because: (reason: string) => `Reason: ${reason}`,
  nothing: 'No checklist or photos for this visit.',
};
