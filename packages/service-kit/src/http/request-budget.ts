import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';
import { refuse } from '../errors/refusal.js';

/**
 * From the arrival of the last byte of a request with files to its answer. nginx waits 300 s (`nginx/upload.conf`); for others see
 * ANSWER_WITHIN_SECONDS.
 */
const ANSWER_FILES_WITHIN_MS = 270_000;
/**
 * In all, for a request to arrive. Files come over slow lines while the service takes them; Node's own limit of 300 s would cut them. nginx
 * ends those of which nothing comes any more.
 */
export const ARRIVE_WITHIN_MS = 60 * 60_000;
const FILES = ['multipart/form-data', 'application/octet-stream'];

/** The time that a request has, and whether it has changed something. */
export class RequestBudget {
  private endsAt = 0;
  private isOver = false;
  private hasChanged = false;

  constructor(private readonly withinMs: number) {
    this.restart();
  }

  /** Gives it the whole time again. */
  restart(): void {
    this.endsAt = performance.now() + this.withinMs;
  }

  /** Milliseconds until its answer must be sent. */
  get leftMs(): number {
    return Math.max(0, this.endsAt - performance.now());
  }

  /** Ends it. False when it has changed something: whoever waits gets to know what became of it. */
  end(): boolean {
    if (this.hasChanged) return false;
    this.isOver = true;
    return true;
  }

  /** Throws 503 when nobody waits for the answer any more: they may send the request again. */
  requireTime(): void {
    if (this.isOver) throw refuse('too_busy');
  }

  /** Right before a commit. Throws 503 like `requireTime`. */
  startCommit(): void {
    this.requireTime();
    this.hasChanged = true;
  }
}

const storage = new AsyncLocalStorage<RequestBudget | undefined>();

/** Of the request that the running code answers; undefined in background work. */
export const getCurrentBudget = (): RequestBudget | undefined => storage.getStore();

/** Runs work that goes on after the request that has caused it. */
export const runOutsideRequest = <T>(work: () => T): T => storage.run(undefined, work);

/**
 * Middleware: a request that isn't answered in time, or whose client has gone, commits nothing afterwards. In time means `withinMs`; then it
 * is answered with 503, unless it has changed something already. The time of files begins when they are there.
 */
export const limitTime =
  (withinMs: number) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const hasFiles = Boolean(request.is(FILES));
    const budget = new RequestBudget(hasFiles ? ANSWER_FILES_WITHIN_MS : withinMs);
    const isArriving = () => hasFiles && !request.complete;
    const wait = () => setTimeout(giveUp, budget.leftMs);
    const giveUp = () => {
      if (isArriving()) restart();
      // Otherwise a stream or a file is on its way.
      else if (!response.headersSent && budget.end()) next(refuse('too_busy'));
    };
    const restart = () => {
      clearTimeout(timer);
      budget.restart();
      timer = wait();
    };
    let timer = wait();
    if (hasFiles) request.once('end', restart);
    response.once('close', () => {
      request.off('end', restart);
      clearTimeout(timer);
      if (!response.writableFinished) budget.end();
    });
    storage.run(budget, next);
  };

/** Middleware: answers 503 at once while more statements than this wait for a connection to PostgreSQL. */
export const limitWaiting =
  (countWaiting: () => number, limit: number) =>
  (_request: Request, _response: Response, next: NextFunction): void => {
    if (countWaiting() > limit) next(refuse('too_busy'));
    else next();
  };
