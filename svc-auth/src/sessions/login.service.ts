import type { CallAnswer, CallBody, checkAuthorizationToken, LoginUser, login } from '@cleaning/contracts';
import { type Caller, refuse } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { getCurrentWorkFields } from '../accounts/assignments.service.js';
import { LoginSettings } from '../login-settings/login-settings.service.js';
import { DUMMY_HASH, isPassword } from '../passwords/passwords.js';
import { SecondFactor } from '../second-factor/second-factor.service.js';
import { type Device, KnownDevices } from './devices.service.js';
import { findLoginRow, findLoginRowByEmail, type LoginRow } from './login.queries.js';
import { LoginAttempts } from './login-attempts.service.js';
import { PersonSessions } from './person-sessions.service.js';

export const toLoginUser = ({ id, name, role, verified, currentWork }: LoginRow): LoginUser => ({
  id,
  name,
  role,
  verified: verified ? 'true' : 'false',
  ...getCurrentWorkFields(currentWork),
});

function requireEnabled({ disabledAt }: LoginRow): void {
  if (disabledAt) throw refuse('account_disabled');
}

@Injectable()
export class Login {
  private readonly logger = new Logger(Login.name);

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly attempts: LoginAttempts,
    private readonly sessions: PersonSessions,
    private readonly secondFactor: SecondFactor,
    private readonly devices: KnownDevices,
    private readonly settings: LoginSettings,
  ) {}

  /**
   * Throws 401 (the same text for a wrong email address and a wrong password), account_disabled, password_closed,
   * second_factor and 429.
   */
  async logIn(
    { email, password, code }: CallBody<typeof login>,
    address: string,
    device: Device,
  ): Promise<CallAnswer<typeof login>> {
    const known = await this.devices.findKnownDigest(email, device);
    const attempt = async () => {
      const found = await findLoginRowByEmail(this.manager, email);
      const right = await isPassword(password, found?.passwordHash ?? DUMMY_HASH);
      // Does not log the e-mail address: people type their password into the wrong field.
      this.logger.log({ msg: found && right ? 'Logged in' : 'Wrong e-mail or password', account: found?.id });
      return found && right ? found : null;
    };
    const person = await this.attempts.runLimited(email, address, attempt, known);
    if (!person) throw refuse('login_wrong');
    requireEnabled(person);
    const provider = await this.settings.findProviderInPlaceOfPassword(this.manager, person);
    if (provider) throw refuse('password_closed', { provider });
    await this.secondFactor.require(person, code, { address, from: known });
    return {
      access_token: await this.sessions.openOn(device, person),
      user: toLoginUser(person),
    };
  }

  /** The person of an account that may log in. Throws account_disabled, and 401 if there is none. */
  async getPerson(id: string): Promise<LoginRow> {
    const person = await findLoginRow(this.manager, id);
    if (!person) throw refuse('unauthenticated');
    requireEnabled(person);
    return person;
  }

  async check(caller: Caller): Promise<CallAnswer<typeof checkAuthorizationToken>> {
    const person = await findLoginRow(this.manager, caller.id);
    if (!person) throw refuse('unauthenticated');
    return { status: 'valid', user: toLoginUser(person) };
  }
}
