import { readCsv } from '../csv-imports/csv-file.js';
import { proposeJobColumns, readJobRows } from './job-rows.js';

const clients = [
  { id: 'a', legalName: 'Anna Pty Ltd', tradingName: 'Café Anna' },
  { id: 'b', legalName: 'Twice', tradingName: '' },
  { id: 'c', legalName: 'Twice Pty Ltd', tradingName: 'Twice' },
];
const HEAD = 'Job;Address;Pay rate;Client;Per;Price;From;Days;Start;Finish;Frequency;First day';
const getRows = (lines: string[], leaveOut: number[] = []) => {
  const file = readCsv(Buffer.from([HEAD, ...lines].join('\n')));
  const jobs = [{ title: 'There', address: '1 Mill Lane' }];
  return readJobRows(file, proposeJobColumns(file.headings), { clients, jobs, today: '2026-11-24' }, new Set(leaveOut));
};
const findProblems = (lines: string[], leaveOut: number[] = []) =>
  getRows(lines, leaveOut).flatMap(({ row, problems }) => problems.map(({ field, msg }) => `${row} ${field} ${msg}`));

const ROW = 'Library;3 Mill Lane;32;Café Anna;month;A$1,480.00;1/12/2026;Mon, Thu;6:00;8:30;2;3/12/2026';

describe('Job file row', () => {
  it('becomes a job with its client, price and schedule', () =>
    expect(getRows([ROW])).toMatchObject([
      {
        row: 2,
        name: 'Library',
        client: 'Café Anna',
        times: 'Mon, Thu 6:00–8:30, every 2 weeks',
        problems: [],
        details: {
          title: 'Library',
          address: '3 Mill Lane',
          location: '3 Mill Lane',
          description: 'Cleaning at Library',
          cleaners: 1,
          company_pay: 0,
          cleaner_pay: 3_200,
          clientId: 'a',
          basis: 'month',
          priceCents: 148_000,
          from: '2026-12-01',
          timeline: {
            time: '06:00-08:30',
            days: ['Mo', 'Th'],
            repeats: { every: 2, from: '2026-12-03', unit: 'week' },
          },
        },
      },
    ]));

  it.each([
    ['1', 'Mo 06:00–08:00'],
    ['', 'Mo 06:00–08:00'],
    ['2', 'Mo 06:00–08:00, every 2 weeks'],
    ['fortnightly', 'Mo 06:00–08:00, fortnightly'],
    ['first of the month', 'Mo 06:00–08:00, first of the month'],
  ])('shows the frequency %j in words', (often, times) =>
    expect(getRows([`Hall;1 Road;30;;;;;Mo;06:00;08:00;${often};`])[0]).toMatchObject({ times }),
  );

  it('reads a number beside a week of the month as months', () =>
    expect(getRows(['Hall;1 Road;30;;;;;last Friday of the month;06:00;08:00;2;1/12/2026'])[0]?.times).toBe(
      'last Friday of the month 06:00–08:00, every 2 months',
    ));

  it('defaults to an hourly price, no client and today', () =>
    expect(getRows(['Hall;1 Road;30;;;;;daily;18:00;20:00;;'])[0]?.details).toMatchObject({
      clientId: null,
      basis: 'hour',
      priceCents: null,
      from: '2026-11-24',
    }));

  it.each([
    ['title', ROW.replace('Library', '')],
    ['address', ROW.replace('3 Mill Lane', '')],
    ['cleaner_pay', ROW.replace(';32;', ';a lot;')],
    ['client', ROW.replace('Café Anna', 'Somebody')],
    ['client', ROW.replace('Café Anna', 'Twice')],
    ['price_by', ROW.replace(';month;', ';;')],
    ['price_by', ROW.replace(';month;', ';week;')],
    ['price', ROW.replace('A$1,480.00', '')],
    ['price', ROW.replace('A$1,480.00', '0')],
    ['price', ROW.replace('A$1,480.00', '-5')],
    ['from', ROW.replace('1/12/2026', '32/12/2026')],
    ['weekdays', ROW.replace('Mon, Thu', 'often')],
    ['start', ROW.replace('6:00', 'early')],
    ['finish', ROW.replace('8:30', '')],
    ['every_weeks', ROW.replace(';2;', ';sometimes;')],
    ['first_day', ROW.replace(';3/12/2026', ';')],
    ['first_day', ROW.replace(';3/12/2026', ';4/12/2026')],
    ['title', ROW.replace('Library;3', 'There;1')],
  ])('names the wrong field: %s', (field, row) => {
    const [found] = getRows([row]);
    expect([found?.details, ...new Set(found?.problems.map((problem) => problem.field))]).toEqual([null, field]);
  });

  it('repeats a row above at the same time, unless that row is left out', () => {
    expect(findProblems([ROW, ROW])).toEqual(['3 title is the name and address of row 2, at the same time']);
    expect(findProblems([ROW, ROW], [2])).toEqual([]);
  });

  it('adds a shift to the job of a row above and takes over its other cells', () => {
    const rows = getRows([
      ROW,
      'library;3  mill lane;;;;;;last Friday of the month;17:00;19:00;;',
      'Hall;1 Road;30;;;;;Mon;6:00;7:00;last;',
    ]);
    expect(rows).toMatchObject([
      { continuesRow: null },
      {
        continuesRow: 2,
        problems: [],
        details: {
          clientId: 'a',
          basis: 'month',
          priceCents: 148_000,
          cleaner_pay: 3_200,
          from: '2026-12-01',
          timeline: { time: '17:00-19:00', days: ['Fr'], repeats: { every: 1, unit: 'month', which: 'last' } },
        },
      },
      { continuesRow: null, details: { timeline: { days: ['Mo'], repeats: { unit: 'month', which: 'last' } } } },
    ]);
    const other = ROW.replace(';32;', ';33;').replace('6:00;8:30', '9:00;10:00');
    expect(findProblems([ROW, other])).toEqual(['3 cleaner_pay must be as in row 2, which is the same job']);
    expect(findProblems(['Hall;1 Road;30;;;;;last Mon;6:00;7:00;weekly;'])).toEqual([
      expect.stringContaining('2 every_weeks must be how often'),
    ]);
    expect(findProblems(['Hall;1 Road;30;;;;;Mon;6:00;7:00;monthly;'])).toEqual([
      '2 every_weeks must say which week of the month',
    ]);
  });
});
