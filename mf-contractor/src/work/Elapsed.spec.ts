import { formatElapsedText } from './Elapsed';

const since = '2026-11-18T06:00:00.000Z';
const after = (seconds: number) => formatElapsedText(since, Date.parse(since) + seconds * 1000);

describe('formatElapsedText', () => {
  it.each([
    [0, '0:00:00'],
    [59.9, '0:00:59'],
    [3725, '1:02:05'],
    [100 * 3600, '100:00:00'],
    [-5, '0:00:00'],
  ])('formats %d seconds as %s', (seconds, text) => expect(after(seconds)).toBe(text));
});
