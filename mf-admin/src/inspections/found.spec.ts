import { type AreaFindings, pickUnsaved } from './found';

const found = (part: Partial<AreaFindings> = {}): AreaFindings => ({ score: 4, note: 'Dust', photos: ['a'], ...part });

it.each([
  ['nothing changed during the save', { Foyer: found() }, {}],
  [
    'a photo added during the save',
    { Foyer: found({ photos: ['a', 'b'] }) },
    { Foyer: { score: null, note: '', photos: ['b'] } },
  ],
  ['a photo removed during the save', { Foyer: found({ photos: [] }) }, {}],
  [
    'score and note changed during the save',
    { Foyer: found({ score: 2, note: 'Mud' }) },
    { Foyer: { score: 2, note: 'Mud', photos: [] } },
  ],
  [
    'an area added during the save',
    { Foyer: found(), Kitchen: found({ photos: [] }) },
    { Kitchen: { score: 4, note: 'Dust', photos: [] } },
  ],
])('keeps in the form what the save did not send: %s', (_, now, left) => {
  expect(pickUnsaved(now, { Foyer: found() })).toEqual(left);
});
