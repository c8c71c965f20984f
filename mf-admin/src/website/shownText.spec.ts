import { findPicked, pickSearchText } from './shownText';

describe('a text of the page', () => {
  it('is looked for by its first line, without what is filled in', () => {
    expect(pickSearchText('{company} is an Adelaide company.\nSecond.')).toBe('is an adelaide company.');
    expect(pickSearchText('  Our   story ')).toBe('our story');
    expect(pickSearchText('{founded}')).toBe('');
  });

  it('is told by the words that were pressed, the longest first', () => {
    const texts = [
      ['title', 'Our story'],
      ['story', 'Our story began with one van.\nIt has not ended.'],
    ] as const;
    expect(findPicked('Our story began with one van.', texts)).toBe('story');
    expect(findPicked('It has not ended.', texts)).toBe('story');
    expect(findPicked('OUR STORY', texts)).toBe('title');
    expect(findPicked('Footer', texts)).toBeNull();
  });
});
