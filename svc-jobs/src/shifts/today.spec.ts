import type { ShiftState, TodayState } from '@cleaning/contracts';
import { DateTime } from 'luxon';
import { getTodayState } from './today.service.js';

const at = (time: string) => DateTime.fromISO(`2026-11-18T${time}`, { zone: 'Australia/Adelaide' });
const FINISHED = { endedAt: new Date() };
const RUNNING = { endedAt: null };

describe('getTodayState of a shift at 06:00', () => {
  it.each<[string, ShiftState, { endedAt: Date | null } | undefined, TodayState]>([
    ['05:00:00', 'planned', undefined, 'ahead'],
    ['06:14:59', 'planned', undefined, 'ahead'],
    ['06:15:00', 'planned', undefined, 'late'],
    ['06:44:59', 'planned', undefined, 'late'],
    ['06:45:00', 'planned', undefined, 'not_started'],
    ['09:00:00', 'planned', undefined, 'not_started'],
    ['06:20:00', 'planned', RUNNING, 'working'],
    ['05:50:00', 'planned', FINISHED, 'finished'],
    ['06:50:00', 'away', undefined, 'away'],
    ['06:50:00', 'covered', undefined, 'covered'],
    ['06:50:00', 'cancelled', undefined, 'cancelled'],
    ['06:50:00', 'away', RUNNING, 'working'],
    ['06:50:00', 'cancelled', FINISHED, 'finished'],
  ])('at %s, %s, with work %j, is %s', (time, state, work, expected) => {
    expect(getTodayState({ state, startsAt: at('06:00') }, work, at(time))).toBe(expected);
  });
});
