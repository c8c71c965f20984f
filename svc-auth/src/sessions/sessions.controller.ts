import {
  acceptInvitation,
  beginPasskeyLogin,
  beginProviderLogin,
  type CallAnswer,
  type CallBody,
  changePassword,
  checkAuthorizationToken,
  DONE,
  EVERYBODY,
  endOtherSessions,
  endSession,
  getTokenKeys,
  listLoginProviders,
  listSessions,
  logInWithPasskey,
  logInWithProvider,
  login,
  logout,
  reportSessionUse,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, getCountedAddress, Public, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Ip, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ProviderClient } from '../identities/provider-client.service.js';
import { buildDeviceCookieOptions, DEVICE_COOKIE, describeDevice } from './devices.service.js';
import { StoredSessionUse } from './idle-sessions.service.js';
import { InvitationLogin } from './invitation-login.service.js';
import { Login } from './login.service.js';
import { PasskeyLogin } from './passkey-login.service.js';
import { PasswordChange } from './password-change.service.js';
import { PersonSessions } from './person-sessions.service.js';
import { ProviderLogin } from './provider-login.service.js';
import { SigningKeys } from './signing-keys.service.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly logins: Login,
    private readonly passkeyLogins: PasskeyLogin,
    private readonly providers: ProviderClient,
    private readonly providerLogins: ProviderLogin,
    private readonly invitations: InvitationLogin,
    private readonly passwordChange: PasswordChange,
    private readonly sessions: PersonSessions,
  ) {}

  @Route(login)
  @Public()
  async logIn(
    @Body() credentials: CallBody<typeof login>,
    @Ip() ip: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CallAnswer<typeof login>> {
    const device = describeDevice(request);
    const answer = await this.logins.logIn(credentials, getCountedAddress(ip), device);
    response.cookie(DEVICE_COOKIE, device.cookie, buildDeviceCookieOptions(request));
    return answer;
  }

  @Route(beginPasskeyLogin)
  @Public()
  beginPasskey(@Ip() ip: string) {
    return this.passkeyLogins.begin(getCountedAddress(ip));
  }

  @Route(logInWithPasskey)
  @Public()
  async logInWithPasskey(
    @Body() proof: CallBody<typeof logInWithPasskey>,
    @Ip() ip: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CallAnswer<typeof login>> {
    const device = describeDevice(request);
    const answer = await this.passkeyLogins.logIn(proof, getCountedAddress(ip), device);
    response.cookie(DEVICE_COOKIE, device.cookie, buildDeviceCookieOptions(request));
    return answer;
  }

  @Route(listLoginProviders)
  @Public()
  listProviders(): CallAnswer<typeof listLoginProviders> {
    return { providers: this.providers.list() };
  }

  /** The cookie of the device binds the login to this browser. */
  @Route(beginProviderLogin)
  @Public()
  async beginWithProvider(
    @Body() body: CallBody<typeof beginProviderLogin>,
    @Ip() ip: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CallAnswer<typeof beginProviderLogin>> {
    const device = describeDevice(request);
    const answer = await this.providerLogins.begin(body, getCountedAddress(ip), device);
    response.cookie(DEVICE_COOKIE, device.cookie, buildDeviceCookieOptions(request));
    return answer;
  }

  @Route(logInWithProvider)
  @Public()
  async logInWithProvider(
    @Body() answered: CallBody<typeof logInWithProvider>,
    @Ip() ip: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CallAnswer<typeof login>> {
    const device = describeDevice(request);
    const answer = await this.providerLogins.logIn(answered, getCountedAddress(ip), device);
    response.cookie(DEVICE_COOKIE, device.cookie, buildDeviceCookieOptions(request));
    return answer;
  }

  @Route(acceptInvitation)
  @Public()
  async acceptInvitation(
    @Body() body: CallBody<typeof acceptInvitation>,
    @Ip() ip: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CallAnswer<typeof login>> {
    const device = describeDevice(request);
    const answer = await this.invitations.accept(body, getCountedAddress(ip), device);
    response.cookie(DEVICE_COOKIE, device.cookie, buildDeviceCookieOptions(request));
    return answer;
  }

  @Route(checkAuthorizationToken)
  @Roles(...EVERYBODY)
  check(@CurrentCaller() caller: Caller) {
    return this.logins.check(caller);
  }

  @Route(logout)
  @Roles(...EVERYBODY)
  logOut(@CurrentCaller() caller: Caller) {
    return this.sessions.end(caller);
  }

  @Route(listSessions)
  @Roles(...EVERYBODY)
  list(@CurrentCaller() caller: Caller) {
    return this.sessions.list(caller);
  }

  @Route(endSession)
  @Roles(...EVERYBODY)
  endOne(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof endSession>) {
    return this.sessions.endOne(caller, body);
  }

  @Route(endOtherSessions)
  @Roles(...EVERYBODY)
  endOthers(@CurrentCaller() caller: Caller) {
    return this.sessions.endOthers(caller);
  }

  @Route(changePassword)
  @Roles(...EVERYBODY)
  changePassword(
    @CurrentCaller() caller: Caller,
    @Body() passwords: CallBody<typeof changePassword>,
    @Ip() ip: string,
  ) {
    return this.passwordChange.change(caller, passwords, getCountedAddress(ip));
  }
}

/** For other services; nginx doesn't route these paths. */
@Controller()
export class InternalSessionsController {
  constructor(
    private readonly keys: SigningKeys,
    private readonly use: StoredSessionUse,
  ) {}

  @Route(getTokenKeys)
  @Public()
  getJwks() {
    return this.keys.getJwks();
  }

  @Route(reportSessionUse)
  @Roles('service')
  async reportUse(
    @Body() { sessions }: CallBody<typeof reportSessionUse>,
  ): Promise<CallAnswer<typeof reportSessionUse>> {
    await this.use.store(sessions);
    return DONE;
  }
}
