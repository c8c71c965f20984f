import { type ChecklistAnswer, type ChecklistItem, getItemState, itemsByState, missingItems } from './checklists.js';

const item = (change: Partial<ChecklistItem> = {}): ChecklistItem => ({
  id: 'bins',
  text: 'Empty the bins',
  photo: false,
  required: true,
  ...change,
});
const answer = (change: Partial<ChecklistAnswer> = {}): ChecklistAnswer => ({
  item_id: 'bins',
  done: false,
  reason: '',
  photos: [],
  ...change,
});

describe('an item of a checklist', () => {
  it.each([
    ['is open without an answer', item(), undefined, 'open'],
    ['is open with an empty answer', item(), answer(), 'open'],
    ['is done with a tick', item(), answer({ done: true }), 'done'],
    ['is not done with a reason', item(), answer({ reason: 'Locked' }), 'not-done'],
    [
      'is not done with a reason, whatever was ticked before',
      item(),
      answer({ done: true, reason: 'Locked' }),
      'not-done',
    ],
    ['that asks for a photo is open with a tick', item({ photo: true }), answer({ done: true }), 'open'],
    ['that asks for a photo is done with one', item({ photo: true }), answer({ photos: ['key'] }), 'done'],
    ['that asks for a photo is not done with a reason', item({ photo: true }), answer({ reason: 'Dark' }), 'not-done'],
  ] as const)('%s', (_, asked, given, state) => expect(getItemState(asked, given)).toBe(state));
});

it('counts as missing while it is open and required', () => {
  const areas = [{ items: [item(), item({ id: 'floor', required: false })] }, { items: [item({ id: 'desk' })] }];
  expect(missingItems(areas, [answer({ done: true })]).map(({ id }) => id)).toEqual(['desk']);
  expect(itemsByState(areas, []).open).toHaveLength(3);
});
