import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '@cleaning/service-kit/csv';
import { findSkippedRosterColumns, proposeRosterColumns } from './roster-columns.js';
import { type KnownRoster, pairKey, rosterRows, toAssignments } from './roster-rows.js';

const LIBRARY = {
  id: 'library',
  title: 'Library',
  address: '1 North Terrace',
  slots: [{ startTime: '06:00', endTime: '08:00', days: [1, 3] }],
};
const TOWN_HALL = {
  id: 'hall',
  title: 'Town hall',
  address: '2 Pirie Street',
  slots: [
    { startTime: '17:00', endTime: '19:00', days: [1] },
    { startTime: '06:00', endTime: '07:00', days: [5] },
  ],
};
const KNOWN: KnownRoster = {
  people: [
    { id: 'ana', name: 'Ana Silva', isAssignable: true },
    { id: 'bo', name: 'Bo Berg', isAssignable: true },
    { id: 'new', name: 'Nia New', isAssignable: false },
    { id: 'twin-1', name: 'Twin', isAssignable: true },
    { id: 'twin-2', name: 'Twin', isAssignable: true },
  ],
  emails: new Map([['bo@example.com', 'bo']]),
  jobs: [LIBRARY, TOWN_HALL],
  assigned: new Set(),
  lacking: new Map(),
};

function readCase(name: string, known: Partial<KnownRoster> = {}, leaveOut: number[] = []) {
  const file = readCsv(readFileSync(join(__dirname, 'cases', name)));
  const columns = proposeRosterColumns(file.headings);
  return { file, columns, rows: rosterRows(file, columns, { ...KNOWN, ...known }, new Set(leaveOut)) };
}
const toTexts = (rows: ReturnType<typeof readCase>['rows']) =>
  rows.map(({ row, problems }) => [row, ...problems.map(({ field, msg }) => `${field} ${msg}`)]);
const readLine = (line: string, known: Partial<KnownRoster> = {}) => {
  const file = readCsv(Buffer.from(`Employee,Email,Location,Date,Start,End\n${line}`));
  return rosterRows(file, proposeRosterColumns(file.headings), { ...KNOWN, ...known });
};

describe('Roster file', () => {
  it('matches people by email, then by name, and jobs by area or location in Deputy’s schedule', () => {
    const { file, columns, rows } = readCase('roster-deputy-schedule.csv');
    expect(toTexts(rows)).toEqual([
      [2],
      [3],
      [4],
      [5],
      [6, 'start isn’t in the timetable: Library has no shift on Tu 06:00-08:00'],
      [7, 'place isn’t a permanent job. Import or create it first'],
      [
        8,
        'person is empty. Leave out open shifts',
        'start isn’t in the timetable: Library has no shift on Tu 06:00-08:00',
      ],
    ]);
    expect(rows.slice(0, 4)).toMatchObject([
      { name: 'Ana Silva', job: 'Library, 1 North Terrace', time: 'Mo 06:00:00–08:00:00', continuesRow: null },
      { continuesRow: 2 },
      { name: 'Boris Berg', details: { personId: 'bo' }, continuesRow: null },
      { place: 'Adelaide, Town hall', job: 'Town hall, 2 Pirie Street', details: { jobId: 'hall', day: 1 } },
    ]);
    expect(findSkippedRosterColumns(file, columns).map(({ name }) => name)).toEqual([
      'End Date',
      'Meal Break (Mins)',
      'Published',
      'Open',
    ]);
  });

  it('reads Deputy’s timesheets, whose days come before months', () => {
    expect(toTexts(readCase('roster-deputy-timesheets.csv').rows)).toEqual([
      [2],
      [3, 'person is the name of more than one person. Add their email'],
    ]);
  });

  it('assigns each person once to each job, to all times or to those that the file has', () => {
    const { rows } = readCase('roster-deputy-schedule.csv');
    expect(toAssignments(rows, KNOWN.jobs)).toEqual([
      // All days of the timetable.
      { jobId: 'library', personId: 'ana', picks: [] },
      { jobId: 'library', personId: 'bo', picks: [{ startTime: '06:00', endTime: '08:00', days: [3] }] },
      { jobId: 'hall', personId: 'ana', picks: [{ startTime: '17:00', endTime: '19:00', days: [1] }] },
    ]);
  });

  it('continues no row that is left out', () => {
    const { rows } = readCase('roster-deputy-schedule.csv', {}, [2]);
    expect(rows[1]).toMatchObject({ row: 3, continuesRow: null });
  });

  it('changes nothing for somebody who is assigned there already, whatever documents they lack', () => {
    const key = pairKey('library', 'ana');
    const known = { assigned: new Set([key]), lacking: new Map([[key, 'needs documents']]) };
    expect(readLine('Ana Silva,,Library,23/11/2026,6 am,8 am', known)).toMatchObject([
      { problems: [], warnings: [{ field: 'place', msg: expect.stringContaining('already') }], details: null },
    ]);
  });

  it.each([
    [
      'email',
      'Nobody,nobody@example.com,Library,23/11/2026,06:00,08:00',
      'isn’t one of your people. Invite them first',
    ],
    ['person', 'Nia New,,Library,23/11/2026,06:00,08:00', 'is Nia New, who isn’t verified yet'],
    ['date', 'Ana Silva,,Library,soon,06:00,08:00', 'must be a date like 23/11/2026'],
    ['start', 'Ana Silva,,Library,23/11/2026,early,08:00', 'must be a time like 06:00'],
    ['finish', 'Ana Silva,,Library,23/11/2026,06:00,', 'must be a time like 08:30'],
    ['area', 'Ana Silva,,,23/11/2026,06:00,08:00', 'is required'],
  ])('names the wrong field: %s', (field, line, msg) => {
    expect(readLine(line)).toMatchObject([{ details: null, problems: [{ field, msg }] }]);
  });

  it.each(['"Silva, Ana"', '"SILVA,Ana"', 'Ana Silva'])('finds a person by the name %s', (name) => {
    expect(readLine(`${name},,Library,23-Nov-26,6:00 am,8:00 am`)).toMatchObject([
      { details: { personId: 'ana', day: 1 }, problems: [] },
    ]);
  });

  it('refuses a person who lacks documents for the job', () => {
    const lacking = new Map([[pairKey('library', 'ana'), 'needs documents: Police check']]);
    expect(readLine('Ana Silva,,Library,23/11/2026,06:00,08:00', { lacking })).toMatchObject([
      { details: null, problems: [{ field: 'place', msg: 'needs documents: Police check' }] },
    ]);
  });

  it('refuses a name that several jobs have', () => {
    const jobs = [LIBRARY, { ...LIBRARY, id: 'other', address: '9 Other Street' }];
    expect(readLine('Ana Silva,,library,23/11/2026,06:00,08:00', { jobs })).toMatchObject([
      { problems: [{ field: 'place', msg: 'is the name of more than one job' }] },
    ]);
  });
});
