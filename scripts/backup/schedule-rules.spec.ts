import { getLatestMoment, isBackupDue, isDrillDue, isSendDue, isTimeOfDay } from './schedule-rules.mjs';

const at = (text: string) => new Date(`2026-11-${text}`).valueOf();

describe('Backup schedule', () => {
  it.each([
    ['02:15', true],
    ['2:15', true],
    ['23:59', true],
    ['24:00', false],
    ['02.15', false],
    ['2 am', false],
  ])('checks the time %s: %s', (text, isRight) => {
    expect(isTimeOfDay(text)).toBe(isRight);
  });

  it('is due each night at the same local time', () => {
    expect(getLatestMoment('02:15', at('22T02:15:00'))).toBe(at('22T02:15:00'));
    expect(getLatestMoment('02:15', at('22T02:14:59'))).toBe(at('21T02:15:00'));
  });

  it.each([
    ['is due at once without a backup', {}, '22T14:00', true],
    ['is not due again on the same day', { taken: at('22T02:15:10'), tried: at('22T02:15:00') }, '22T23:59', false],
    ['is due the next night', { taken: at('22T02:15:10'), tried: at('22T02:15:00') }, '23T02:15', true],
    ['is due after a missed night', { taken: at('20T02:15:10'), tried: at('20T02:15:00') }, '22T09:00', true],
    ['is not due at once after a failure', { taken: at('21T02:15:10'), tried: at('22T02:15:00') }, '22T02:30', false],
    ['is due an hour after a failure', { taken: at('21T02:15:10'), tried: at('22T02:15:00') }, '22T03:15', true],
  ])('%s', (_, state, now, due) => {
    expect(isBackupDue(state, '02:15', at(now))).toBe(due);
  });
});

describe('isSendDue', () => {
  const night = { taken: at('22T02:15'), tried: at('22T02:15'), sent: at('21T02:20') };

  it.each([
    ['is due an hour after a failed send', { ...night, good: 'no' }, '22T03:15', true],
    ['is not due at once after a failed send', { ...night, good: 'no' }, '22T02:30', false],
    [
      'is not due within an hour of another attempt',
      { ...night, tried: at('22T09:15'), good: 'no' },
      '22T09:45',
      false,
    ],
    ['is not due after a send', { ...night, sent: at('22T02:20'), good: 'yes' }, '22T09:00', false],
    ['is not due without a newer backup', { ...night, taken: at('21T02:15'), good: 'no' }, '22T09:00', false],
  ])('%s', (_, state, now, due) => {
    expect(isSendDue(state, at(now))).toBe(due);
  });
});

describe('isDrillDue', () => {
  it.each([
    ['is not due without a backup', {}, false],
    ['is due after the first backup', { taken: at('22T02:15') }, true],
    ['is not due within a month of a trial', { taken: at('22T02:15'), drilled: at('01T00:00') }, false],
    ['is due a month after a trial', { taken: at('22T02:15'), drilled: at('01T00:00') - 10 * 86_400_000 }, true],
  ])('%s', (_, state, due) => {
    expect(isDrillDue(state, at('22T12:00'))).toBe(due);
  });
});
