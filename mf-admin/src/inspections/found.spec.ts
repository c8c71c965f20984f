import { type Found, leftAfter } from './found';

const found = (part: Partial<Found> = {}): Found => ({ score: 4, note: 'Dust', photos: ['a'], ...part });

it.each([
  ['nothing changed meanwhile', { Foyer: found() }, {}],
  [
    'a photo came while it was being saved',
    { Foyer: found({ photos: ['a', 'b'] }) },
    { Foyer: { score: null, note: '', photos: ['b'] } },
  ],
  ['a photo was removed meanwhile', { Foyer: found({ photos: [] }) }, {}],
  [
    'another score and note',
    { Foyer: found({ score: 2, note: 'Mud' }) },
    { Foyer: { score: 2, note: 'Mud', photos: [] } },
  ],
  [
    'a further area',
    { Foyer: found(), Kitchen: found({ photos: [] }) },
    { Kitchen: { score: 4, note: 'Dust', photos: [] } },
  ],
])('what is left in the form after an inspection was saved: %s', (_, now, left) => {
  expect(leftAfter(now, { Foyer: found() })).toEqual(left);
});
