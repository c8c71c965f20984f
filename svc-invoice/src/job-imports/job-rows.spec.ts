import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JobImportField } from '@cleaning/contracts';
import { readCsv } from '@cleaning/service-kit/csv';
import { findSkippedJobColumns, proposeJobColumns } from './job-columns.js';
import { readJobRows, type TypedCells } from './job-rows.js';

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
    expect(findProblems([ROW, ROW])).toEqual(['3 title is already in row 2, with the same address and time']);
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
    expect(findProblems([ROW, other])).toEqual(['3 cleaner_pay must be the same as in row 2, which is the same job']);
    expect(findProblems(['Hall;1 Road;30;;;;;last Mon;6:00;7:00;weekly;'])).toEqual([
      expect.stringContaining('2 every_weeks must say how often'),
    ]);
    expect(findProblems(['Hall;1 Road;30;;;;;Mon;6:00;7:00;monthly;'])).toEqual([
      '2 every_weeks must say which week of the month',
    ]);
  });
});

const companies = [
  { id: 'w', legalName: 'Wattle Realty', tradingName: '' },
  { id: 'y', legalName: 'Yarra Bend Motors', tradingName: '' },
];
function readCase(name: string, typed?: TypedCells) {
  const file = readCsv(readFileSync(join(__dirname, 'cases', name)));
  const columns = proposeJobColumns(file.headings);
  const known = { clients: companies, jobs: [], today: '2026-11-24' };
  return { file, columns, rows: readJobRows(file, columns, known, new Set(), typed) };
}
const problemFields = (row: ReturnType<typeof readCase>['rows'][number] | undefined) =>
  row?.problems.map(({ field }) => field).toSorted();

const TIMES: TypedCells['forAll'] = [
  { field: 'cleaner_pay', text: '32' },
  { field: 'weekdays', text: 'Wed' },
  { field: 'start', text: '6:00' },
  { field: 'finish', text: '8:30' },
];

describe('Job file of another program', () => {
  it('keeps place, client and description in a file from ServiceM8, and asks for pay, days and times', () => {
    const { file, columns, rows } = readCase('jobs-servicem8.csv');
    expect(rows.map((row) => [row.name, row.address, row.client])).toEqual([
      ['Wattle Realty', '44 Pirie Street, Adelaide SA 5000', 'Wattle Realty'],
      ['Wattle Realty', '44 Pirie Street, Adelaide SA 5000', 'Wattle Realty'],
      ['Yarra Bend Motors', '12 Main North Road Enfield SA 5085', 'Yarra Bend Motors'],
    ]);
    expect(problemFields(rows[0])).toEqual(['cleaner_pay', 'finish', 'start', 'weekdays']);
    // Completed, and a quote.
    expect([problemFields(rows[1]), problemFields(rows[2])]).toEqual([['ended'], ['ended']]);
    expect(findSkippedJobColumns(file, columns).map(({ name }) => name)).toEqual([
      'Job Number',
      'Date',
      'Contact First',
      'Contact Last',
      'Invoice Amount',
    ]);
  });

  it('takes what is typed for all rows where a row says nothing itself, and for one row instead of what it says', () => {
    const own: TypedCells['cells'] = [
      { row: 2, field: 'start', text: '7:00' },
      { row: 4, field: 'ended', text: '' },
    ];
    const { rows } = readCase('jobs-servicem8.csv', { forAll: TIMES, cells: own });
    expect(rows).toMatchObject([
      {
        problems: [],
        times: 'Wed 7:00–8:30',
        details: {
          title: 'Wattle Realty',
          description: 'Office clean',
          clientId: 'w',
          cleaner_pay: 3_200,
          timeline: { time: '07:00-08:30', days: ['We'] },
        },
      },
      { problems: [{ field: 'ended' }] },
      { problems: [], details: { title: 'Yarra Bend Motors', clientId: 'y' } },
    ]);
  });

  it('reads property, schedule and closed jobs in Jobber’s report of recurring jobs', () => {
    const { file, columns, rows } = readCase('jobs-jobber-recurring.csv', { forAll: TIMES, cells: [] });
    expect(rows).toMatchObject([
      {
        name: 'Weekly office clean',
        address: '44 Pirie Street, Adelaide SA 5000',
        client: 'Wattle Realty',
        problems: [],
        details: { timeline: { days: ['Mo', 'Th'], repeats: { every: 1, unit: 'week', from: '2026-07-06' } } },
      },
      {
        name: 'Showroom floors',
        problems: [],
        details: { timeline: { days: ['We'], repeats: { every: 2, unit: 'week', from: '2026-07-01' } } },
      },
      { name: 'Windows', problems: [{ field: 'ended' }] },
    ]);
    const why = (name: string) => findSkippedJobColumns(file, columns).find((column) => column.name === name)?.why;
    expect(why('Billing street')).toBe('Import clients to keep their details.');
    expect(why('Total revenue ($)')).toBe('What a job has earned isn’t its price.');
    expect(why('Job #')).toBe('You haven’t chosen a field for it.');
  });

  it('makes weekdays of the days in Deputy’s schedule; rows of one shift are its cleaners', () => {
    const { rows } = readCase('jobs-deputy-schedule.csv', {
      forAll: [
        { field: 'address', text: '44 Pirie Street' },
        { field: 'cleaner_pay', text: '32' },
        { field: 'weekdays', text: 'Sun' },
      ],
      cells: [],
    });
    expect(rows.map(({ continuesRow, shift, times }) => [continuesRow, shift, times])).toEqual([
      [null, '2026-11-23 06:00-08:30', 'Mo 06:00:00–08:30:00'],
      [2, '2026-11-23 06:00-08:30', 'Mo 06:00:00–08:30:00'],
      [2, '2026-11-26 06:00-08:30', 'Th 06:00:00–08:30:00'],
      [2, '2026-11-27 17:00-19:00', 'Fr 17:00:00–19:00:00'],
    ]);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('refuses a shift at a time at which the job has another frequency', () => {
    const file = readCsv(
      Buffer.from(
        [
          'Job;Address;Pay rate;Date;Start;Finish;Frequency;First day',
          'Hall;1 Mill Lane;32;23/11/2026;6:00;8:00;;',
          'Hall;1 Mill Lane;32;30/11/2026;6:00;8:00;2;30/11/2026',
          'Hall;1 Mill Lane;32;30/11/2026;6:00;8:00;;',
        ].join('\n'),
      ),
    );
    const known = { clients, jobs: [], today: '2026-11-24' };
    const rows = readJobRows(file, proposeJobColumns(file.headings), known);
    expect(rows.map(({ problems }) => problems)).toEqual([
      [],
      [{ field: 'title', msg: 'is already in row 2, with the same address and time' }],
      [{ field: 'title', msg: 'is already in row 3, with the same address and time' }],
    ]);
    expect(readJobRows(file, proposeJobColumns(file.headings), known, new Set([3]))[2]?.problems).toEqual([]);
  });

  it.each<[string, JobImportField[]]>([
    // The day on which a job was entered is no shift.
    ['Job;Address;Date', ['title', 'address']],
    ['Employee Name;Date;Start;End;Location', ['title', 'start', 'finish', 'date']],
    ['Job;Address;Start date;Start time;End time', ['title', 'address', 'from', 'start', 'finish']],
    ['Client;Address', ['address', 'client', 'title']],
  ])('proposes fields for %s', (headings, fields) =>
    expect(proposeJobColumns(headings.split(';')).map(({ field }) => field)).toEqual(fields),
  );
});
