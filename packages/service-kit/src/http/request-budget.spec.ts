import type { Request, Response } from 'express';
import { Unavailable } from '../errors/domain-errors.js';
import { limitWaiting, RequestBudget } from './request-budget.js';

describe('the time of a request', () => {
  it('ends before anything was changed, and nothing is committed afterwards', () => {
    const budget = new RequestBudget(1000);
    expect(budget.end()).toBe(true);
    expect(() => budget.requireTime()).toThrow(Unavailable);
    expect(() => budget.startCommit()).toThrow(Unavailable);
  });

  it('does not end once something was changed: the answer says what became of it', () => {
    const budget = new RequestBudget(1000);
    budget.startCommit();
    expect(budget.end()).toBe(false);
    expect(() => budget.startCommit()).not.toThrow();
  });

  it.each([
    [1000, undefined],
    [1001, expect.any(Unavailable)],
  ])('is not begun while too many statements wait: %i', (waiting, error) => {
    const next = jest.fn();
    limitWaiting(() => waiting, 1000)({} as Request, {} as Response, next);
    expect(next.mock.calls).toEqual([error === undefined ? [] : [error]]);
  });
});
