import { Refusal } from '@cleaning/service-kit/errors';
import { DateTime } from 'luxon';
import { toClockEvent } from './clock-event.js';

const now = DateTime.fromISO('2026-11-18T09:00:00', { zone: 'Australia/Adelaide' });
const at = (time: DateTime) => time.toUTC().toISO() ?? '';

describe('toClockEvent', () => {
  it('takes the current time for an event sent at once', () => {
    expect(toClockEvent(undefined, now)).toEqual({ at: now, receivedAt: null });
  });

  it.each([
    ['a moment', { seconds: 1 }],
    ['twelve hours', { hours: 12 }],
  ])('keeps the time of an event sent %s ago', (_case, ago) => {
    const clockEvent = toClockEvent(at(now.minus(ago)), now);
    expect(clockEvent.at.toISO()).toBe(now.minus(ago).toISO());
    expect(clockEvent.receivedAt).toBe(now);
  });

  it('takes a clock up to two minutes ahead as now', () => {
    expect(toClockEvent(at(now.plus({ seconds: 120 })), now).at.toMillis()).toBe(now.toMillis());
  });

  it.each([
    ['in the future', now.plus({ seconds: 121 }), /future/],
    ['more than twelve hours ago', now.minus({ hours: 12, seconds: 1 }), /12 hours/],
  ])('refuses an event %s and names the field', (_case, moment, words) => {
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
