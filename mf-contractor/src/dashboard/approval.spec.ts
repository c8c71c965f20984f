import type { TimesheetRow } from '@cleaning/contracts';
import { approvalNote, paidRows, totalsOf } from './approval';

const row = (payment: string, duration: string, state?: TimesheetRow['state'], note?: string) =>
  ({
    row_id: payment,
    date: '2026-11-18',
    place: 'Library',
    duration,
    payment,
    ...(state ? { state } : {}),
    ...(note ? { note } : {}),
  }) satisfies TimesheetRow;

const ROWS = [
  row('60.00', '02:00'),
  row('30.00', '01:00', 'held'),
  row('90.00', '03:00', 'rejected', 'Nobody was there'),
];

describe('what the office has approved', () => {
  it('is told beside each row', () =>
    expect(ROWS.map(approvalNote)).toEqual(['', 'Waiting for the office', 'Not approved: Nobody was there']));

  it('is added up apart from what waits; what was not approved counts nothing', () => {
    expect(totalsOf(ROWS)).toEqual({ payment: '60.00', waiting: '30.00', duration: '03:00' });
    expect(totalsOf(paidRows(ROWS))).toEqual({ payment: '60.00', waiting: '', duration: '02:00' });
  });
});
