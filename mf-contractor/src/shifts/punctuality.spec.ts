import type { OwnShift } from '@cleaning/contracts';
import { buildStartQuestion, describePunctuality } from './punctuality';

// A Wednesday in Adelaide, half past ten hours ahead of UTC.
const at = (time: string) => new Date(`2026-11-18T${time}:00+10:30`);
const shift = {
  job_id: 'library',
  job_name: 'City Library',
  date: '2026-11-18',
  time: '18:00-20:00',
  starts_at: at('18:00').toISOString(),
  ends_at: at('20:00').toISOString(),
} as OwnShift;

describe('describePunctuality', () => {
  it.each([
    ['12:00', '6 h early'],
    ['17:29', '31 min early'],
    ['17:55', '5 min early'],
    ['17:56', ''],
    ['18:04', ''],
    ['18:05', '5 min late'],
    ['20:00', '2 h late'],
    ['20:10', '2 h 10 min late'],
  ])('describes a start at %s as "%s"', (time, text) =>
    expect(describePunctuality(shift, at(time).getTime())).toBe(text),
  );
});

describe('buildStartQuestion', () => {
  it.each([
    ['in time', at('18:00'), 'City Library, 6:00 pm – 8:00 pm, today, Wed 18 Nov.'],
    [
      'early',
      at('12:00'),
      'City Library, 6:00 pm – 8:00 pm, today, Wed 18 Nov.\nYou’re 6 h early.\nThe office must approve this before it’s paid.',
    ],
    ['late', at('20:00'), 'City Library, 6:00 pm – 8:00 pm, today, Wed 18 Nov.\nYou’re 2 h late.'],
    [
      'after midnight',
      new Date('2026-11-19T00:10:00+10:30'),
      'City Library, 6:00 pm – 8:00 pm, Wed 18 Nov.\nYou’re 6 h 10 min late.',
    ],
  ])('names site, times, day and punctuality of a start %s', (_case, now, rest) =>
    expect(buildStartQuestion('City Library', shift, now)).toBe(`Start this job?\n${rest}`),
  );

  it('names only the site when there is no plan', () => {
    expect(buildStartQuestion('City Library', undefined)).toBe('Start this job?\nCity Library.');
    expect(buildStartQuestion('', undefined)).toBe('Start this job?');
  });
});
