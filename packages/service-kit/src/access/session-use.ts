import { MAX_REPORTED_SESSIONS, reportSessionUse } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { IntervalRuns } from '../interval-runs.js';
import { Peers } from '../peers/peers.js';

const REPORT_MS = 60_000;

/** Collects used sessions and stores them each minute. A crash loses at most a minute. */
@Injectable()
export abstract class SessionUse {
  private readonly used = new Set<string>();

  constructor(private readonly runs: IntervalRuns) {}

  /** Nest calls it for each name of the provider. The second call shares the run of the first. */
  @Interval(REPORT_MS)
  onInterval(): Promise<void> {
    return this.runs.run('uses of sessions', () => this.report());
  }

  /** @param sessionId from a verified token */
  note(sessionId: string): void {
    this.used.add(sessionId);
  }

  /** Stores the collected uses. Retries failed ones at the next interval. */
  async report(): Promise<void> {
    const sessions = [...this.used].slice(0, MAX_REPORTED_SESSIONS);
    if (sessions.length === 0) return;
    for (const id of sessions) this.used.delete(id);
    try {
      await this.store(sessions);
    } catch (error) {
      for (const id of sessions) this.used.add(id);
      throw error;
    }
  }

  protected abstract store(sessions: readonly string[]): Promise<void>;
}

/** Reports uses to svc-auth, which stores the sessions. */
@Injectable()
export class RemoteSessionUse extends SessionUse {
  constructor(
    private readonly peers: Peers,
    runs: IntervalRuns,
  ) {
    super(runs);
  }

  protected async store(sessions: readonly string[]): Promise<void> {
    const { status } = await this.peers.call('auth', 'POST', reportSessionUse.path, { sessions });
    if (status !== 200) throw new Error(`svc-auth answered ${status}`);
  }
}
