import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AuthenticatedRequest } from '../http/route.js';
import type { ClientSession } from './client-sessions.js';

/** The client of the session. For routes with `@Roles('client')` alone. */
export const CurrentClient = createParamDecorator((_: unknown, context: ExecutionContext): ClientSession => {
  const { client } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!client) throw new Error('Only a route for clients has a client');
  return client;
});
