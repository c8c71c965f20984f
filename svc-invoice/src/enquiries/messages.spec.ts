import { countedMailbox, linesOf, placeName } from './messages.js';

describe('messages about enquiries', () => {
  it.each([
    ['one', ['one']],
    ['one\ntwo\rthree', ['one', 'two', 'three']],
    ['Two floors.\r\n\tKeys at the desk.', ['Two floors.', ' Keys at the desk.']],
    ['', ['']],
  ])('%j becomes lines without control characters', (text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });

  it('name the place, not the person, where others read', () => {
    expect(placeName({ kind: 'quote', place: 'office', suburb: 'Unley' })).toBe('Office, Unley');
    expect(placeName({ kind: 'feedback', place: 'other', suburb: '' })).toBe('Feedback');
  });

  it.each([
    ['ana@site.example', 'ana@site.example'],
    ['Ana@Site.Example', 'ana@site.example'],
    ['ana+1@site.example', 'ana@site.example'],
    ['ana+a+b@site.example', 'ana@site.example'],
    ['+ana@site.example', '+ana@site.example'],
    ['a.na@site.example', 'a.na@site.example'],
    ['a.n.a+x@Googlemail.com', 'ana@gmail.com'],
  ])('to %s count for the mailbox %s', (address, mailbox) => {
    expect(countedMailbox(address)).toBe(mailbox);
  });
});
