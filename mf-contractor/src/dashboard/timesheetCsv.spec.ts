import { timesheetCsv } from './timesheetCsv';

const row = (place: string, duration: string, payment: string) => ({
  row_id: place,
  date: '2026-11-18',
  place,
  duration,
  payment,
});

describe('the timesheet as CSV', () => {
  it('has a heading, the rows and the totals', () =>
    expect(timesheetCsv([row('Library', '01:30', '45.00'), row('Arcade', '', '12.50')])).toBe(
      '\uFEFFDate,Place,Hours,Payment (A$),Note\r\n2026-11-18,Library,01:30,45.00,\r\n2026-11-18,Arcade,,12.50,\r\nTotal,,01:30,57.50,\r\n',
    ));

  it('says what waits and what was not approved, apart from the total', () => {
    const held = { ...row('Library', '01:30', '45.00'), state: 'held' as const };
    const rejected = { ...row('Arcade', '01:00', '30.00'), state: 'rejected' as const, note: '=Nobody, there' };
    expect(timesheetCsv([row('Hall', '01:00', '20.00'), held, rejected])).toContain(
      '2026-11-18,Library,01:30,45.00,Waiting for the office\r\n2026-11-18,Arcade,01:00,30.00,"Not approved: =Nobody, there"\r\n' +
        'Total,,02:30,20.00,\r\nWaiting for the office,,,45.00,\r\n',
    );
  });

  it.each([
    ['Smith, Sons & "Co"', '"Smith, Sons & ""Co"""'],
    ['=1+1', "'=1+1"],
    ['@home', "'@home"],
  ])('keeps a place called %s text', (place, written) =>
    expect(timesheetCsv([row(place, '', '1.00')])).toContain(`2026-11-18,${written},,1.00`),
  );
});
