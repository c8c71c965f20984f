import {
  askClientCode,
  type BodyOf,
  chooseClient,
  endClientSession,
  enterClientCode,
  readClientSession,
} from '@cleaning/contracts';
import { type ClientSession, CurrentClient, Public, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { ClientCodes } from './client-codes.service.js';
import { StoredClientSessions } from './stored-client-sessions.service.js';

@Controller()
export class ClientSessionsController {
  constructor(
    private readonly codes: ClientCodes,
    private readonly sessions: StoredClientSessions,
  ) {}

  @Route(askClientCode)
  @Public()
  ask(@Body() body: BodyOf<typeof askClientCode>, @Req() { ip }: Request) {
    return this.codes.ask(body, ip);
  }

  @Route(enterClientCode)
  @Public()
  enter(@Body() body: BodyOf<typeof enterClientCode>, @Req() { ip }: Request) {
    return this.codes.enter(body, ip);
  }

  @Route(endClientSession)
  @Roles('client')
  end(@CurrentClient() client: ClientSession) {
    return this.sessions.end(client);
  }

  @Route(chooseClient)
  @Roles('client')
  choose(@CurrentClient() client: ClientSession, @Body() body: BodyOf<typeof chooseClient>) {
    return this.sessions.choose(client, body);
  }

  @Route(readClientSession)
  @Roles('service')
  read(@Body() body: BodyOf<typeof readClientSession>) {
    return this.sessions.answer(body);
  }
}
