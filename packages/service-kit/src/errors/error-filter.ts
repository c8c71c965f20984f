import type { ErrorAnswer } from '@cleaning/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Caller } from '../access/account-lookup.js';
import { getCurrentRequestId } from '../logging/logging.js';
import { PeerAwayError } from '../peers/peers.js';
import { isDatabaseAway } from './database-away.js';
import { Refusal, refuse } from './refusal.js';

/** Retry-After when a dependency is unavailable. */
const RETRY_UNAVAILABLE_S = 5;

const ENTITY_HEADERS = [
  'ETag',
  'Last-Modified',
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Encoding',
  'Content-Length',
];

/** Refusals for client errors of the framework and the body parsers. Any other status becomes `unreadable_request`. */
const REFUSED_BY_STATUS: Readonly<Record<number, () => Refusal>> = {
  403: () => refuse('forbidden'),
  404: () => refuse('not-found'),
  413: () => refuse('too-large'),
  415: () => refuse('unsupported-type'),
};

function getClientStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { status, statusCode } = error as { status?: unknown; statusCode?: unknown };
  const found = typeof status === 'number' ? status : statusCode;
  return typeof found === 'number' && found >= 400 && found < 500 ? found : undefined;
}

function getRetryAfterSeconds({ status, params }: Refusal): number | undefined {
  if ('retry_after' in params) return Number(params.retry_after);
  return status === 503 ? RETRY_UNAVAILABLE_S : undefined;
}

function toErrorAnswer({ code, params, message, issues, results }: Refusal): ErrorAnswer {
  return {
    msg: message,
    code,
    params: { ...params },
    issues: issues.length > 0 ? [...issues] : undefined,
    results: results.length > 0 ? [...results] : undefined,
    request_id: getCurrentRequestId(),
  };
}

/** Turns every error into the one error body. Internal errors are logged and get a neutral text. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    // The client closed the connection in the middle of its request.
    const abandoned = request.destroyed && !request.complete;
    // The time limit has already responded.
    if (response.writableEnded) return;
    if (abandoned || response.headersSent) {
      // The stream broke midway: close the connection, so that the client doesn't take half a response for a whole.
      response.destroy();
      return;
    }
    const refusal = this.toRefusal(error);
    if (refusal.status === 403 || refusal.status === 429) this.logRefusal(refusal, request);
    const retryAfter = getRetryAfterSeconds(refusal);
    if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
    // Headers of the handler's unfinished response.
    for (const header of ENTITY_HEADERS) response.removeHeader(header);
    response.setHeader('Cache-Control', 'no-store');
    response.status(refusal.status).type('application/json').json(toErrorAnswer(refusal));
  }

  /** Logs the refused caller. nginx logs the address under the same request id, but doesn't know the caller. */
  private logRefusal({ code }: Refusal, request: Request & { caller?: Caller }): void {
    this.logger.warn({
      msg: 'Refused',
      code,
      method: request.method,
      route: request.route?.path,
      caller: request.caller?.id,
    });
  }

  private toRefusal(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    const status = getClientStatus(error);
    if (status !== undefined) return REFUSED_BY_STATUS[status]?.() ?? refuse('unreadable_request');
    this.logger.error(error instanceof Error ? error : new Error('Something was thrown that is no error'));
    if (error instanceof PeerAwayError) return refuse('unavailable');
    return refuse(isDatabaseAway(error) ? 'data_away' : 'internal');
  }
}
