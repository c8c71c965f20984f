import { EventEmitter } from 'node:events';
import { MINUTE_MS } from '@cleaning/contracts';
import type { Request, Response } from 'express';
import { refuse } from '../errors/refusal.js';
import { limitTime, limitWaiting, RequestBudget } from './request-budget.js';

describe('RequestBudget', () => {
  it('ends before a change and prevents a later commit', () => {
    const budget = new RequestBudget(1000);
    expect(budget.end()).toBe(true);
    expect(() => budget.requireTime()).toThrow(refuse('too_busy'));
    expect(() => budget.startCommit()).toThrow(refuse('too_busy'));
  });

  it('does not end once a commit has started', () => {
    const budget = new RequestBudget(1000);
    budget.startCommit();
    expect(budget.end()).toBe(false);
    expect(() => budget.startCommit()).not.toThrow();
  });

  it.each([
    [1000, undefined],
    [1001, refuse('too_busy')],
  ])('refuses a request while too many statements wait: %i', (waiting, error) => {
    const next = jest.fn();
    limitWaiting(() => waiting, 1000)({} as Request, {} as Response, next);
    expect(next.mock.calls).toEqual([error === undefined ? [] : [error]]);
  });
});

describe('limitTime', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

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
    'starts the limit for %s only once all files have arrived',
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

  it('refuses a slow request without files', () => {
    const { next } = begin('application/json');
    jest.advanceTimersByTime(MINUTE_MS);
    expect(next.mock.calls).toEqual(REFUSED);
  });

  it('stops its timer when the client disconnects', () => {
    const { response, arrive } = begin('multipart/form-data');
    response.emit('close');
    arrive();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('completes an answer that has started', () => {
    const { response, next } = begin('application/json');
    response.headersSent = true;
    jest.advanceTimersByTime(MINUTE_MS);
    expect(next.mock.calls).toEqual([[]]);
  });
});
