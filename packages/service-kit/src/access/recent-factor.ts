import { checkRecentFactor, STEP_UP_MINUTES } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { StepUpNeeded, Unavailable } from '../errors/domain-errors.js';
import { PeerAway, Peers } from '../peers/peers.js';

/** Whether a session has given its factor within STEP_UP_MINUTES: at its login, or again since then. */
@Injectable()
export abstract class RecentFactor {
  /**
   * @param sessionId empty in tokens of earlier versions: they have no session to ask about
   * Throws StepUpNeeded, and Unavailable when it cannot be known.
   */
  async require(sessionId: string): Promise<void> {
    if (sessionId === '' || !(await this.isRecent(sessionId)))
      throw new StepUpNeeded(
        `Your last login is more than ${STEP_UP_MINUTES} minutes ago: please confirm that it is you.`,
      );
  }

  abstract isRecent(sessionId: string): Promise<boolean>;
}

/** Asks svc-auth, which keeps the sessions, each time: a copy would be one more thing that has to end. */
@Injectable()
export class AskedRecentFactor extends RecentFactor {
  constructor(private readonly peers: Peers) {
    super();
  }

  async isRecent(sessionId: string): Promise<boolean> {
    const path = checkRecentFactor.path.replace(':session_id', sessionId);
    const { status, body } = await this.peers.call('auth', 'GET', path).catch((error: unknown) => {
      if (error instanceof PeerAway)
        throw new Unavailable('This is not possible at the moment. Please try again shortly.');
      throw error;
    });
    // An earlier version of svc-auth does not know the call, and nobody could confirm anything there.
    if (status === 404) return true;
    if (status !== 200) throw new Error(`svc-auth answered ${status}`);
    return checkRecentFactor.answer.parse(JSON.parse(body)).recent;
  }
}
