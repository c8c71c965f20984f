import { ERROR_STATUS, type ErrorAnswer, type ErrorCode } from '@cleaning/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Caller } from '../access/account-lookup.js';
import { currentRequestId } from '../logging/logging.js';
import { DomainError, Forbidden, TooManyRequests } from './domain-errors.js';

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  'bad-input': 'The request could not be read.',
  forbidden: 'You are not allowed to do this.',
  'not-found': 'There is nothing at this address.',
  'too-large': 'The request is too large.',
  'unsupported-type': 'The request has a content type that is not accepted here.',
};

/** Status of errors that the framework or the body parsers raise, when it is the client's fault. */
function clientStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { status, statusCode } = error as { status?: unknown; statusCode?: unknown };
  const found = typeof status === 'number' ? status : statusCode;
  return typeof found === 'number' && found >= 400 && found < 500 ? found : undefined;
}

const codeOfStatus = (status: number): ErrorCode =>
  (Object.entries(ERROR_STATUS) as [ErrorCode, number][]).find(([, known]) => known === status)?.[0] ?? 'bad-input';

/** Turns every error into the one error body. What is not meant for the caller is logged and answered neutrally. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    // The client hung up in the middle of its request: nobody is left to answer, and nothing went wrong here.
    const abandoned = request.destroyed && !request.complete;
    if (abandoned || response.headersSent) {
      // A stream broke midway: the only honest answer left is to cut the connection.
      response.destroy();
      return;
    }
    if (error instanceof Forbidden || error instanceof TooManyRequests) this.logRefusal(error, request);
    const answer = this.answer(error);
    if (error instanceof TooManyRequests) response.setHeader('Retry-After', String(error.retryAfterSeconds));
    response.status(ERROR_STATUS[answer.code]).type('application/json').json(answer);
  }

  /** Who was refused what: nginx's line of the same request id knows the address, and not the person. */
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
      return { msg: error.message, code: error.code, ...issues, ...request };
    }
    const status = clientStatus(error);
    if (status !== undefined) {
      const code = codeOfStatus(status);
      return { msg: SENTENCES[code] ?? 'The request was refused.', code, ...request };
    }
    this.logger.error(error instanceof Error ? error : new Error('Something was thrown that is no error'));
    return { msg: 'Something went wrong on our side. Please try again later.', code: 'internal', ...request };
  }
}
