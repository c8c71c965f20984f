import { type QueryOf, readEvents } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Controller, Module, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import jwt from 'jsonwebtoken';
import { EventStreams } from './event-streams.js';

/** When the token of a request expires, in milliseconds. The guard has verified the token. */
function expiryOf(request: Request): number {
  const token = request.get('authorization')?.split(' ')[1] ?? '';
  return ((jwt.decode(token) as { exp?: number } | null)?.exp ?? 0) * 1000;
}

@Controller()
export class EventsController {
  constructor(private readonly streams: EventStreams) {}

  @Route(readEvents)
  @Roles('unverified', 'contractor', 'admin')
  read(
    @CurrentCaller() caller: Caller,
    @Query() { missed_ms }: QueryOf<typeof readEvents>,
    @Req() request: Request,
    @Res() response: Response,
  ): void {
    this.streams.open(caller, expiryOf(request), missed_ms, response);
  }
}

@Module({ controllers: [EventsController], providers: [EventStreams] })
export class EventsModule {}
