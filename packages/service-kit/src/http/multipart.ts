import { buildFieldProblem, MAX_FILE_BYTES } from '@cleaning/contracts';
import {
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import express, { type Request, type RequestHandler, type Response } from 'express';
import multer, { MulterError } from 'multer';
import type { Observable } from 'rxjs';
import { InvalidInput, Refusal, refuse } from '../errors/refusal.js';

/** Limits for the text fields of all forms, in bytes. */
export const FORM_LIMITS = { fields: 60, fieldSize: 128 * 1024, fieldNameSize: 100 };

/** For JSON and urlencoded bodies. */
export const BODY_LIMIT = '256kb';

const MEGABYTE = 1024 * 1024;

/** Wraps an error of the receiver, so that it is not taken for an error of the form. */
export class ReceiverError extends Error {
  constructor(override readonly cause: unknown) {
    super('A file could not be received');
  }
}

/**
 * The form parser throws plain errors without a class or code (missing boundary, incomplete body). System errors have a
 * code, programming errors have a class.
 */
const isParserError = (error: unknown): boolean =>
  error instanceof Error && error.constructor === Error && !('code' in error);

function toRefusal(error: unknown): unknown {
  if (error instanceof ReceiverError) return error.cause;
  if (error instanceof Refusal) return error;
  if (!(error instanceof MulterError)) {
    return isParserError(error)
      ? refuse('unreadable_form', {}, { issues: [buildFieldProblem('body', 'not_whole_form')] })
      : error;
  }
  const field = error.field ?? 'body';
  switch (error.code) {
    case 'LIMIT_FILE_SIZE':
      return refuse(
        'upload_too_large',
        { megabytes: MAX_FILE_BYTES / MEGABYTE },
        { issues: [buildFieldProblem(field, 'file_megabytes', { max: MAX_FILE_BYTES / MEGABYTE })] },
      );
    case 'LIMIT_FIELD_VALUE':
      return refuse('field_too_long', {}, { issues: [buildFieldProblem(field, 'too_long_for_form')] });
    case 'LIMIT_UNEXPECTED_FILE':
      return new InvalidInput([buildFieldProblem(field, 'no_file_here')]);
    default:
      return refuse('unreadable_form', {}, { issues: [buildFieldProblem(field, 'rule', { sentence: error.message })] });
  }
}

/** Runs a multer handler. Its errors become refusals. */
export function runMulter(handler: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    handler(request, response, (error: unknown) => (error ? reject(toRefusal(error)) : resolve()));
  });
}

const parseFields = multer({ limits: FORM_LIMITS }).none();

const URLENCODED = 'application/x-www-form-urlencoded';
const parseUrlencoded = express.urlencoded({ limit: BODY_LIMIT, extended: false });

/** Reads the text fields of a multipart or urlencoded body. JSON is parsed before. */
@Injectable()
export class FormFieldsInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    await runMulter(request.is(URLENCODED) ? parseUrlencoded : parseFields, request, response);
    return next.handle();
  }
}

/**
 * Refuses urlencoded bodies, which a page of another site can send without a preflight. Allows the type without a body, because some libraries
 * set it on every POST. A guard, so that it runs before file interceptors.
 */
@Injectable()
export class NoUrlencodedGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (context.switchToHttp().getRequest<Request>().is(URLENCODED)) throw refuse('json_only');
    return true;
  }
}
