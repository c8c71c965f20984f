import { requestInvoice, uploadGallery } from '@cleaning/contracts';
import sharp from 'sharp';
import type { Client } from './client.js';
import type { Journal } from './journal.js';
import { nextNumber, oneOf, today } from './work.js';

/** Year and month of today as calls take them. */
export function thisMonth(): { year: string; month: string } {
  const [year = '', month = ''] = today().split('-');
  return { year, month };
}

/** An admin who asks for this month's invoices, again and again for the same jobs. */
export class Bookkeeper {
  /** What speaks against the product already while it runs. */
  readonly complaints: string[] = [];

  constructor(
    private readonly client: Client,
    private readonly journal: Journal,
  ) {}

  async work(stopped: () => boolean): Promise<void> {
    while (!stopped()) await this.invoice();
  }

  private async invoice(): Promise<void> {
    // A job without finished work has no invoice yet: a manual record's has one for sure.
    const record = oneOf([...this.journal.manualRecords.values()]);
    if (!record) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return;
    }
    const outcome = await this.client.call(requestInvoice, { job_id: record.jobId, ...thisMonth() });
    if (outcome.is !== 'done') return;
    const { invoice_number: number } = outcome.answer;
    const before = this.journal.invoices.get(record.jobId);
    if (before !== undefined && before !== number)
      this.complaints.push(`The invoice of job ${record.jobId} was ${before} and is ${number}`);
    this.journal.invoices.set(record.jobId, number);
    this.journal.acknowledge();
  }
}

/** An admin who uploads photos, with pauses: making their sizes takes seconds of the processor. */
export class Photographer {
  private static readonly PAUSE_MS = 15_000;

  constructor(
    private readonly client: Client,
    private readonly journal: Journal,
  ) {}

  async work(stopped: () => boolean): Promise<void> {
    const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#3a6ea5' } })
      .jpeg()
      .toBuffer();
    const bytes = new Uint8Array(photo);
    let next = 0;
    while (!stopped()) {
      if (Date.now() >= next) {
        await this.upload(bytes);
        next = Date.now() + Photographer.PAUSE_MS;
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }

  private async upload(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const catergory = `Collection ${nextNumber()}`;
    const files = ['before_imgs', 'after_imgs'].map((field) => ({ field, bytes }));
    const { is } = await this.client.call(uploadGallery, { catergory }, { files });
    if (is !== 'done') return;
    this.journal.collections.add(catergory);
    this.journal.acknowledge();
  }
}

/** Somebody who looks at the site: pages and the public gallery. */
export class Visitor {
  pages = 0;

  constructor(private readonly client: Client) {}

  async work(stopped: () => boolean): Promise<void> {
    const paths = ['/', '/gallery', '/api/admin/get-gallery-imgs', '/mf/public/mf-manifest.json'];
    for (let turn = 0; !stopped(); turn += 1) {
      if (await this.client.read(paths[turn % paths.length] ?? '/')) this.pages += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
