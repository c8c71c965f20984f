import { describeWaiting } from './WaitingCount';

describe('describeWaiting', () => {
  it('says what the number counts together', () => {
    expect(describeWaiting(['requests', 'messages', 'people'], { requests: 2, messages: 1, approvals: 9 })).toEqual({
      sum: 3,
      words: '2 jobs with pending requests, 1 new message',
    });
  });

  it('has no words while nothing waits', () => {
    expect(describeWaiting(['requests'], { requests: 0 })).toEqual({ sum: 0, words: '' });
  });
});
