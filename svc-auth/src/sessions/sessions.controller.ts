import { type BodyOf, changePassword, checkAuthorizationToken, getTokenKeys, login, logout } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Input, Public, Roles, Route } from '@cleaning/service-kit';
import { Controller, Ip } from '@nestjs/common';
import { countedAddress } from './client-address.js';
import { Login } from './login.js';
import { PasswordChange } from './password-change.js';
import { PersonSessions } from './person-sessions.js';
import { SigningKeys } from './signing-keys.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly logins: Login,
    private readonly passwordChange: PasswordChange,
    private readonly sessions: PersonSessions,
  ) {}

  @Route(login)
  @Public()
  login(@Input(login) credentials: BodyOf<typeof login>, @Ip() ip: string) {
    return this.logins.login(credentials, countedAddress(ip));
  }

  @Route(checkAuthorizationToken)
  @Roles('unverified', 'contractor', 'admin')
  check(@CurrentCaller() caller: Caller) {
    return this.logins.check(caller);
  }

  @Route(logout)
  @Roles('unverified', 'contractor', 'admin')
  logout(@CurrentCaller() caller: Caller) {
    return this.sessions.end(caller);
  }

  @Route(changePassword)
  @Roles('unverified', 'contractor', 'admin')
  changePassword(
    @CurrentCaller() caller: Caller,
    @Input(changePassword) passwords: BodyOf<typeof changePassword>,
    @Ip() ip: string,
  ) {
    return this.passwordChange.change(caller, passwords, countedAddress(ip));
  }
}

/** For the other services; nginx does not route this path. */
@Controller()
export class JwksController {
  constructor(private readonly keys: SigningKeys) {}

  @Route(getTokenKeys)
  @Public()
  jwks() {
    return this.keys.jwks();
  }
}
