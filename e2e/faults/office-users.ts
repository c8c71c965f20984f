import { DOCUMENT_KINDS, getCurrentUser, getGallery, requestInvoice, uploadGallery } from '@cleaning/contracts';
import sharp from 'sharp';
import type { Databases } from '../stack/databases.js';
import { type Client, type Journal, pairKey } from './client.js';
import { formatNumber, getToday, nextNumber, pickOne } from './users.js';

/** Today's year and month, in the format of calls. */
export function getThisMonth(): { year: string; month: string } {
  const [year = '', month = ''] = getToday().split('-');
  return { year, month };
}

/** An admin who keeps requesting this month's invoices of the same jobs. */
export class Bookkeeper {
  /** Wrong answers seen while the product runs. */
  readonly complaints: string[] = [];

  constructor(
    private readonly client: Client,
    private readonly journal: Journal,
  ) {}

  async runUntil(isStopped: () => boolean): Promise<void> {
    while (!isStopped()) await this.requestInvoice();
  }

  private async requestInvoice(): Promise<void> {
    // Only jobs with finished work have an invoice; those with manual records always do.
    const record = pickOne([...this.journal.manualRecords.values()]);
    if (!record) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return;
    }
    const outcome = await this.client.call(requestInvoice, { job_id: record.jobId, ...getThisMonth() });
    if (outcome.is !== 'done') return;
    const { invoice_number: number } = outcome.answer;
    const before = this.journal.invoices.get(record.jobId);
    if (before !== undefined && before !== number)
      this.complaints.push(`The invoice of job ${record.jobId} was ${before} and is ${number}`);
    this.journal.invoices.set(record.jobId, number);
    this.journal.acknowledge();
  }
}

/** An admin who uploads photos with pauses, because resizing takes seconds of processor time. */
export class Photographer {
  private static readonly PAUSE_MS = 15_000;

  constructor(
    private readonly client: Client,
    private readonly journal: Journal,
  ) {}

  async runUntil(isStopped: () => boolean): Promise<void> {
    const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#3a6ea5' } })
      .jpeg()
      .toBuffer();
    const bytes = new Uint8Array(photo);
    let next = 0;
    while (!isStopped()) {
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

/** A visitor of the site: pages and the public gallery. */
export class Visitor {
  pages = 0;

  constructor(private readonly client: Client) {}

  async runUntil(isStopped: () => boolean): Promise<void> {
    const paths = ['/', '/gallery', '/api/admin/get-gallery-imgs', '/mf/public/mf-manifest.json'];
    for (let turn = 0; !isStopped(); turn += 1) {
      if (await this.client.read(paths[turn % paths.length] ?? '/')) this.pages += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Documents whose bytes differ from the last acknowledged ones, read as their owners. */
async function findWrongDocuments(clients: readonly Client[], journal: Journal): Promise<string[]> {
  const expected = new Map(journal.documentNumbers.listCertain());
  const found = await Promise.all(
    clients.map(async (client) => {
      const me = await client.call(getCurrentUser);
      if (me.is !== 'done') return [`${client.id} cannot be read`];
      const wrong: string[] = [];
      for (const kind of DOCUMENT_KINDS) {
        const number = expected.get(pairKey(client.id, kind));
        if (number === undefined) continue;
        const bytes = await client.read(me.answer[kind]);
        if (!bytes) wrong.push(`document ${client.id} ${kind} cannot be read`);
        else if (!new TextDecoder().decode(bytes).includes(formatNumber(number)))
          wrong.push(`document ${client.id} ${kind} is not the last one`);
      }
      return wrong;
    }),
  );
  return found.flat();
}

/** Collections that are missing, duplicated, unfinished or without visible pictures. */
async function findWrongCollections(visitor: Client, journal: Journal): Promise<string[]> {
  const gallery = await visitor.call(getGallery);
  if (gallery.is !== 'done') return ['the gallery cannot be read'];
  const found = await Promise.all(
    [...journal.collections].map(async (name) => {
      const same = gallery.answer.filter(({ catergory }) => catergory === name);
      const [collection] = same;
      if (!collection || same.length > 1) return [`collection ${name} is there ${same.length} times`];
      const images = [...collection.imgs.before, ...collection.imgs.after];
      if (images.length !== 2) return [`collection ${name} has ${images.length} images`];
      if (images.some(({ status }) => status !== 'ready')) return [`collection ${name} is not ready`];
      const paths = images.flatMap(({ img_path, sources }) => [img_path, ...sources.map(({ path }) => path)]);
      const seen = await Promise.all(paths.map((path) => visitor.read(path)));
      return seen.every((bytes) => bytes?.length) ? [] : [`a picture of collection ${name} cannot be seen`];
    }),
  );
  return found.flat();
}

/** Invoices that don't match the work, and missing, repeated or changed numbers. */
async function findWrongInvoices(office: Client, databases: Databases, journal: Journal): Promise<string[]> {
  const { year, month } = getThisMonth();
  const wrong: string[] = [];
  for (const [jobId, number] of journal.invoices) {
    const asked = await office.call(requestInvoice, { job_id: jobId, year, month });
    if (asked.is !== 'done') {
      wrong.push(`the invoice of job ${jobId} cannot be had`);
      continue;
    }
    const [work] = await databases.query<{ cents: string }>(
      'jobs',
      `SELECT coalesce(sum(company_cents), 0)::text AS cents FROM work_record
       WHERE job_id = $1 AND ended_at IS NOT NULL AND to_char(business_date, 'YYYY-MM') = $2`,
      [jobId, `${year}-${month}`],
    );
    const cents = asked.answer.sub_total.replace('.', '');
    if (cents !== work?.cents) wrong.push(`invoice ${number} is over ${cents} cents, the work over ${work?.cents}`);
    if (asked.answer.invoice_number !== number) wrong.push(`invoice ${number} became ${asked.answer.invoice_number}`);
  }
  const [numbers] = await databases.query<{ count: number; different: number; first: number; last: number }>(
    'invoice',
    `SELECT count(*)::int, count(DISTINCT number)::int AS different, min(digits)::int AS first, max(digits)::int AS last
     FROM (SELECT number, substring(number FROM '[0-9]+$')::int AS digits FROM invoice) AS numbered`,
  );
  if (
    numbers &&
    numbers.count > 0 &&
    (numbers.different !== numbers.count || numbers.last - numbers.first + 1 !== numbers.count)
  )
    wrong.push(`invoice numbers have gaps or repeats: ${JSON.stringify(numbers)}`);
  return wrong;
}

/** Compares public answers with acknowledged writes. */
export async function findWrongAnswers(
  { visitor, office, people }: { visitor: Client; office: Client; people: readonly Client[] },
  databases: Databases,
  journal: Journal,
): Promise<string[]> {
  return [
    ...(await findWrongDocuments(people, journal)),
    ...(await findWrongCollections(visitor, journal)),
    ...(await findWrongInvoices(office, databases, journal)),
  ];
}
