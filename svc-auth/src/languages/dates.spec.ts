import type { Language } from '@cleaning/contracts';
import { formatNoticeDay, formatNoticeMoment, formatNoticeTime, formatNoticeWeekday } from './dates.js';
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

describe('formatNoticeWeekday', () => {
  it.each<[Language, string, string]>([
    ['en', '2026-11-18', 'Wed 18 Nov 2026'],
    ['es', '2026-11-18', 'mié, 18 nov 2026'],
    ['zh-Hans', '2026-11-06', '2026年11月6日周五'],
    ['es', '', ''],
  ])('writes a day with its weekday in %s: %s', (language, day, expected) => {
    expect(formatNoticeWeekday(day, getTranslation(language))).toBe(expected);
  });
});

describe('formatNoticeMoment', () => {
  it.each<[Language, string, string, string]>([
    ['en', '2026-11-18', '21:05', '18 Nov 2026, 9:05 pm'],
    ['vi', '2026-11-18', '09:05', '18 thg 11, 2026, 09:05'],
    ['ne', '2026-11-18', '00:30', '2026 नोभेम्बर 18, 00:30'],
    ['es', '', '', ''],
  ])('writes a day and a time in %s: %s %s', (language, day, time, expected) => {
    expect(formatNoticeMoment(day, time, getTranslation(language))).toBe(expected);
  });
});
