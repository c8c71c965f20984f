import { getCurrentUser, getMyPlan, startPermanentJob, stopPermanentJob, uploadWorkPhoto } from '@cleaning/contracts';
import { v4 } from 'uuid';
import type { Client, Journal } from '../faults/client.js';
import { retryUntilDone } from '../faults/kill-service.js';
import { Contractor, LOCATION } from '../faults/users.js';

/** Interval in ms at which the app refetches the plan while somebody works. */
const LOOK_EVERY_MS = 30_000;
/** Looks between two photos. */
const PHOTO_EVERY = 4;
const PRESS_AGAIN_MS = 1_000;
const POLL_MS = 250;

/** Resolves after `ms`, or when the run has stopped. */
export async function pauseUntil(isStopped: () => boolean, ms: number): Promise<void> {
  const until = Date.now() + ms;
  while (!isStopped() && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, Math.min(POLL_MS, until - Date.now())));
}

/** A sub-contractor's phone during one shift. */
export class Phone {
  /** Keys of acknowledged photos. A photo is stored under its key. */
  readonly photos = new Set<string>();
  /** Starts of another record than the first one. */
  readonly complaints: string[] = [];
  private startedRow: string | undefined;

  constructor(
    private readonly client: Client,
    private readonly journal: Journal,
    private readonly jobId: string,
    private readonly photo: Uint8Array<ArrayBuffer>,
  ) {}

  get hasStarted(): boolean {
    return this.startedRow !== undefined;
  }

  /**
   * Starts the shift, works until stopped, and finishes it.
   * @param startInMs when the person presses Start, from now
   */
  async runUntil(isStopped: () => boolean, startInMs: number): Promise<void> {
    await pauseUntil(isStopped, startInMs);
    await this.client.call(getCurrentUser);
    await this.client.call(getMyPlan);
    await this.start(isStopped);
    const person = new Contractor(this.client, this.journal);
    for (let look = 1; !isStopped(); look += 1) {
      await pauseUntil(isStopped, LOOK_EVERY_MS);
      if (isStopped()) break;
      await this.client.call(getMyPlan);
      if (look % PHOTO_EVERY === 1) await this.sendPhoto();
      if (look === 2) await person.sendDocument();
    }
    await this.finish();
  }

  /** Presses Start twice, and repeats until one press succeeds, because a phone keeps its clock event until then. */
  private async start(isStopped: () => boolean): Promise<void> {
    const body = { user_id: this.client.id, job_id: this.jobId, start_location: LOCATION };
    while (!this.startedRow && !isStopped()) {
      const presses = await Promise.all([
        this.client.call(startPermanentJob, body),
        this.client.call(startPermanentJob, body),
      ]);
      for (const press of presses) if (press.is === 'done') this.noteStart(press.answer.started_row_id);
      if (this.startedRow) return;
      // Refused: an earlier press without an answer was done.
      const me = await this.client.call(getCurrentUser);
      if (me.is === 'done' && me.answer.current_permanent_job_row_id)
        this.noteStart(me.answer.current_permanent_job_row_id);
      else await pauseUntil(isStopped, PRESS_AGAIN_MS);
    }
  }

  private noteStart(id: string): void {
    if (this.startedRow && this.startedRow !== id)
      this.complaints.push(`${this.client.id} has started ${this.startedRow} and ${id}`);
    this.startedRow = id;
    this.journal.started.set(id, { jobId: this.jobId, personId: this.client.id });
    this.journal.acknowledge();
  }

  /** Sends a photo twice under one key, like a phone that lost the first answer. */
  private async sendPhoto(): Promise<void> {
    const key = v4();
    const files = [{ field: 'photo', bytes: this.photo }];
    for (let time = 1; time <= 2; time += 1) {
      const sent = await this.client.call(uploadWorkPhoto, { key }, { files });
      if (sent.is !== 'done') continue;
      this.photos.add(key);
      this.journal.acknowledge();
    }
  }

  private async finish(): Promise<void> {
    const row_id = this.startedRow;
    if (!row_id) return;
    const body = { user_id: this.client.id, row_id, finish_location: LOCATION };
    await retryUntilDone(() => this.client.call(stopPermanentJob, body));
    this.journal.finished.add(row_id);
    this.journal.acknowledge();
  }
}
