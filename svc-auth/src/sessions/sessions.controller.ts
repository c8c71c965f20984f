import type { BodyOf } from '@cleaning/contracts';
import { changePassword, checkAuthorizationToken, login } from '@cleaning/contracts';
import type { Caller } from '@cleaning/service-kit';
import { CurrentCaller, Input, Public, Roles, Route } from '@cleaning/service-kit';
import { Controller, Ip } from '@nestjs/common';
import { countedAddress } from './client-address.js';
import { Login } from './login.js';
import { PasswordChange } from './password-change.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly logins: Login,
    private readonly passwordChange: PasswordChange,
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
