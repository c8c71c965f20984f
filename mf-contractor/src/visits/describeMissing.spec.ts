import type { ChecklistItem } from '@cleaning/contracts';
import { describeMissing } from './describeMissing';

const item = (id: string, text: string): ChecklistItem => ({ id, text, photo: false, required: true });
const bins = item('bins', 'Empty the bins');
const sink = item('sink', 'Clean the sink');
const floor = item('floor', 'Mop the floor');

describe('describeMissing', () => {
  it.each([
    ['names the one item that is not done', [bins], [], 'Empty the bins isn’t done.'],
    ['lists items that are not done', [bins, sink], [], '2 items aren’t done:\n• Empty the bins\n• Clean the sink'],
    ['says that an item marked as "Can’t" needs a reason', [bins], ['bins'], 'Empty the bins needs a reason.'],
    [
      'lists items that need a reason',
      [bins, sink],
      ['sink', 'bins'],
      '2 items need a reason:\n• Empty the bins\n• Clean the sink',
    ],
    [
      'keeps both apart',
      [bins, sink, floor],
      ['sink'],
      '2 items aren’t done:\n• Empty the bins\n• Mop the floor\nClean the sink needs a reason.',
    ],
    ['leaves out marked items that have a reason', [bins], ['sink'], 'Empty the bins isn’t done.'],
    ['says nothing where all is done', [], ['sink'], ''],
  ])('%s', (_, open, couldNot, text) => expect(describeMissing({ open, couldNot })).toBe(text));
});
