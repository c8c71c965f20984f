import { isBackupDue, isDrillDue, isSendDue, isTimeOfDay, latest } from './schedule-rules.mjs';

const at = (text: string) => new Date(`2026-11-${text}`).valueOf();

describe('when a backup is taken', () => {
  it.each([
    ['02:15', true],
    ['2:15', true],
    ['23:59', true],
    ['24:00', false],
    ['02.15', false],
    ['2 am', false],
  ])('can be %s: %s', (text, isRight) => {
    expect(isTimeOfDay(text)).toBe(isRight);
  });

  it('is each night at the same time of the clock', () => {
    expect(latest('02:15', at('22T02:15:00'))).toBe(at('22T02:15:00'));
    expect(latest('02:15', at('22T02:14:59'))).toBe(at('21T02:15:00'));
  });

  it.each([
    ['at once when there is none', {}, '22T14:00', true],
    ['not again on the same day', { taken: at('22T02:15:10'), tried: at('22T02:15:00') }, '22T23:59', false],
    ['again the next night', { taken: at('22T02:15:10'), tried: at('22T02:15:00') }, '23T02:15', true],
    ['when the night was missed', { taken: at('20T02:15:10'), tried: at('20T02:15:00') }, '22T09:00', true],
    ['not at once after a failure', { taken: at('21T02:15:10'), tried: at('22T02:15:00') }, '22T02:30', false],
    ['an hour after a failure', { taken: at('21T02:15:10'), tried: at('22T02:15:00') }, '22T03:15', true],
  ])('%s', (_, state, now, due) => {
    expect(isBackupDue(state, '02:15', at(now))).toBe(due);
  });
});

describe('when a backup is sent once more', () => {
  const night = { taken: at('22T02:15'), tried: at('22T02:15'), sent: at('21T02:20') };

  it.each([
    ['an hour after it could not be sent', { ...night, good: 'no' }, '22T03:15', true],
    ['not at once', { ...night, good: 'no' }, '22T02:30', false],
    [
      'not while another attempt was made within the hour',
      { ...night, tried: at('22T09:15'), good: 'no' },
      '22T09:45',
      false,
    ],
    ['not when it is there', { ...night, sent: at('22T02:20'), good: 'yes' }, '22T09:00', false],
    [
      'not when none was taken since the last one that was sent',
      { ...night, taken: at('21T02:15'), good: 'no' },
      '22T09:00',
      false,
    ],
  ])('%s', (_, state, now, due) => {
    expect(isSendDue(state, at(now))).toBe(due);
  });
});

describe('when a backup is restored for a trial', () => {
  it.each([
    ['never before there is one', {}, false],
    ['after the first one', { taken: at('22T02:15') }, true],
    ['not within a month', { taken: at('22T02:15'), drilled: at('01T00:00') }, false],
    ['after a month', { taken: at('22T02:15'), drilled: at('01T00:00') - 10 * 86_400_000 }, true],
  ])('%s', (_, state, due) => {
    expect(isDrillDue(state, at('22T12:00'))).toBe(due);
  });
});
