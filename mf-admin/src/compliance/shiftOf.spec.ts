import { toShift } from './toShift';

const WHOLE = { personId: 'p', date: '2026-11-18', start: '06:00', end: '08:30' };

describe('a shift in a form', () => {
  it('is one with person, day and times', () =>
    expect(toShift(WHOLE)).toEqual({ personId: 'p', date: '2026-11-18', time: '06:00-08:30' }));

  it.each([{ personId: '' }, { date: '' }, { date: '18/11/20' }, { start: '' }, { end: '08:' }, { end: '08:3' }])(
    'is none yet with %p',
    (typed) => expect(toShift({ ...WHOLE, ...typed })).toBeNull(),
  );
});
