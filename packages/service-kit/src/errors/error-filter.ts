import { ERROR_STATUS, type ErrorAnswer, type ErrorCode } from '@cleaning/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Caller } from '../access/account-lookup.js';
import { currentRequestId } from '../logging/logging.js';
import { PeerAway } from '../peers/peers.js';
import { isDatabaseAway } from './database-away.js';
import { DomainError, Forbidden, TooManyRequests } from './domain-errors.js';

/** Seconds after which a call that met a missing dependency is worth another try. */
const RETRY_UNAVAILABLE_S = 5;

const OF_THE_ANSWER = [
  'ETag',
  'Last-Modified',
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Encoding',
  'Content-Length',
];

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  'bad-input': 'The request could not be read.',
  forbidden: 'You are not allowed to do this.',
  'not-found': 'There is nothing at this address.',
  'too-large': 'The request is too large.',
  'unsupported-type': 'The request has a content type that is not accepted here.',
};

/** Status of client errors that the framework or the body parsers throw. */
function clientStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { status, statusCode } = error as { status?: unknown; statusCode?: unknown };
  const found = typeof status === 'number' ? status : statusCode;
  return typeof found === 'number' && found >= 400 && found < 500 ? found : undefined;
}

const codeOfStatus = (status: number): ErrorCode =>
  (Object.entries(ERROR_STATUS) as [ErrorCode, number][]).find(([, known]) => known === status)?.[0] ?? 'bad-input';

/** Turns every error into the one error body. Internal errors are logged and answered with a neutral text. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    // The client closed the connection in the middle of its request.
    const abandoned = request.destroyed && !request.complete;
    // It was told already that its time is over.
    if (response.writableEnded) return;
    if (abandoned || response.headersSent) {
      // The stream broke midway: close the connection, so that the client does not take half an answer for a whole.
      response.destroy();
      return;
    }
    if (error instanceof Forbidden || error instanceof TooManyRequests) this.logRefusal(error, request);
    const answer = this.answer(error);
    if (error instanceof TooManyRequests) response.setHeader('Retry-After', String(error.retryAfterSeconds));
    if (answer.code === 'unavailable') response.setHeader('Retry-After', String(RETRY_UNAVAILABLE_S));
    // What the handler has said of the answer that it did not finish.
    for (const header of OF_THE_ANSWER) response.removeHeader(header);
    response.setHeader('Cache-Control', 'no-store');
    response.status(ERROR_STATUS[answer.code]).type('application/json').json(answer);
  }

  /** Logs who was refused. nginx logs the address under the same request id, but does not know the caller. */
  private logRefusal({ code }: DomainError, request: Request & { caller?: Caller }): void {
    this.logger.warn({
      msg: 'Refused',
      code,
      method: request.method,
      route: request.route?.path,
      caller: request.caller?.id,
    });
  }

  private answer(error: unknown): ErrorAnswer & { code: ErrorCode } {
    const id = currentRequestId();
    const request = id ? { request_id: id } : {};
    if (error instanceof DomainError) {
      const issues = error.issues.length > 0 ? { issues: [...error.issues] } : {};
      const results = error.results.length > 0 ? { results: [...error.results] } : {};
      return { msg: error.message, code: error.code, ...issues, ...results, ...request };
    }
    const status = clientStatus(error);
    if (status !== undefined) {
      const code = codeOfStatus(status);
      return { msg: SENTENCES[code] ?? 'The request was refused.', code, ...request };
    }
    this.logger.error(error instanceof Error ? error : new Error('Something was thrown that is no error'));
    if (error instanceof PeerAway)
      return {
        msg: 'This is not possible at the moment. Please try again shortly.',
        code: 'unavailable',
        ...request,
      };
    if (isDatabaseAway(error))
      return {
        msg: 'The data cannot be reached at the moment. Please try again shortly.',
        code: 'unavailable',
        ...request,
      };
    return { msg: 'Something went wrong on our side. Please try again later.', code: 'internal', ...request };
  }
}
