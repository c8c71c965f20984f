import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';
import { refuse } from '../errors/refusal.js';

/**
 * From the last byte of a request with files to its response. Below the 300 s of nginx (`nginx/upload.conf`). Other
 * requests: ANSWER_WITHIN_SECONDS.
 */
const ANSWER_FILES_WITHIN_MS = 270_000;
/**
 * For a whole request to arrive. Node's limit of 300 s is too short for files over slow connections. nginx ends stalled uploads.
 */
export const ARRIVE_WITHIN_MS = 60 * 60_000;
const FILES = ['multipart/form-data', 'application/octet-stream'];

/** Time limit of a request, and whether it has committed changes. */
export class RequestBudget {
  private endsAt = 0;
  private isOver = false;
  private hasChanged = false;

  constructor(private readonly withinMs: number) {
    this.restart();
  }

  restart(): void {
    this.endsAt = performance.now() + this.withinMs;
  }

  /** Milliseconds until the time limit. */
  get leftMs(): number {
    return Math.max(0, this.endsAt - performance.now());
  }

  /** Ends the budget. Returns false after a commit has started: the client must get the real response. */
  end(): boolean {
    if (this.hasChanged) return false;
    this.isOver = true;
    return true;
  }

  /** Throws 503 after the time limit. The client may repeat the request. */
  requireTime(): void {
    if (this.isOver) throw refuse('too_busy');
  }

  /** Call it right before a commit. Throws 503 like `requireTime`. */
  startCommit(): void {
    this.requireTime();
    this.hasChanged = true;
  }
}

const storage = new AsyncLocalStorage<RequestBudget | undefined>();

/** Budget of the current request; undefined in background work. */
export const getCurrentBudget = (): RequestBudget | undefined => storage.getStore();

/** Runs work that may outlive the request that caused it. */
export const runOutsideRequest = <T>(work: () => T): T => storage.run(undefined, work);

/**
 * Middleware: after `withinMs` a request gets 503 and commits nothing, unless a commit has started. The same applies if
 * the client disconnects. The time of a request with files starts once they have arrived.
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
      // After the headers a stream or file is being sent.
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

/** Middleware: responds 503 immediately while more statements than this wait for a connection to PostgreSQL. */
export const limitWaiting =
  (countWaiting: () => number, limit: number) =>
  (_request: Request, _response: Response, next: NextFunction): void => {
    if (countWaiting() > limit) next(refuse('too_busy'));
    else next();
  };
