import type { OwnShift } from '@cleaning/contracts';
import type { QueuedClockEvent } from '../clock-events/queuedClockEvents';
import type { RunningWork } from '../work/runningWork';
import { findFinishedTimes, findNextDay, findShiftAtJob, findShiftToStart, findTodaysWork, toMinutes } from './plan';

/** An instant in November 2026, Adelaide time. */
const at = (text: string) => new Date(`2026-11-${text}:00+10:30`);
/** Takes 'DD HH:MM-HH:MM'; an end before the start is on the next day. */
function shift(text: string, job = 'office', change: Partial<OwnShift> = {}): OwnShift {
  const [day = '', time = ''] = text.split(' ');
  const [from = '', to = ''] = time.split('-');
  const end = at(`${day}T${to}`);
  if (to <= from) end.setDate(end.getDate() + 1);
  const instants = { starts_at: at(`${day}T${from}`).toISOString(), ends_at: end.toISOString() };
  return {
    job_id: job,
    kind: 'permanent',
    date: `2026-11-${day}`,
    time,
    ...instants,
    state: 'planned',
    work: 'none',
    ...change,
  } as OwnShift;
}
const EARLY = shift('18 06:00-08:00');
const LATE = shift('18 18:00-20:00');
const NOON = shift('18 12:00-13:00', 'shop');
const finish = (job: string, time: string): QueuedClockEvent =>
  ({
    action: 'finish',
    jobId: job,
    recordedAt: at(time).toISOString(),
    isWaiting: true,
    refusal: null,
  }) as QueuedClockEvent;
const running = (job: string, time: string) => ({ jobId: job, startedAt: at(time).toISOString() }) as RunningWork;
const next = (shifts: readonly OwnShift[], time: string, kept: readonly QueuedClockEvent[] = []) =>
  findTodaysWork(shifts, null, kept, at(time)).next?.time;

describe('findTodaysWork', () => {
  it('does not end today’s shift with an unsent finish from last evening', () => {
    expect(next([EARLY, LATE], '18T05:50', [finish('office', '17T20:00')])).toBe('06:00-08:00');
    const night = shift('17 22:00-06:00');
    expect(next([night, LATE], '18T05:50', [finish('office', '17T23:30')])).toBe('18:00-20:00');
  });

  it('ends only its own shift with a sent finish, whatever the plan says', () => {
    const taken = { ...finish('office', '18T08:00'), isWaiting: false, takenAt: 1 };
    expect(next([{ ...EARLY, work: 'running' }, LATE], '18T08:01', [taken])).toBe('18:00-20:00');
    expect(next([{ ...EARLY, work: 'done' }, LATE], '18T08:01', [taken])).toBe('18:00-20:00');
  });

  it('offers the current shift, then the next, then one that is over', () => {
    const day = [shift('18 06:00-08:00', 'bank'), NOON, LATE];
    expect(next(day, '18T05:00')).toBe('06:00-08:00');
    expect(next(day, '18T07:59')).toBe('06:00-08:00');
    expect(next(day, '18T08:00')).toBe('12:00-13:00');
    expect(next(day, '18T12:30')).toBe('12:00-13:00');
    expect(next([NOON], '18T15:00')).toBe('12:00-13:00');
  });

  it('offers the nearest shift of a job, as the service does', () => {
    expect(next([EARLY, LATE], '18T09:00')).toBe('06:00-08:00');
    expect(next([EARLY, LATE], '18T13:00')).toBe('18:00-20:00');
  });

  it('does not offer a shift that is done, cancelled, covered or on another day', () => {
    const day = [
      shift('18 06:00-08:00', 'bank', { work: 'done' }),
      shift('18 09:00-10:00', 'mill', { state: 'cancelled' }),
      shift('18 10:00-11:00', 'pier', { state: 'covered' }),
      shift('19 06:00-08:00'),
    ];
    const { next, others, done } = findTodaysWork(day, null, [], at('18T05:00'));
    expect(next).toBeNull();
    expect(others.map(({ job_id }) => job_id)).toEqual(['bank', 'mill', 'pier']);
    expect([...done]).toEqual(['bank 2026-11-18 06:00-08:00']);
  });

  it("offers last night's shift until it ends", () => {
    const night = shift('17 22:00-06:00');
    expect(next([night, LATE], '18T05:59')).toBe('22:00-06:00');
    expect(next([night, LATE], '18T06:00')).toBe('18:00-20:00');
    const late = shift('17 22:00-06:00', 'office', { work: 'running' });
    expect(findTodaysWork([late], running('office', '17T22:00'), [], at('18T06:30')).running?.time).toBe('22:00-06:00');
  });

  it('counts running work and unsent finishes on the phone', () => {
    const day = [EARLY, NOON, LATE];
    const work = findTodaysWork(day, running('office', '18T06:02'), [], at('18T06:30'));
    expect([work.running?.time, work.next]).toEqual(['06:00-08:00', null]);
    expect(work.others.map(({ time }) => time)).toEqual(['12:00-13:00', '18:00-20:00']);
    expect(next(day, '18T08:30', [finish('office', '18T07:58')])).toBe('12:00-13:00');
    expect(next([EARLY, LATE], '18T08:30', [finish('office', '18T07:58')])).toBe('18:00-20:00');
  });

  it('finds no running shift when the plan changed after the start', () =>
    expect(findTodaysWork([NOON], running('gone', '18T06:00'), [], at('18T07:00'))).toMatchObject({
      running: null,
      next: null,
      others: [NOON],
    }));
});

describe('finished shift', () => {
  const ended = (change: Partial<QueuedClockEvent>): QueuedClockEvent => ({
    ...finish('office', '18T08:00'),
    shift: { date: '2026-11-18', time: '06:00-08:00' },
    ...change,
  });
  const WAITING = ended({});
  const TAKEN = ended({ isWaiting: false, takenAt: 1 });
  const READ = ended({ isWaiting: false, takenAt: 1, isRead: true });

  it.each([
    ['waits', WAITING, 'none'],
    ['waits, and the plan has it running', WAITING, 'running'],
    ['was sent, and the plan is from before the start', TAKEN, 'none'],
    ['was sent, and the plan has it running', TAKEN, 'running'],
    ['was read, and the plan is from before the start', READ, 'none'],
    ['was read, and the plan has it done', READ, 'done'],
  ] as const)('stays finished when its finish %s', (_case, event, work) => {
    const shifts = [{ ...EARLY, work }, LATE];
    const { next: offered, done } = findTodaysWork(shifts, null, [event], at('18T08:01'));
    expect(offered?.time).toBe('18:00-20:00');
    expect([...done]).toEqual(['office 2026-11-18 06:00-08:00']);
    expect(findShiftToStart(shifts, 'office', [event], at('18T08:01'))?.time).toBe('18:00-20:00');
    expect(findShiftToStart([{ ...EARLY, work }], 'office', [event], at('18T08:01'))).toBeUndefined();
  });

  it('returns when the service refuses the finish', () =>
    expect(next([EARLY], '18T08:01', [ended({ refusal: 'No.' })])).toBe('06:00-08:00'));

  it('counts as finished today, and last night until it was due to end', () => {
    const night = ended({ shift: { date: '2026-11-17', time: '22:00-06:00' } });
    const times = (event: QueuedClockEvent, time: string, job = 'office') => [
      ...findFinishedTimes([event], job, at(time)),
    ];
    expect(times(READ, '18T09:00')).toEqual(['06:00-08:00']);
    expect(times(READ, '19T09:00')).toEqual([]);
    expect(times(READ, '18T09:00', 'shop')).toEqual([]);
    expect(times(night, '18T05:00')).toEqual(['22:00-06:00']);
    expect(times(night, '18T07:00')).toEqual([]);
  });
});

it('finds the first day after today with work to do', () => {
  const ahead = [
    LATE,
    shift('20 06:00-08:00', 'office', { state: 'cancelled' }),
    shift('23 06:00-08:00'),
    shift('24 06:00-08:00'),
  ];
  expect(findNextDay(ahead, at('18T21:00'))).toMatchObject({ day: '2026-11-23', shifts: [{ time: '06:00-08:00' }] });
  expect(findNextDay([LATE], at('18T21:00'))).toBeNull();
});

it('finds the shift at a job, but not one that is covered', () => {
  const plan = { date: '', until: '', shifts: [shift('18 06:00-08:00', 'mill', { state: 'covered' }), NOON] };
  expect(findShiftAtJob(plan, 'shop')).toBe(NOON);
  expect(findShiftAtJob(plan, 'mill')).toBeUndefined();
  expect(findShiftAtJob(undefined, 'shop')).toBeUndefined();
});

it('counts the minutes of a night shift from its instants', () => expect(toMinutes(shift('18 22:00-06:00'))).toBe(480));
