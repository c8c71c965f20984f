import {
  askClientCode,
  type CallBody,
  CLIENT_BROWSER_COOKIE,
  chooseClient,
  endClientSession,
  enterClientCode,
  enterClientLink,
  readClientSession,
} from '@cleaning/contracts';
import {
  buildCookieOptions,
  type ClientSession,
  CurrentClient,
  createBrowserCookie,
  Public,
  Roles,
  Route,
  readBrowserCookie,
} from '@cleaning/service-kit';
import { Body, Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ClientCodes, SESSION_DAYS } from './client-codes.service.js';
import { StoredClientSessions } from './stored-client-sessions.service.js';

/** Below it are the calls that ask for codes and take them. */
const COOKIE_PATH = '/api/client';

/** The browser's cookie value; creates one if missing. */
function keepCookie(request: Request, response: Response): string {
  const cookie = readBrowserCookie(request, CLIENT_BROWSER_COOKIE) || createBrowserCookie();
  const options = buildCookieOptions(request, { path: COOKIE_PATH, days: SESSION_DAYS });
  response.cookie(CLIENT_BROWSER_COOKIE, cookie, options);
  return cookie;
}

@Controller()
export class ClientSessionsController {
  constructor(
    private readonly codes: ClientCodes,
    private readonly sessions: StoredClientSessions,
  ) {}

  @Route(askClientCode)
  @Public()
  ask(
    @Body() body: CallBody<typeof askClientCode>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.codes.ask(body, { cookie: keepCookie(request, response), ip: request.ip });
  }

  @Route(enterClientCode)
  @Public()
  enter(@Body() body: CallBody<typeof enterClientCode>, @Req() request: Request) {
    return this.codes.enter(body, { cookie: readBrowserCookie(request, CLIENT_BROWSER_COOKIE), ip: request.ip });
  }

  @Route(enterClientLink)
  @Public()
  enterLink(
    @Body() body: CallBody<typeof enterClientLink>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.codes.enterLink(body, keepCookie(request, response));
  }

  @Route(endClientSession)
  @Roles('client')
  end(@CurrentClient() client: ClientSession) {
    return this.sessions.end(client);
  }

  @Route(chooseClient)
  @Roles('client')
  choose(@CurrentClient() client: ClientSession, @Body() body: CallBody<typeof chooseClient>) {
    return this.sessions.choose(client, body);
  }

  @Route(readClientSession)
  @Roles('service')
  read(@Body() body: CallBody<typeof readClientSession>) {
    return this.sessions.answer(body);
  }
}
