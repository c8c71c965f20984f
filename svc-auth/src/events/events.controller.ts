import { EVERYBODY, type QueryOf, readEvents } from '@cleaning/contracts';
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
    @Query() { missed_ms }: QueryOf<typeof readEvents>,
    @Req() request: Request,
    @Res() response: Response,
  ): void {
    this.streams.open(caller, this.expiryOf(request), missed_ms, response);
  }

  /** When the token of a request expires, in milliseconds. The guard has verified the token. */
  private expiryOf(request: Request): number {
    const token = request.get('authorization')?.split(' ')[1] ?? '';
    return (this.jwt.decode<{ exp?: number } | null>(token)?.exp ?? 0) * 1000;
  }
}
