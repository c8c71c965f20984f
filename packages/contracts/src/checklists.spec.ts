import {
  type ChecklistAnswer,
  type ChecklistItem,
  getItemState,
  groupItemsByState,
  pickMissingItems,
} from './checklists.js';

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

describe('checklist item', () => {
  it.each([
    ['is open without an answer', item(), undefined, 'open'],
    ['is open with an empty answer', item(), answer(), 'open'],
    ['is done with a tick', item(), answer({ done: true }), 'done'],
    ['is not done with a reason', item(), answer({ reason: 'Locked' }), 'not-done'],
    [
      'is not done with a reason, even when ticked before',
      item(),
      answer({ done: true, reason: 'Locked' }),
      'not-done',
    ],
    ['stays open with only a tick when it needs a photo', item({ photo: true }), answer({ done: true }), 'open'],
    ['is done with a photo when it needs one', item({ photo: true }), answer({ photos: ['key'] }), 'done'],
    ['is not done with a reason when it needs a photo', item({ photo: true }), answer({ reason: 'Dark' }), 'not-done'],
  ] as const)('%s', (_, asked, given, state) => expect(getItemState(asked, given)).toBe(state));
});

it('counts required open items as missing', () => {
  const areas = [{ items: [item(), item({ id: 'floor', required: false })] }, { items: [item({ id: 'desk' })] }];
  expect(pickMissingItems(areas, [answer({ done: true })]).map(({ id }) => id)).toEqual(['desk']);
  expect(groupItemsByState(areas, []).open).toHaveLength(3);
});
