import { findPicked, pickSearchText } from './shownText';

describe('website text', () => {
  it('searches for the first line without placeholders', () => {
    expect(pickSearchText('{company} is an Adelaide company.\nSecond.')).toBe('is an adelaide company.');
    expect(pickSearchText('  Our   story ')).toBe('our story');
    expect(pickSearchText('{founded}')).toBe('');
  });

  it('finds the longest text that contains the pressed words', () => {
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
