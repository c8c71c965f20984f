import { getLines, placeName } from './messages.js';

describe('messages about enquiries', () => {
  it.each([
    ['one', ['one']],
    ['one\ntwo\rthree', ['one', 'two', 'three']],
    ['Two floors.\r\n\tKeys at the desk.', ['Two floors.', ' Keys at the desk.']],
    ['', ['']],
  ])('%j becomes lines without control characters', (text, lines) => {
    expect(getLines(text)).toEqual(lines);
  });

  it('name the place, not the person, where others read', () => {
    expect(placeName({ kind: 'quote', place: 'office', suburb: 'Unley' })).toBe('Office, Unley');
    expect(placeName({ kind: 'feedback', place: 'other', suburb: '' })).toBe('Feedback');
  });
});
