import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { refuse } from '../errors/refusal.js';
import { limitTime, limitWaiting, RequestBudget } from './request-budget.js';

describe('the time of a request', () => {
  it('ends before a change and commits nothing afterwards', () => {
    const budget = new RequestBudget(1000);
    expect(budget.end()).toBe(true);
    expect(() => budget.requireTime()).toThrow(refuse('too_busy'));
    expect(() => budget.startCommit()).toThrow(refuse('too_busy'));
  });

  it('completes once something has changed, and answers the result', () => {
    const budget = new RequestBudget(1000);
    budget.startCommit();
    expect(budget.end()).toBe(false);
    expect(() => budget.startCommit()).not.toThrow();
  });

  it.each([
    [1000, undefined],
    [1001, refuse('too_busy')],
  ])('is not begun while too many statements wait: %i', (waiting, error) => {
    const next = jest.fn();
    limitWaiting(() => waiting, 1000)({} as Request, {} as Response, next);
    expect(next.mock.calls).toEqual([error === undefined ? [] : [error]]);
  });
});

describe('a request with a time limit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const MINUTE_MS = 60_000;
  const begin = (type: string) => {
    const isOf = (types: string[]) => types.includes(type);
    const request = Object.assign(new EventEmitter(), { is: isOf, complete: false });
    const response = Object.assign(new EventEmitter(), { headersSent: false, writableFinished: false });
    const next = jest.fn();
    limitTime(50_000)(request as unknown as Request, response as unknown as Response, next);
    const arrive = () => {
      request.complete = true;
      request.emit('end');
    };
    return { request, response, next, arrive };
  };
  const REFUSED = [[], [refuse('too_busy')]];

  it.each(['multipart/form-data', 'application/octet-stream'])(
    'lets files of %s arrive over a slow line, and is answered in time from then on',
    (type) => {
      const { next, arrive } = begin(type);
      jest.advanceTimersByTime(20 * MINUTE_MS);
      expect(next.mock.calls).toEqual([[]]);
      arrive();
      jest.advanceTimersByTime(4 * MINUTE_MS);
      expect(next.mock.calls).toEqual([[]]);
      jest.advanceTimersByTime(MINUTE_MS);
      expect(next.mock.calls).toEqual(REFUSED);
    },
  );

  it('is refused without files, complete or not', () => {
    const { next } = begin('application/json');
    jest.advanceTimersByTime(MINUTE_MS);
    expect(next.mock.calls).toEqual(REFUSED);
  });

  it('ends when its client disconnects', () => {
    const { response, arrive } = begin('multipart/form-data');
    response.emit('close');
    arrive();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('completes an answer that is on its way', () => {
    const { response, next } = begin('application/json');
    response.headersSent = true;
    jest.advanceTimersByTime(MINUTE_MS);
    expect(next.mock.calls).toEqual([[]]);
  });
});
