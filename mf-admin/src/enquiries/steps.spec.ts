import type { EnquiryNote } from '@cleaning/contracts';
import { listSteps } from './steps';

const note = (state: EnquiryNote['state']) => ({ state }) as EnquiryNote;

describe('listSteps', () => {
  it.each([
    ['new', [], ['quoted', 'lost']],
    ['quoted', [note('quoted')], ['won', 'lost']],
    ['won', [note('quoted'), note('won')], ['quoted']],
    ['lost', [note('lost')], ['new']],
    ['lost', [note('quoted'), note('lost')], ['quoted']],
  ] as const)('offers the next states of a quote request that is %s after %j', (state, history, next) => {
    expect(listSteps({ kind: 'quote', state, history: [...history] })).toEqual(next);
  });
  it('never offers to win a contact form message', () => {
    expect(listSteps({ kind: 'feedback', state: 'quoted', history: [] })).toEqual(['lost']);
  });
});
