import { findDayOrder, isDay, readDay, readOfxDay } from './days.js';

describe('CSV dates', () => {
  it.each([
    ['3/11/2026', '2026-11-03'],
    ['03/11/26', '2026-11-03'],
    ['3-11-2026', '2026-11-03'],
    ['3.11.2026', '2026-11-03'],
    ['2026-11-03', '2026-11-03'],
    ['2026/11/03', '2026-11-03'],
    ['20261103', '2026-11-03'],
    ['3 Nov 2026', '2026-11-03'],
    ['3 Nov 26', '2026-11-03'],
    ['03-Nov-26', '2026-11-03'],
    ['03-NOV-2026', '2026-11-03'],
    ['3 November 2026', '2026-11-03'],
    ['3rd November 2026', '2026-11-03'],
    ['3 Sept 2026', '2026-09-03'],
    ['3 Sep 2026', '2026-09-03'],
    ['4 June 2026', '2026-06-04'],
    ['4 July 2026', '2026-07-04'],
    ['Tue 3 Nov 2026', '2026-11-03'],
    ['Tuesday, 3 November 2026', '2026-11-03'],
    ['Nov 3, 2026', '2026-11-03'],
    ['17/11/2026 09:12', '2026-11-17'],
    ['17/11/2026 9:12:05 am', '2026-11-17'],
    ['17/11/2026, 09:12', '2026-11-17'],
    ['2026-11-17 09:12:00', '2026-11-17'],
    ['2026-11-17T09:12:00+10:30', '2026-11-17'],
    ['2026-11-17T23:59:59.999Z', '2026-11-17'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2027', undefined],
    ['31/11/2026', undefined],
    ['11/13/2026', undefined],
    ['3/11-2026', undefined],
    ['3/11/0026', undefined],
    ['3/11/1999', undefined],
    ['3 Novem 2026 x', undefined],
    ['3 Nox 2026', undefined],
    ['17112026', undefined],
    ['123456789', undefined],
    ['17/11/2026 - 28/11/2026', undefined],
    ['Closing balance', undefined],
    ['', undefined],
  ])('reads %s as %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it('reads the month first when the file does', () => {
    expect(readDay('11/03/2026', 'month-first')).toBe('2026-11-03');
    expect(isDay('11/13/2026')).toBe(true);
    expect(isDay('13/13/2026')).toBe(false);
  });

  it.each([
    [['03/11/2026', '04/11/2026'], 'day-first'],
    [['03/11/2026', '17/11/2026'], 'day-first'],
    [['11/03/2026', '11/17/2026'], 'month-first'],
    // Both orders: the Australian one wins, and the other rows are reported.
    [['17/11/2026', '11/17/2026'], 'day-first'],
    [['2026-11-17', '3 Nov 2026'], 'day-first'],
    [[], 'day-first'],
  ] as const)('finds in %j the order %s', (texts, order) => {
    expect(findDayOrder(texts)).toBe(order);
  });
});

describe('OFX dates', () => {
  it.each([
    ['20261117', '2026-11-17'],
    ['20261117120000', '2026-11-17'],
    ['20261117000000.000[+10:AEST]', '2026-11-17'],
    ['20261103120000[+10.5:ACDT]', '2026-11-03'],
    ['20261117235959.999[-5:EST]', '2026-11-17'],
    ['202611171200', '2026-11-17'],
    ['2026-11-17', undefined],
    ['17/11/2026', undefined],
    ['17112026', undefined],
    ['2026', undefined],
    ['20261317', undefined],
    ['20260230', undefined],
    ['20261117x', undefined],
  ])('reads %s as %s', (text, day) => {
    expect(readOfxDay(text)).toBe(day);
  });
});
