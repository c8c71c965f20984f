import type { Call } from '@cleaning/contracts';
import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  Header,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../access/account-lookup.js';
import { FormFieldsInterceptor } from './multipart.js';
import { validate } from './validation.js';

/** Metadata key of a handler's contract. */
export const CALL = 'call';

export interface AuthenticatedRequest extends Request {
  caller?: Caller;
}

const CONTENT_TYPES = { json: 'application/json; charset=utf-8', text: 'text/plain; charset=utf-8' } as const;

/** Routes the contract's method and path to a handler. Success is always 200. */
export function Route(call: Call): MethodDecorator {
  const decorators = [
    RequestMapping({ method: RequestMethod[call.method], path: call.path }),
    HttpCode(200),
    SetMetadata(CALL, call),
  ];
  if (call.answerKind === 'json' || call.answerKind === 'text')
    decorators.push(Header('content-type', CONTENT_TYPES[call.answerKind]));
  if (call.bodyKind === 'form') decorators.push(UseInterceptors(FormFieldsInterceptor));
  return applyDecorators(...decorators);
}

export const Input = createParamDecorator((call: Call, context: ExecutionContext) => {
  if (!call.body) throw new Error(`${call.path} has no body to validate`);
  return validate(call.body, context.switchToHttp().getRequest<Request>().body ?? {});
});

export const PathParams = createParamDecorator((call: Call, context: ExecutionContext) => {
  if (!call.params) throw new Error(`${call.path} has no parameters to validate`);
  return validate(call.params, context.switchToHttp().getRequest<Request>().params);
});

export const QueryParams = createParamDecorator((call: Call, context: ExecutionContext) => {
  if (!call.query) throw new Error(`${call.path} has no query to validate`);
  return validate(call.query, context.switchToHttp().getRequest<Request>().query);
});

/** The caller. Not for public routes. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!caller) throw new Error('A public route has no caller');
  return caller;
});
