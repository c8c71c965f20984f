import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf, checkAuthorizationToken, LoginUser, login, StateOf } from '@cleaning/contracts';
import { type Caller, Unauthenticated } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Account } from '../accounts/account.entity.js';
import { currentWorkFields } from '../accounts/assignments.service.js';
import { hashPassword, isPassword } from '../passwords/passwords.js';
import { factorColumns, type OwnFactors } from '../second-factor/second-factor.queries.js';
import { SecondFactor } from '../second-factor/second-factor.service.js';
import { type Device, KnownDevices } from './devices.service.js';
import { LoginAttempts } from './login-attempts.service.js';
import { PersonSessions } from './person-sessions.service.js';

export type LoginUserRow = Pick<Account, 'id' | 'name' | 'role' | 'verified'> & {
  current_work: StateOf<'current-work'> | null;
};

export const loginUser = ({ id, name, role, verified, current_work }: LoginUserRow): LoginUser => ({
  id,
  name,
  role,
  verified: verified ? 'true' : 'false',
  ...currentWorkFields(current_work),
});

type LoginRow = LoginUserRow & OwnFactors & Pick<Account, 'password_hash' | 'session_version' | 'disabled_at'>;

function requireEnabled({ disabled_at }: Pick<Account, 'disabled_at'>): void {
  if (disabled_at) throw new Unauthenticated('This account is disabled. Please ask another administrator.');
}

const LOGIN_ROW = `
  SELECT a.id, a.name, a.role, a.verified, a.password_hash, a.session_version, a.disabled_at, s.current_work,
    ${factorColumns('a.id')}
  FROM account a LEFT JOIN account_assignments s ON s.user_id = a.id
  WHERE a.removed_at IS NULL`;

@Injectable()
export class Login {
  private readonly logger = new Logger(Login.name);
  /** Verified when nobody has the e-mail address, so that the answer takes the same time. */
  private readonly dummyHash = hashPassword(randomUUID());

  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: LoginAttempts,
    private readonly sessions: PersonSessions,
    private readonly secondFactor: SecondFactor,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Throws Unauthenticated (with the same text for a wrong e-mail address and a wrong password), SecondFactorNeeded and TooManyRequests.
   */
  async login(
    { email, password, code }: BodyOf<typeof login>,
    address: string,
    device: Device,
  ): Promise<AnswerOf<typeof login>> {
    const known = await this.devices.known(email, device);
    const attempt = async () => {
      const found = await this.findByEmail(email);
      const right = await isPassword(password, found?.password_hash ?? (await this.dummyHash));
      // Does not log the e-mail address: people type their password into the wrong field.
      this.logger.log({ msg: found && right ? 'Logged in' : 'Wrong e-mail or password', account: found?.id });
      return found && right ? found : null;
    };
    const person = await this.attempts.limited(email, address, attempt, known);
    if (!person) throw new Unauthenticated('The e-mail or password is not correct.');
    requireEnabled(person);
    await this.secondFactor.require(person, code, { address, from: known });
    return { access_token: await this.sessions.openOn(device, person), user: loginUser(person) };
  }

  /** The person of an account who may log in. Throws Unauthenticated for a disabled one. */
  async person(id: string): Promise<LoginUserRow & Pick<Account, 'session_version'>> {
    const [person] = await this.dataSource.query<LoginRow[]>(`${LOGIN_ROW} AND a.id = $1`, [id]);
    if (!person) throw new Unauthenticated();
    requireEnabled(person);
    return person;
  }

  async check(caller: Caller): Promise<AnswerOf<typeof checkAuthorizationToken>> {
    const [person] = await this.dataSource.query<LoginRow[]>(`${LOGIN_ROW} AND a.id = $1`, [caller.id]);
    if (!person) throw new Unauthenticated();
    return { status: 'valid', user: loginUser(person) };
  }

  private async findByEmail(email: string): Promise<LoginRow | undefined> {
    // PostgreSQL text cannot contain NUL.
    if (email.includes('\0')) return undefined;
    const [person] = await this.dataSource.query<LoginRow[]>(`${LOGIN_ROW} AND lower(a.email) = lower($1)`, [email]);
    return person;
  }
}
