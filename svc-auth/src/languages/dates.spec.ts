import type { Language } from '@cleaning/contracts';
import { formatNoticeDay, formatNoticeTime, translateEnglishDates } from './dates.js';
import { getTranslation } from './translations.js';

describe('formatNoticeDay', () => {
  it.each<[Language, string]>([
    ['en', '8 Nov 2026'],
    ['ne', '2026 नोभेम्बर 8'],
    ['zh-Hans', '2026年11月8日'],
    ['vi', '8 thg 11, 2026'],
    ['es', '8 nov 2026'],
    ['si', '2026 ඉල් 8'],
  ])('writes a day in %s as %s', (language, day) => {
    expect(formatNoticeDay('2026-11-08', getTranslation(language))).toBe(day);
  });
});

describe('formatNoticeTime', () => {
  it.each<[Language, string, string]>([
    ['en', '06:00-14:05', '6:00 am – 2:05 pm'],
    ['en', '06:00–14:05', '6:00 am – 2:05 pm'],
    ['en', '18:30', '6:30 pm'],
    ['en', '', ''],
    ['vi', '06:00-14:05', '06:00-14:05'],
  ])('writes a time in %s: %s', (language, time, expected) => {
    expect(formatNoticeTime(time, getTranslation(language))).toBe(expected);
  });
});

describe('translateEnglishDates', () => {
  it.each<[Language, string, string]>([
    ['es', '18 Nov 2026', '18 nov 2026'],
    ['vi', '18 Nov 2026, 9:05 am', '18 thg 11, 2026, 09:05'],
    ['es', '18 Nov 2026, 12:30 am', '18 nov 2026, 00:30'],
    [
      'zh-Hans',
      'Library, Wed 18 Nov 2026; Depot, Fri 6 Nov 2026',
      'Library, 2026年11月18日周三; Depot, 2026年11月6日周五',
    ],
    ['ne', '18 Nov 2026, 12:30 pm', '2026 नोभेम्बर 18, 12:30'],
    ['en', 'Wed 18 Nov 2026, 9:05 am', 'Wed 18 Nov 2026, 9:05 am'],
    ['es', 'Room 2026, May', 'Room 2026, May'],
  ])('writes the dates of a text in %s: %s', (language, text, expected) => {
    expect(translateEnglishDates(text, getTranslation(language))).toBe(expected);
  });
});
