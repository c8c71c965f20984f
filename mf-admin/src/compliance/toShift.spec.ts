import { toShift } from './toShift';

const COMPLETE = { personId: 'p', date: '2026-11-18', start: '06:00', end: '08:30' };

describe('toShift', () => {
  it('reads person, day and times', () =>
    expect(toShift(COMPLETE)).toEqual({ personId: 'p', date: '2026-11-18', time: '06:00-08:30' }));

  it.each([{ personId: '' }, { date: '' }, { date: '18/11/20' }, { start: '' }, { end: '08:' }, { end: '08:3' }])(
    'returns null while a field is incomplete: %p',
    (typed) => expect(toShift({ ...COMPLETE, ...typed })).toBeNull(),
  );
});
