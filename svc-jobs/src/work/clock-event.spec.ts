import { Refusal } from '@cleaning/service-kit/errors';
import { DateTime } from 'luxon';
import { toClockEvent } from './clock-event.js';

const now = DateTime.fromISO('2026-11-18T09:00:00', { zone: 'Australia/Adelaide' });
const at = (time: DateTime) => time.toUTC().toISO() ?? '';

describe('toClockEvent', () => {
  it('is now when the device sent it at once', () => {
    expect(toClockEvent(undefined, now)).toEqual({ at: now, receivedAt: null });
  });

  it.each([
    ['a moment', { seconds: 1 }],
    ['twelve hours', { hours: 12 }],
  ])('takes one of %s ago, in business time', (_case, ago) => {
    const clockEvent = toClockEvent(at(now.minus(ago)), now);
    expect(clockEvent.at.toISO()).toBe(now.minus(ago).toISO());
    expect(clockEvent.receivedAt).toBe(now);
  });

  it('takes a clock that is a little ahead for now', () => {
    expect(toClockEvent(at(now.plus({ seconds: 120 })), now).at.toMillis()).toBe(now.toMillis());
  });

  it.each([
    ['in the future', now.plus({ seconds: 121 }), /future/],
    ['more than twelve hours ago', now.minus({ hours: 12, seconds: 1 }), /12 hours/],
  ])('refuses one %s and names the field', (_case, moment, words) => {
    const refused = () => toClockEvent(at(moment), now);
    expect(refused).toThrow(Refusal);
    expect(refused).toThrow(words);
    try {
      refused();
    } catch (error) {
      expect((error as Refusal).issues).toMatchObject([{ field: 'stamped_at' }]);
    }
  });
});
