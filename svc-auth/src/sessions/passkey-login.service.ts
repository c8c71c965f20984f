import type { beginPasskeyLogin, CallAnswer, CallBody, logInWithPasskey } from '@cleaning/contracts';
import { refuse } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { PasskeyCheck } from '../passkeys/passkey-check.service.js';
import type { Device } from './devices.service.js';
import { Login, toLoginUser } from './login.service.js';
import { LoginAttempts } from './login-attempts.service.js';
import { PersonSessions } from './person-sessions.service.js';

/** Login with a passkey alone. The device has verified the person, so no code is needed. */
@Injectable()
export class PasskeyLogin {
  private readonly logger = new Logger(PasskeyLogin.name);

  constructor(
    private readonly passkeys: PasskeyCheck,
    private readonly logins: Login,
    private readonly attempts: LoginAttempts,
    private readonly sessions: PersonSessions,
  ) {}

  /** Throws 429. */
  begin(address: string): Promise<CallAnswer<typeof beginPasskeyLogin>> {
    return this.passkeys.begin('login', null, address);
  }

  /** Throws 401 and 429. */
  async logIn(
    proof: CallBody<typeof logInWithPasskey>,
    address: string,
    device: Device,
  ): Promise<CallAnswer<typeof logInWithPasskey>> {
    const accountId = await this.attempts.runLimited(`passkey ${proof.response.id}`, address, async () => {
      const checked = await this.passkeys.check(proof, 'login', null);
      if (checked === 'copied') throw refuse('passkey_copied');
      return checked === 'unknown' ? null : checked.accountId;
    });
    if (!accountId) throw refuse('passkey_unknown');
    const person = await this.logins.getPerson(accountId);
    this.logger.log({ msg: 'Logged in with a passkey', account: person.id });
    return {
      access_token: await this.sessions.openOn(device, person),
      user: toLoginUser(person),
    };
  }
}
