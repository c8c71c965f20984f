import { type CallQuery, EVERYBODY, readEvents } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Controller, Query, Req, Res } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Request, Response } from 'express';
import { EventStreams } from './event-streams.service.js';

@Controller()
export class EventsController {
  constructor(
    private readonly streams: EventStreams,
    private readonly jwt: JwtService,
  ) {}

  @Route(readEvents)
  @Roles(...EVERYBODY)
  read(
    @CurrentCaller() caller: Caller,
    @Query() { missed_ms }: CallQuery<typeof readEvents>,
    @Req() request: Request,
    @Res() response: Response,
  ): void {
    this.streams.open(caller, this.getExpiry(request), missed_ms, response);
  }

  /** Expiry of a request's token, in milliseconds. The guard has verified the token. */
  private getExpiry(request: Request): number {
    const token = request.get('authorization')?.split(' ')[1] ?? '';
    return (this.jwt.decode<{ exp?: number } | null>(token)?.exp ?? 0) * 1000;
  }
}
