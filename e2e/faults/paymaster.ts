import { approveRun, checkPayBalances, createRun, getRun, listRuns, markRunPaid, undoRun } from '@cleaning/contracts';
import type { Client, Journal } from './client.js';
import { getToday } from './users.js';

const PAUSE_MS = 500;
/** Every fourth approved run is undone instead of paid. */
const UNDO_EVERY = 4;

/** An admin who pays everyone repeatedly and double-presses each button. */
export class Paymaster {
  /** Acknowledged paid runs. */
  paid = 0;
  private turns = 0;

  constructor(
    private readonly client: Client,
    private readonly journal: Journal,
  ) {}

  async runUntil(isStopped: () => boolean): Promise<void> {
    while (!isStopped()) {
      await this.advanceRun();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** Takes the next step of the newest run, whatever happened before. */
  private async advanceRun(): Promise<void> {
    const runs = await this.client.call(listRuns, { state: 'all', page: 1, page_size: 1 });
    if (runs.is !== 'done') return;
    const [run] = runs.answer.rows;
    if (!run || run.state === 'paid' || run.state === 'cancelled') {
      await this.sendTwice(() => this.client.call(createRun, { through_day: getToday(), pay_day: getToday() }));
      return;
    }
    const params = { run_id: run.id };
    if (run.state === 'draft') {
      const draft = await this.client.call(getRun, undefined, { params });
      if (draft.is !== 'done') return;
      const { preview_key } = draft.answer;
      await this.sendTwice(() => this.client.call(approveRun, { preview_key }, { params }));
      return;
    }
    this.turns += 1;
    const { version } = run;
    if (this.turns % UNDO_EVERY === 0) await this.sendTwice(() => this.client.call(undoRun, { version }, { params }));
    else
      this.paid += await this.sendTwice(() =>
        this.client.call(markRunPaid, { version, paid_on: getToday() }, { params }),
      );
  }

  /** Sends two equal requests at once. Returns how many were acknowledged. */
  private async sendTwice(press: () => Promise<{ is: string }>): Promise<number> {
    const done = (await Promise.all([press(), press()])).filter(({ is }) => is === 'done').length;
    for (let count = 0; count < done; count += 1) this.journal.acknowledge();
    return done;
  }
}

/** Violations of earned = paid + in a run + payable + held, and of stored sums. */
export async function findPayProblems(client: Client): Promise<string[]> {
  const checked = await client.call(checkPayBalances);
  return checked.is === 'done' ? checked.answer.problems : ['The balances of pay cannot be read'];
}
