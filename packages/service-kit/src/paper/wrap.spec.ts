import { wrap } from './wrap.js';

/** Each letter is one wide. */
const letters = (text: string) => text.length;

describe('a text in lines', () => {
  it.each([
    ['', ['']],
    ['one two', ['one two']],
    ['one two three', ['one two', 'three']],
    ['  one   two ', ['one two']],
    ['one\ntwo three four', ['one', 'two', 'three', 'four']],
    ['one\n\ntwo', ['one', '', 'two']],
    ['abcdefghijklmnopq', ['abcdefg', 'hijklmn', 'opq']],
    ['ab cdefghijklm no', ['ab', 'cdefghi', 'jklm no']],
  ])('of %j is %j', (text, lines) => {
    const width = text.includes('three four') ? 6 : 7;
    expect(wrap(text, width, letters)).toEqual(lines);
  });

  it('has at least one letter, however narrow it is', () => {
    expect(wrap('abc', 0.5, letters)).toEqual(['a', 'b', 'c']);
  });
});
