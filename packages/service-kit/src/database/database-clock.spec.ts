import { HOUR_MS } from '@cleaning/contracts';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { DatabaseClock } from './database-clock.js';

const NOON = Date.parse('2026-11-30T12:00:00Z');

/** A process with a settable clock, and a PostgreSQL whose clock runs on. */
function setUp() {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  const state = { elapsed: 5000, ownStep: 0, databaseStep: 0, answerMs: 0 };
  jest.spyOn(performance, 'now').mockImplementation(() => state.elapsed);
  jest.spyOn(Date, 'now').mockImplementation(() => NOON + state.elapsed + state.ownStep);
  const query = jest.fn(async () => {
    state.elapsed += state.answerMs / 2;
    const ms = NOON + state.elapsed + state.databaseStep;
    state.elapsed += state.answerMs / 2;
    return [{ ms }];
  });
  const clock = new DatabaseClock();
  const measure = () => clock.measure({ query } as unknown as DataSource);
  return { state, clock, warn, measure, getRightTime: () => NOON + state.elapsed + state.databaseStep };
}

afterEach(() => jest.restoreAllMocks());

describe('DatabaseClock', () => {
  it('answers the own time before the first reading', () => {
    const { state, clock } = setUp();
    state.ownStep = HOUR_MS;
    expect(clock.getTime()).toBe(NOON + state.elapsed + HOUR_MS);
    expect(clock.isDue()).toBe(true);
  });

  it('answers the own time while both clocks agree', async () => {
    const { state, clock, measure } = setUp();
    state.ownStep = 700;
    await measure();
    expect(clock.getTime()).toBe(Date.now());
  });

  it.each([3 * HOUR_MS, -3 * HOUR_MS])('goes on when the own clock steps by %i ms', async (step) => {
    const { state, clock, measure, getRightTime } = setUp();
    await measure();
    state.ownStep = step;
    state.elapsed += 60_000;
    expect(clock.getTime()).toBe(getRightTime());
    await measure();
    expect(clock.getTime()).toBe(getRightTime());
    state.ownStep = 0;
    expect(clock.getTime()).toBe(getRightTime());
  });

  it('follows PostgreSQL’s clock at the next reading', async () => {
    const { state, clock, measure, getRightTime } = setUp();
    await measure();
    state.databaseStep = HOUR_MS;
    await measure();
    expect(clock.getTime()).toBe(getRightTime());
  });

  it('is due at once after a step of the own clock, and else each half minute', async () => {
    const { state, clock, measure } = setUp();
    await measure();
    expect(clock.isDue()).toBe(false);
    state.ownStep = HOUR_MS;
    expect(clock.isDue()).toBe(true);
    await measure();
    expect(clock.isDue()).toBe(false);
    state.elapsed += 30_000;
    expect(clock.isDue()).toBe(true);
  });

  it('keeps the last reading when a slow answer agrees with it, and is due again', async () => {
    const { state, clock, measure } = setUp();
    state.ownStep = HOUR_MS;
    await measure();
    const before = clock.getTime();
    Object.assign(state, { databaseStep: 900, answerMs: 2000 });
    await measure();
    expect(clock.getTime()).toBe(before + 2000);
    state.elapsed += 30_000;
    expect(clock.isDue()).toBe(true);
  });

  it('takes a slow answer that contradicts the last reading, as after the machine has slept', async () => {
    const { state, clock, measure, getRightTime } = setUp();
    await measure();
    Object.assign(state, { ownStep: HOUR_MS, databaseStep: HOUR_MS, answerMs: 2000 });
    await measure();
    expect(Math.abs(clock.getTime() - getRightTime())).toBeLessThanOrEqual(1000);
    expect(clock.isDue()).toBe(true);
  });

  it('warns once while the clocks differ', async () => {
    const { state, warn, measure } = setUp();
    state.ownStep = 3 * HOUR_MS;
    await measure();
    await measure();
    expect(warn.mock.calls).toEqual([[expect.objectContaining({ ahead_seconds: 10_800 })]]);
  });

  it('takes a slow first answer, and is due again', async () => {
    const { state, clock, measure, getRightTime } = setUp();
    Object.assign(state, { ownStep: HOUR_MS, answerMs: 2000 });
    await measure();
    expect(clock.getTime()).toBe(getRightTime());
    expect(clock.isDue()).toBe(true);
  });
});
