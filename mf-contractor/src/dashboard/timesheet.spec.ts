import type { TimesheetRow } from '@cleaning/contracts';
import {
  buildDayBars,
  buildMonthBars,
  buildTimesheetCsv,
  computeTotals,
  describeApproval,
  filterPaid,
  sumAmounts,
  sumDurations,
} from './timesheet';

describe('timesheet totals', () => {
  it.each([
    [[], '0.00'],
    [['0.10', '0.20'], '0.30'],
    [['480.00', '37.55', '0.05'], '517.60'],
    [Array.from({ length: 1000 }, () => '1.01'), '1010.00'],
  ])('add amounts to the cent', (amounts, sum) => expect(sumAmounts(amounts)).toBe(sum));

  it.each([
    [[], '00:00'],
    [['01:45', '00:30'], '02:15'],
    [['60:00', '', '59:59'], '119:59'],
  ])('add durations', (durations, sum) => expect(sumDurations(durations)).toBe(sum));
});

const row = (payment: string, duration: string, state?: TimesheetRow['state'], note?: string) =>
  ({
    row_id: payment,
    date: '2026-11-18',
    place: 'Library',
    duration,
    payment,
    state,
    note,
  }) satisfies TimesheetRow;

const ROWS = [
  row('60.00', '02:00'),
  row('30.00', '01:00', 'held'),
  row('90.00', '03:00', 'rejected', 'Nobody was there'),
];

describe('approval of work', () => {
  it('reads as text beside each row', () =>
    expect(ROWS.map(describeApproval)).toEqual(['', 'Waiting for approval', 'Not approved: Nobody was there']));

  it('adds up apart from waiting work and leaves out rejected work', () => {
    expect(computeTotals(ROWS)).toEqual({ payment: '60.00', waiting: '30.00', duration: '03:00' });
    expect(computeTotals(filterPaid(ROWS))).toEqual({ payment: '60.00', waiting: '', duration: '02:00' });
  });
});

const csvRow = (place: string, duration: string, payment: string) => ({
  row_id: place,
  date: '2026-11-18',
  place,
  duration,
  payment,
});

describe('buildTimesheetCsv', () => {
  it('writes a heading, the rows and the totals', () =>
    expect(buildTimesheetCsv([csvRow('Library', '01:30', '45.00'), csvRow('Arcade', '', '12.50')])).toBe(
      '\uFEFFDate,Place,Hours,Payment (A$),Note\r\n2026-11-18,Library,01:30,45.00,\r\n2026-11-18,Arcade,,12.50,\r\nTotal,,01:30,57.50,\r\n',
    ));

  it('notes waiting and rejected rows and leaves them out of the total', () => {
    const held = { ...csvRow('Library', '01:30', '45.00'), state: 'held' as const };
    const rejected = { ...csvRow('Arcade', '01:00', '30.00'), state: 'rejected' as const, note: '=Nobody, there' };
    expect(buildTimesheetCsv([csvRow('Hall', '01:00', '20.00'), held, rejected])).toContain(
      '2026-11-18,Library,01:30,45.00,Waiting for approval\r\n2026-11-18,Arcade,01:00,30.00,"Not approved: =Nobody, there"\r\n' +
        'Total,,02:30,20.00,\r\nWaiting for approval,,,45.00,\r\n',
    );
  });

  it.each([
    ['Smith, Sons & "Co"', '"Smith, Sons & ""Co"""'],
    ['=1+1', "'=1+1"],
    ['@home', "'@home"],
    ['\u200B\uFF1D1', "'\u200B\uFF1D1"],
    ['a;b', '"a;b"'],
  ])('writes the site name %s as text', (place, written) =>
    expect(buildTimesheetCsv([csvRow(place, '', '1.00')])).toContain(`2026-11-18,${written},,1.00`),
  );
});

const paidOn = (date: string, payment: string) => ({ date, payment }) as TimesheetRow;

describe('earnings bars', () => {
  it('add up each day of the month, in leap years too', () => {
    const bars = buildDayBars({ year: '2028', month: '02' }, [
      paidOn('2028-02-03', '10.10'),
      paidOn('2028-02-03', '0.20'),
      paidOn('2028-02-29', '5.00'),
    ]);
    expect(bars).toHaveLength(29);
    expect(bars[2]).toEqual({ label: '', name: '3 Feb 2028', value: 10.3, text: 'A$10.30' });
    expect(bars[28]).toMatchObject({ value: 5 });
    expect(bars.filter(({ label }) => label).map(({ label }) => label)).toEqual(['1', '5', '10', '15', '20', '25']);
  });

  it('name the month in words', () =>
    expect(buildMonthBars([{ year: '2026', month: '09', duration: '01:00', payment: '1200.50' }])).toEqual([
      { label: 'Sep', name: 'September 2026', value: 1200.5, text: 'A$1,200.50' },
    ]));
});
