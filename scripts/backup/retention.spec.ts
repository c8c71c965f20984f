import { getName, getTime } from './folder.mjs';
import { selectBackupsToKeep } from './retention.mjs';

const listDaily = (from: string, days: number) =>
  Array.from({ length: days }, (_, index) => getName(new Date(Date.parse(from) - index * 24 * 60 * 60 * 1000)));

describe('selectBackupsToKeep', () => {
  it('reads the time from the name of a backup', () => {
    const time = new Date('2026-11-21T03:37:52.967Z');
    expect(getName(time)).toBe('2026-11-21T03-37-52-967Z');
    expect(getTime(getName(time))).toEqual(time);
  });

  it('keeps the newest of seven days, five weeks and twelve months', () => {
    // A Saturday. Weeks begin on Monday.
    const kept = selectBackupsToKeep(listDaily('2026-11-21T02:00:00Z', 500)).map((name: string) => name.slice(0, 10));
    expect(kept).toEqual([
      '2026-11-21',
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
      '2026-11-16',
      '2026-11-15',
      '2026-11-08',
      '2026-11-01',
      '2026-10-31',
      '2026-10-25',
      '2026-09-30',
      '2026-08-31',
      '2026-07-31',
      '2026-06-30',
      '2026-05-31',
      '2026-04-30',
      '2026-03-31',
      '2026-02-28',
      '2026-01-31',
      '2025-12-31',
    ]);
  });

  it('keeps one backup a day', () => {
    const [morning, noon] = ['2026-11-21T02-00-00-000Z', '2026-11-21T12-00-00-000Z'];
    expect(selectBackupsToKeep([noon, morning])).toEqual([noon]);
  });

  it('keeps at least one backup', () => {
    const old = ['2020-01-01T00-00-00-000Z'];
    expect(selectBackupsToKeep(old, { days: 0, weeks: 0, months: 0 })).toEqual(old);
    expect(selectBackupsToKeep([])).toEqual([]);
  });
});
