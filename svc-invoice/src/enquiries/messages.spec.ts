import { formatEnquiryPlace, getLines } from './messages.js';

describe('Enquiry message', () => {
  it.each([
    ['one', ['one']],
    ['one\ntwo\rthree', ['one', 'two', 'three']],
    ['Two floors.\r\n\tKeys at the desk.', ['Two floors.', ' Keys at the desk.']],
    ['', ['']],
  ])('splits %j into lines without control characters', (text, lines) => {
    expect(getLines(text)).toEqual(lines);
  });

  it('names the place, not the person', () => {
    expect(formatEnquiryPlace({ kind: 'quote', place: 'office', suburb: 'Unley' })).toBe('Office, Unley');
    expect(formatEnquiryPlace({ kind: 'feedback', place: 'other', suburb: '' })).toBe('Feedback');
  });
});
