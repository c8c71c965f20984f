import { type CallAnswer, type CallBody, DONE, type getStepUp, type stepUp } from '@cleaning/contracts';
import { type Caller, isRefusal, refuse, refuseField } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { PasskeyCheck } from '../passkeys/passkey-check.service.js';
import { toCodeSource } from '../second-factor/code-source.js';
import { SecondFactor } from '../second-factor/second-factor.service.js';
import { CurrentPassword } from './current-password.service.js';
import { StoredRecentFactor } from './recent-factor.service.js';

/** Giving the factor again in an open session. */
@Injectable()
export class StepUp {
  constructor(
    private readonly recent: StoredRecentFactor,
    private readonly secondFactor: SecondFactor,
    private readonly password: CurrentPassword,
    private readonly passkeys: PasskeyCheck,
  ) {}

  async getState(caller: Caller): Promise<CallAnswer<typeof getStepUp>> {
    const [seconds_left, methods] = await Promise.all([
      this.recent.getSecondsLeft(caller.sessionId),
      this.secondFactor.findWays(caller),
    ]);
    return { needed: seconds_left === 0, seconds_left, methods };
  }

  beginPasskey({ id }: Caller) {
    return this.passkeys.begin('step-up', id);
  }

  /** Throws 400 for a wrong factor, 409 for one that the person doesn't have, and 429. */
  async give(caller: Caller, given: CallBody<typeof stepUp>, address: string): Promise<CallAnswer<typeof stepUp>> {
    const methods = await this.secondFactor.findWays(caller);
    const method = given.passkey ? 'passkey' : given.code !== undefined ? 'code' : 'password';
    if (!methods.includes(method)) throw refuse('factor_kind_not_offered');
    if (given.passkey) {
      const checked = await this.passkeys.check(given.passkey, 'step-up', caller.id);
      if (checked === 'copied') throw refuseField('passkey', 'passkey_copied_step_up');
      if (checked === 'unknown') throw refuseField('passkey', 'passkey_refused');
    } else if (given.code !== undefined) {
      if (!(await this.secondFactor.isAccepted(caller.id, given.code, toCodeSource(caller, address))))
        throw refuseField('code', 'code_wrong');
    } else await this.requirePassword(caller, given.password ?? '', address);
    await this.recent.note(caller.sessionId);
    return DONE;
  }

  private async requirePassword(caller: Caller, password: string, address: string): Promise<void> {
    await this.password.require(caller, password, address).catch((error: unknown) => {
      throw isRefusal(error, 'password_wrong') ? refuseField('password', 'password_wrong') : error;
    });
  }
}
