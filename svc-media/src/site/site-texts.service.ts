import { isDeepStrictEqual } from 'node:util';
import {
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  type listSiteVersions,
  type previewSitePage,
  type publishSiteTexts,
  type SitePage,
  type saveSiteTexts,
} from '@cleaning/contracts';
import {
  type Caller,
  InvalidInput,
  insertOnce,
  recordAudit,
  refuse,
  requireVersion,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { PAGES } from '../site-pictures/pages-queue.js';
import { SitePictures } from '../site-pictures/site-pictures.service.js';
import type { OwnText } from './page-program.js';
import { PageWriting } from './page-writing.service.js';
import { SiteDataStore } from './site-data.service.js';
import { SitePageRow, SitePageVersion, type Texts } from './site-text.entity.js';

const SHOWN_VERSIONS = 50;

const getPage = (key: string): string => key.split('.')[0] ?? '';

/** Texts of the public pages: drafts, which only admins see, and published ones. */
@Injectable()
export class SiteTexts {
  constructor(
    private readonly transactions: Transactions,
    private readonly writing: PageWriting,
    private readonly store: SiteDataStore,
    private readonly pictures: SitePictures,
    @InjectRepository(SitePageRow) private readonly rows: Repository<SitePageRow>,
    @InjectRepository(SitePageVersion) private readonly versions: Repository<SitePageVersion>,
  ) {}

  async list(): Promise<SitePage[]> {
    const own = await this.writing.findOwnTexts();
    const rows = new Map((await this.rows.find()).map((row) => [row.page, row]));
    return [...new Set(own.map(({ key }) => getPage(key)))].map((page) => toAnswer(page, own, rows.get(page)));
  }

  /** Throws 400 naming the texts, 404 for an unknown page, 409 if it has changed since it was read. */
  async save(body: CallBody<typeof saveSiteTexts>): Promise<SitePage> {
    const { page, version } = body;
    const own = await this.readOwnTexts(page);
    const draft = checkTexts(own, body.texts);
    return this.transactions.run(async ({ manager }) => {
      const row = await lockRow(manager, page, version);
      if (isDeepStrictEqual(row.draft, draft)) return toAnswer(page, own, row);
      const next = { ...row, draft, version: version + 1 };
      await manager.save(SitePageRow, next);
      return toAnswer(page, own, next);
    });
  }

  async publish(admin: Caller, { page, version }: CallBody<typeof publishSiteTexts>): Promise<SitePage> {
    const own = await this.readOwnTexts(page);
    return this.transactions.run(async (tx) => {
      const { manager } = tx;
      const row = await lockRow(manager, page, version);
      if (isDeepStrictEqual(row.draft, row.published)) return toAnswer(page, own, row);
      const next = { ...row, published: row.draft, version: version + 1 };
      await manager.save(SitePageRow, next);
      await manager.insert(SitePageVersion, {
        page,
        version: next.version,
        texts: next.published,
        publishedBy: admin.name,
        publishedAt: new Date(),
      });
      await recordAudit(tx, {
        actor: admin,
        action: 'site-text.published',
        subject: { kind: 'site', id: '', name: page },
        details: findChanges(row.published, next.published),
      });
      tx.notifyQueue(PAGES);
      return toAnswer(page, own, next);
    });
  }

  async listVersions(page: string): Promise<CallAnswer<typeof listSiteVersions>> {
    const rows = await this.versions.find({ where: { page }, order: { version: 'DESC' }, take: SHOWN_VERSIONS });
    return rows.map(({ version, texts, publishedBy, publishedAt }) => ({
      version,
      texts: { ...texts },
      by: publishedBy,
      at: publishedAt.toISOString(),
    }));
  }

  /** Throws 404 for an address without a page, and 400. */
  async preview({
    path,
    texts,
    pictures,
    proof,
  }: CallBody<typeof previewSitePage>): Promise<CallAnswer<typeof previewSitePage>> {
    const own = await this.writing.findOwnTexts();
    const data = await this.store.readOrDefault();
    const pages = new Set(Object.keys(texts).map(getPage));
    const others = Object.entries(data.texts).filter(([key]) => !pages.has(getPage(key)));
    const shown = { ...Object.fromEntries(others), ...checkTexts(own, texts) };
    const drafts = pictures ? { pictures: await this.pictures.readPictures('draft') } : {};
    return {
      html: await this.writing.preview(
        { ...data, ...drafts, ...(proof && { proof, is_proof_entered: true }), texts: shown },
        path,
      ),
    };
  }

  private async readOwnTexts(page: string): Promise<readonly OwnText[]> {
    const own = (await this.writing.findOwnTexts()).filter(({ key }) => getPage(key) === page);
    if (own.length === 0) throw refuse('no_such_page');
    return own;
  }
}

/** Locks the page until the transaction ends. */
async function lockRow(manager: EntityManager, page: string, version: number): Promise<SitePageRow> {
  const first = { page, version: 0, draft: {}, published: {} };
  await insertOnce(manager, SitePageRow, first);
  const row = await manager.findOneOrFail(SitePageRow, { where: { page }, lock: { mode: 'pessimistic_write' } });
  requireVersion(row.version, version, 'page_changed');
  return row;
}

/** Leaves out empty lines. */
const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const hasDuplicates = (lines: readonly string[]): boolean => new Set(lines).size < lines.length;

/** Returns the texts that differ from the built-in ones. Throws for line breaks in single-line texts. */
function checkTexts(own: readonly OwnText[], texts: Texts): Texts {
  const known = new Map(own.map((text) => [text.key, text]));
  const issues = Object.entries(texts).flatMap(([key, text]) => {
    const field = `texts.${key}`;
    const found = known.get(key);
    if (!found) return [buildFieldProblem(field, 'no_text_of_page')];
    if (text.length > found.max) return [buildFieldProblem(field, 'too_long_for_page', { max: found.max })];
    if (!found.is_list && /[\r\n]/.test(text)) return [buildFieldProblem(field, 'several_lines')];
    if (found.is_list && hasDuplicates(splitLines(text))) return [buildFieldProblem(field, 'line_twice')];
    return [];
  });
  if (issues.length > 0) throw new InvalidInput(issues);
  const kept = Object.entries(texts)
    .map(([key, text]) => [key, known.get(key)?.is_list ? splitLines(text).join('\n') : text] as const)
    .filter(([key, text]) => text.trim() !== '' && text !== known.get(key)?.own);
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function findChanges(before: Texts, after: Texts): Record<string, string> {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.filter((key) => before[key] !== after[key]);
  return Object.fromEntries(changed.map((key) => [key, after[key] ?? '']));
}

function toAnswer(page: string, own: readonly OwnText[], row: SitePageRow | undefined): SitePage {
  const { version = 0, draft = {}, published = {} } = row ?? {};
  return {
    page,
    version,
    has_draft: !isDeepStrictEqual(draft, published),
    texts: own
      .filter(({ key }) => getPage(key) === page)
      .map((text) => ({ ...text, published: published[text.key] ?? null, draft: draft[text.key] ?? null })),
  };
}
