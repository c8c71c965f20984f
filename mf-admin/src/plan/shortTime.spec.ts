import { formatShortTime } from './shortTime';

describe('formatShortTime', () => {
  it.each([
    ['06:00-08:00', '6–8'],
    ['18:30-20:30', '18:30–20:30'],
    ['22:00-02:30', '22–2:30'],
    ['00:00-10:05', '0–10:05'],
    ['09:00', '9:00'],
  ])('shows %s as %s', (time, shown) => {
    expect(formatShortTime(time)).toBe(shown);
  });
});
