import type { AnswerOf, BodyOf, beginPasskeyLogin, logInWithPasskey } from '@cleaning/contracts';
import { TooManyRequests, Unauthenticated } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { PasskeyCheck } from '../passkeys/passkey-check.js';
import type { Device } from './devices.js';
import { HourlyLimit } from './hourly-limit.js';
import { Login, loginUser } from './login.js';
import { LoginAttempts } from './login-attempts.js';
import { PersonSessions } from './person-sessions.js';

/** Challenges for an address, such as an office: each look at the login page takes one. */
const CHALLENGES_PER_HOUR = 1000;

/** The login with a passkey alone. The device has verified the person, so no code is asked for. */
@Injectable()
export class PasskeyLogin {
  private readonly logger = new Logger(PasskeyLogin.name);

  constructor(
    private readonly passkeys: PasskeyCheck,
    private readonly logins: Login,
    private readonly attempts: LoginAttempts,
    private readonly limit: HourlyLimit,
    private readonly sessions: PersonSessions,
  ) {}

  /** Throws TooManyRequests. */
  async begin(address: string): Promise<AnswerOf<typeof beginPasskeyLogin>> {
    const wait = await this.limit.take(`passkey-challenges ${address}`, CHALLENGES_PER_HOUR);
    if (wait > 0) throw new TooManyRequests('Too many attempts. Please wait a moment and try again.', wait);
    return this.passkeys.begin('login', null);
  }

  /** Throws Unauthenticated and TooManyRequests. */
  async logIn(
    proof: BodyOf<typeof logInWithPasskey>,
    address: string,
    device: Device,
  ): Promise<AnswerOf<typeof logInWithPasskey>> {
    const accountId = await this.attempts.limited(`passkey ${proof.response.id}`, address, async () => {
      const checked = await this.passkeys.check(proof, 'login', null);
      if (checked === 'copied')
        throw new Unauthenticated(
          'There seems to be a copy of this passkey, so it is not accepted any more. Please log in with your password.',
        );
      return checked === 'unknown' ? null : checked.accountId;
    });
    if (!accountId) throw new Unauthenticated('This passkey is not known here, or it took too long. Please try again.');
    const person = await this.logins.person(accountId);
    this.logger.log({ msg: 'Logged in with a passkey', account: person.id });
    return { access_token: await this.sessions.openOn(device, person), user: loginUser(person) };
  }
}
