import { checkRecentFactor, STEP_UP_MINUTES } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { refuse } from '../errors/refusal.js';
import { Peers, requireAnswer } from '../peers/peers.js';

/** Checks that a session confirmed its second factor within STEP_UP_MINUTES. */
@Injectable()
export abstract class RecentFactor {
  /**
   * Throws step_up, and PeerAwayError if svc-auth doesn't respond.
   * @param sessionId empty for an API key, which has no factor
   */
  async require(sessionId: string): Promise<void> {
    if (sessionId === '') throw refuse('api_key_not_allowed');
    if (!(await this.isRecent(sessionId))) throw refuse('step_up', { minutes: STEP_UP_MINUTES });
  }

  abstract isRecent(sessionId: string): Promise<boolean>;
}

/** Calls svc-auth, which stores the sessions, each time. */
@Injectable()
export class RemoteRecentFactor extends RecentFactor {
  constructor(private readonly peers: Peers) {
    super();
  }

  async isRecent(sessionId: string): Promise<boolean> {
    const path = checkRecentFactor.path.replace(':session_id', sessionId);
    const answer = await this.peers.call('auth', 'GET', path);
    requireAnswer('auth', answer);
    return checkRecentFactor.answer.parse(JSON.parse(answer.body)).recent;
  }
}
