import { countSegments, toSmsParameters, writeSms } from './sms-text.js';

describe('countSegments', () => {
  it.each<[string, number, string]>([
    ['160 letters', 1, 'a'.repeat(160)],
    ['161 letters', 2, 'a'.repeat(161)],
    ['306 letters', 2, 'a'.repeat(306)],
    ['307 letters', 3, 'a'.repeat(307)],
    ['80 euro signs, two septets each', 1, '€'.repeat(80)],
    ['81 euro signs', 2, '€'.repeat(81)],
    ['305 letters with a euro sign across the end of the first segment', 3, `${'a'.repeat(152)}€${'a'.repeat(152)}`],
    ['70 letters beyond GSM', 1, 'ग'.repeat(70)],
    ['71 letters beyond GSM', 2, 'ग'.repeat(71)],
    ['134 letters beyond GSM', 2, 'ग'.repeat(134)],
    ['135 letters beyond GSM', 3, 'ग'.repeat(135)],
    ['35 emoji, two units each', 1, '🧹'.repeat(35)],
    ['36 emoji', 2, '🧹'.repeat(36)],
    ['67 emoji, none of which is divided', 3, '🧹'.repeat(67)],
    ['an empty text', 1, ''],
  ])('counts %s as %i', (_, segments, text) => {
    expect(countSegments(text)).toBe(segments);
  });
});

describe('an SMS text', () => {
  it('has plain quotes and dashes, which need fewer segments', () => {
    const text = writeSms('Gumleaf', 'You haven’t started “Library” – 17:00–19:00…');
    expect(text).toBe('Gumleaf: You haven\'t started "Library" - 17:00-19:00...');
    expect(countSegments(text)).toBe(1);
  });

  it('is at most 300 characters long and splits none of them', () => {
    const text = writeSms('🧹'.repeat(100), '👍'.repeat(2000));
    expect(Array.from(text)).toHaveLength(300);
    expect(text).not.toMatch(/[\ud800-\udfff]/u);
  });

  it('leaves out notes and shortens names', () => {
    const parameters = toSmsParameters({ job: 'x'.repeat(500), date: '2026-11-28', note: 'Door code 4711' });
    expect(parameters.job).toHaveLength(60);
    expect(JSON.stringify(parameters)).not.toContain('4711');
  });
});
