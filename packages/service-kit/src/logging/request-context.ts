import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';
import { v7 } from 'uuid';

const storage = new AsyncLocalStorage<{ requestId: string } | undefined>();

/** The request that the running code works for, also inside event handlers that it caused. */
export const currentRequestId = (): string | undefined => storage.getStore()?.requestId;

/** @param requestId undefined: the work belongs to no request */
export const withRequestId = <T>(requestId: string | undefined, work: () => T): T =>
  storage.run(requestId === undefined ? undefined : { requestId }, work);

const GIVEN = /^[A-Za-z0-9-]{8,64}$/;

/** nginx gives each request its id; without nginx one is made. The answer carries it back. */
export function requestContext(request: Request, response: Response, next: NextFunction): void {
  const given = request.get('x-request-id');
  const requestId = given && GIVEN.test(given) ? given : v7();
  response.setHeader('X-Request-Id', requestId);
  withRequestId(requestId, next);
}
