import type { EnquiryNote } from '@cleaning/contracts';
import { listSteps } from './steps';

const became = (state: EnquiryNote['state']) => ({ state }) as EnquiryNote;

describe('the next states of an enquiry', () => {
  it.each([
    ['new', [], ['quoted', 'lost']],
    ['quoted', [became('quoted')], ['won', 'lost']],
    ['won', [became('quoted'), became('won')], ['quoted']],
    ['lost', [became('lost')], ['new']],
    ['lost', [became('quoted'), became('lost')], ['quoted']],
  ] as const)('of one that is %s after %j', (state, history, next) => {
    expect(listSteps({ kind: 'quote', state, history: [...history] })).toEqual(next);
  });
  it('of a message of the contact form never are to win it', () => {
    expect(listSteps({ kind: 'feedback', state: 'quoted', history: [] })).toEqual(['lost']);
  });
});
