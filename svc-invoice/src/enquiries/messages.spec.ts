import { linesOf, placeName, sentLines } from './messages.js';

const enquiry = {
  place: 'office',
  size: '3 rooms',
  frequency: 'weekly',
  timing: '',
  suburb: 'Unley',
  text: '',
  name: 'Ana Silva',
  email: 'ana@site.example',
  telephone: '',
} as const;

describe('the message to somebody who has asked for a quote', () => {
  it('lists what they gave, and nothing that they left empty', () => {
    expect(sentLines(enquiry, 0)).toEqual([
      'Kind of place: Office',
      'Size: 3 rooms',
      'Suburb: Unley',
      'How often: Once a week',
      'Name: Ana Silva',
      'E-mail: ana@site.example',
    ]);
  });

  it('has their own text line by line, and the number of photos', () => {
    const lines = sentLines({ ...enquiry, text: 'Two floors.\r\n\tKeys at the desk.' }, 2);
    expect(lines).toContain('Photos: 2');
    expect(lines.slice(-2)).toEqual(['Two floors.', ' Keys at the desk.']);
  });

  it.each([
    ['one', ['one']],
    ['one\ntwo\rthree', ['one', 'two', 'three']],
    ['', ['']],
  ])('%j becomes lines without control characters', (text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });

  it('names the place, not the person, where others read', () => {
    expect(placeName(enquiry)).toBe('Office, Unley');
  });
});
