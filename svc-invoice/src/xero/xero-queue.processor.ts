import { XERO_QUEUE } from '@cleaning/contracts';
import { IntervalRuns, PubSub, QueueProcessor, Transactions } from '@cleaning/service-kit';
import { InjectQueue, OnWorkerEvent, Processor } from '@nestjs/bullmq';
import { Interval } from '@nestjs/schedule';
import type { Job, Queue } from 'bullmq';
import { XeroLogin } from './xero-login.service.js';
import { XeroReading } from './xero-reading.service.js';
import { XeroSending } from './xero-sending.service.js';

type XeroJob = 'send' | 'read';

/** Redis holds no state: a job that is lost is added again by the next look at the database. */
const JOB_OPTIONS = { removeOnComplete: true, removeOnFail: true } as const;
/** Interval of database checks for papers: triggers enter most of them, without a message to any process. */
const CHECK_INTERVAL_MS = 5000;
/** Delay after a press on the desk. */
const SOON_MS = 300;
/** Interval of reading contacts and payments. Takes two of Xero's 5,000 calls a day each time, if nothing changed. */
const READ_MS = 15 * 60_000;
const DUE_PAPERS_JOB = 'papers for Xero that are due';

/** Sends papers to Xero one by one, and reads changes there. One job of each kind at a time across all processes. */
@Processor(XERO_QUEUE, { concurrency: 1 })
export class XeroJobs extends QueueProcessor {
  private hasEnded = false;

  constructor(
    pubSub: PubSub,
    transactions: Transactions,
    private readonly login: XeroLogin,
    private readonly sending: XeroSending,
    private readonly reading: XeroReading,
    private readonly runs: IntervalRuns,
    @InjectQueue(XERO_QUEUE) private readonly queue: Queue<unknown, unknown, XeroJob>,
  ) {
    super(pubSub);
    const look = () => this.runs.runSoon(DUE_PAPERS_JOB, SOON_MS, () => this.look());
    transactions.onQueued('xero_item', look);
    pubSub.onConnected(look);
  }

  async process({ name }: Job<unknown, unknown, XeroJob>): Promise<void> {
    if (name === 'read') return this.reading.read();
    // Until nothing is due, or Xero requests a pause.
    while (!this.hasEnded && (await this.sending.sendNext()));
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job<unknown, unknown, XeroJob> | undefined, error: Error): void {
    this.logger.warn({ msg: 'A job for Xero failed', job: job?.name, err: error });
  }

  override beforeApplicationShutdown(): Promise<void> {
    this.hasEnded = true;
    return super.beforeApplicationShutdown();
  }

  @Interval(CHECK_INTERVAL_MS)
  onInterval(): Promise<void> {
    return this.runs.run(DUE_PAPERS_JOB, () => this.look());
  }

  @Interval(READ_MS)
  onReadingDue(): void {
    if (this.login.isSetUp) this.ask('read');
  }

  /** Adds a job; not a second one while one of its kind waits or runs. While Redis is away the next look adds it. */
  ask(job: XeroJob): void {
    if (this.hasEnded || !this.pubSub.connected) return;
    this.queue.add(job, {}, { ...JOB_OPTIONS, jobId: job }).catch((error: unknown) => {
      this.logger.warn({ msg: 'A job for Xero waits for the next look', err: error });
    });
  }

  private async look(): Promise<void> {
    if (this.login.isSetUp && (await this.sending.hasDue())) this.ask('send');
  }
}
