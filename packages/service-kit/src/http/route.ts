import type { Call } from '@cleaning/contracts';
import {
  type ArgumentMetadata,
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  Header,
  HttpCode,
  type PipeTransform,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseGuards,
  UseInterceptors,
  UsePipes,
} from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../access/account-lookup.js';
import type { ClientSession } from '../access/client-sessions.js';
import { addCallInput } from '../logging/logging.js';
import { FormFieldsInterceptor, NoUrlencodedGuard } from './multipart.js';
import { validate } from './validation.js';

/** Metadata key of a handler's contract. */
export const CALL = 'call';

export interface AuthenticatedRequest extends Request {
  caller?: Caller;
  /** Set on routes for clients. */
  client?: ClientSession;
}

const CONTENT_TYPES = { json: 'application/json; charset=utf-8', text: 'text/plain; charset=utf-8' } as const;

/** Validates body, parameters and query of a handler with its contract. Throws 400. */
class ZodPipe implements PipeTransform {
  constructor(private readonly call: Call) {}

  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    if (type === 'custom') return value;
    const schema = { body: this.call.body, param: this.call.params, query: this.call.query }[type];
    if (!schema) throw new Error(`${this.call.path} describes no ${type}`);
    const valid = validate(schema, value ?? {});
    if (type !== 'query') addCallInput(type === 'body' ? 'body' : 'params', valid);
    return valid;
  }
}

/** Routes the contract's method and path to a handler, and validates `@Body()`, `@Param()` and `@Query()`. Success is always 200. */
export function Route(call: Call): MethodDecorator {
  const decorators = [
    RequestMapping({ method: RequestMethod[call.method], path: call.path }),
    HttpCode(200),
    SetMetadata(CALL, call),
    UsePipes(new ZodPipe(call)),
  ];
  if (call.answerKind === 'json' || call.answerKind === 'text')
    decorators.push(Header('content-type', CONTENT_TYPES[call.answerKind]));
  decorators.push(call.bodyKind === 'form' ? UseInterceptors(FormFieldsInterceptor) : UseGuards(NoUrlencodedGuard));
  return applyDecorators(...decorators);
}

/** The caller. Not for public routes. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!caller) throw new Error('A public route has no caller');
  return caller;
});
