import { wrap } from './wrap.js';

/** Every letter has the width 1. */
const letters = (text: string) => text.length;

describe('wrap', () => {
  it.each([
    ['', ['']],
    ['one two', ['one two']],
    ['one two three', ['one two', 'three']],
    ['  one   two ', ['one two']],
    ['one\ntwo three four', ['one', 'two', 'three', 'four']],
    ['one\n\ntwo', ['one', '', 'two']],
    ['abcdefghijklmnopq', ['abcdefg', 'hijklmn', 'opq']],
    ['ab cdefghijklm no', ['ab', 'cdefghi', 'jklm no']],
  ])('wraps %j as %j', (text, lines) => {
    const width = text.includes('three four') ? 6 : 7;
    expect(wrap(text, width, letters)).toEqual(lines);
  });

  it('puts at least one letter on each line', () => {
    expect(wrap('abc', 0.5, letters)).toEqual(['a', 'b', 'c']);
  });
});
