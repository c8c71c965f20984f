import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AuthenticatedRequest } from '../http/route.js';
import type { ClientSession } from './client-sessions.js';

/** The client session. Only for routes with `@Roles('client')`. */
export const CurrentClient = createParamDecorator((_: unknown, context: ExecutionContext): ClientSession => {
  const { client } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!client) throw new Error('Only a route for clients has a client');
  return client;
});
