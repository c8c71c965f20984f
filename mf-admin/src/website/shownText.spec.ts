/** @jest-environment jsdom */
import { findPicked, findShown, findSought } from './shownText';

const page = (html: string): Document => new DOMParser().parseFromString(`<main>${html}</main>`, 'text/html');

describe('a text of the page', () => {
  it('is looked for by its first line, without what is filled in', () => {
    expect(findSought('{company} is an Adelaide company.\nSecond.')).toBe('is an adelaide company.');
    expect(findSought('  Our   story ')).toBe('our story');
    expect(findSought('{founded}')).toBe('');
  });

  it('is found in the element that shows it', () => {
    const shown = page('<h1>About us</h1><p>A family\n company from Adelaide.</p>');
    expect(findShown(shown, 'A family company from Adelaide.')?.tagName).toBe('P');
    expect(findShown(shown, 'Nothing of it')).toBeNull();
    expect(findShown(shown, '')).toBeNull();
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
