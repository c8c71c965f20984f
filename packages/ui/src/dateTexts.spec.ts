import {
  formatClockTime,
  formatDate,
  formatDuration,
  formatMonthYear,
  formatShortDate,
  formatShortMonth,
  formatWeekdayDate,
  listMonthChoices,
  texts,
} from './dateTexts';
import { writeDatesIn } from './pageLanguage';

afterEach(() => {
  writeDatesIn(null);
  jest.restoreAllMocks();
});

it('writes days, months and lengths in English by default', () => {
  expect([formatWeekdayDate('2026-11-18'), formatMonthYear('2026-11'), formatDuration(90)]).toEqual([
    'Wed 18 Nov 2026',
    'November 2026',
    '1 h 30 min',
  ]);
});

it('shortens month names by language without splitting a character', () => {
  const format = (language: string | null) => {
    writeDatesIn(language);
    return formatShortMonth('2026-11');
  };
  expect([null, 'es', 'vi', 'zh-Hans'].map(format)).toEqual(['Nov', 'nov', 'thg 11', '11月']);
  jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  jest.replaceProperty(texts, 'months', { ...texts.months, '11': 'नोभेम्बर' });
  expect(format('ne')).toBe('नोभे');
});

it('writes days and months in the language of the page, with Western digits', () => {
  writeDatesIn('es');
  expect([formatWeekdayDate('2026-11-18'), formatMonthYear('2026-11'), formatDuration(90)]).toEqual([
    'mié 18 nov 2026',
    'noviembre de 2026',
    '1 h 30 min',
  ]);
  writeDatesIn('ne');
  expect(formatMonthYear('2026-11')).toContain('2026');
});

it('keeps the words of a weekday together', () => {
  writeDatesIn('vi');
  expect(formatWeekdayDate('2026-11-28')).toBe('Thứ\u00a07 28 thg 11, 2026');
});

it('uses the names in the texts when the browser lacks the language', () => {
  jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  writeDatesIn('ne');
  expect([
    formatWeekdayDate('2026-11-18'),
    formatMonthYear('2026-11'),
    formatDuration(90),
    listMonthChoices()[4]?.label,
  ]).toEqual(['Wed 18 November 2026', 'November 2026', '1 h 30 min', 'May']);
});

describe('short days and times', () => {
  const TODAY = '2026-11-18';
  const format = () => [
    formatShortDate('2026-11-28', TODAY),
    formatShortDate('2025-03-03', TODAY),
    formatDate('2026-11-28'),
    formatClockTime('14:05'),
    formatClockTime('00:00-12:30'),
  ];

  it('show the year only for another year, and am and pm in English', () =>
    expect(format()).toEqual(['Sat 28 Nov', 'Mon 3 Mar 2025', '28 Nov 2026', '2:05 pm', '12:00 am – 12:30 pm']));

  it('use 24 hours in other languages', () => {
    writeDatesIn('es');
    expect(format()).toEqual(['sáb, 28 nov', 'lun, 3 mar 2025', '28 nov 2026', '14:05', '00:00-12:30']);
  });

  it('uses the names in the texts when the browser lacks the language', () => {
    jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
    writeDatesIn('ne');
    expect(format().slice(0, 3)).toEqual(['Sat 28 November', 'Mon 3 March 2025', '28 November 2026']);
  });
});
