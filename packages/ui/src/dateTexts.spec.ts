import { lengthText, monthChoices, readableDay, readableMonth, shortMonth, texts } from './dateTexts';
import { writeDatesIn } from './pageLanguage';

afterEach(() => {
  writeDatesIn(null);
  jest.restoreAllMocks();
});

it('writes days, months and lengths in English by itself', () => {
  expect([readableDay('2026-11-18'), readableMonth('2026-11'), lengthText(90)]).toEqual([
    'Wed 18 Nov 2026',
    'November 2026',
    '1 h 30 min',
  ]);
});

it('writes months on axes as the language shortens them, and cuts through no letter', () => {
  const written = (language: string | null) => {
    writeDatesIn(language);
    return shortMonth('2026-11');
  };
  expect([null, 'es', 'vi', 'zh-Hans'].map(written)).toEqual(['Nov', 'nov', 'thg 11', '11月']);
  jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  jest.replaceProperty(texts, 'months', { ...texts.months, '11': 'नोभेम्बर' });
  expect(written('ne')).toBe('नोभे');
});

it('writes them in the language of the page, with the digits of amounts', () => {
  writeDatesIn('es');
  expect([readableDay('2026-11-18'), readableMonth('2026-11'), lengthText(90)]).toEqual([
    'mié 18/11/2026',
    'noviembre de 2026',
    '1 h 30 min',
  ]);
  writeDatesIn('ne');
  expect(readableMonth('2026-11')).toContain('2026');
});

it('takes the names of the texts where the browser does not know the language', () => {
  jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  writeDatesIn('ne');
  expect([readableDay('2026-11-18'), readableMonth('2026-11'), lengthText(90), monthChoices()[4]?.label]).toEqual([
    'Wed 18/11/2026',
    'November 2026',
    '1 h 30 min',
    'May',
  ]);
});
