import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import {
  EXPORT_PARTS,
  EXPORT_ROWS_PATH,
  EXPORT_TABLES_PATH,
  type ExportPaper,
  type ExportPart,
  type ExportRows,
  type ExportTable,
  exportRows,
  exportTables,
  listExportPapers,
  readExportPaper,
  type ServiceName,
} from '@cleaning/contracts';
import {
  type CommonEnvironment,
  ENVIRONMENT,
  listExportTables,
  PeerAwayError,
  Peers,
  readTable,
  requireAnswer,
  toFileName,
  UniquePaths,
  writeCsv,
  type ZipEntry,
} from '@cleaning/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { UnreadableObjectError } from '../encryption/age.js';
import { DocumentObjects } from '../encryption/document-objects.service.js';
import { countExportedFiles, type ExportedFile, findExportedFiles } from './company-export.queries.js';
import { FOLDERS, writeReadme } from './export-readme.js';
import { exportedTables } from './exported-tables.js';

const PEERS = ['auth', 'jobs', 'invoice'] as const satisfies readonly ServiceName[];
const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};
const PAPERS: Readonly<Record<ExportPaper['kind'], string>> = {
  invoice: 'files/invoices',
  'job-invoice': 'files/job invoices',
  'adjustment-note': 'files/adjustment notes',
  quote: 'files/quotes',
  pay: 'files/pay documents',
};

/** Contents of the ZIP, and its progress. */
export interface ExportContents {
  readonly parts: ExportPart[];
  readonly entries: AsyncGenerator<ZipEntry>;
}

/** All data of the company: a CSV file for each table of each service, and all files. */
@Injectable()
export class ExportedContents {
  private readonly logger = new Logger(ExportedContents.name);
  /**
   * Pauses before repeating a call to a busy or restarting service: an export has thousands of calls, and one must not
   * end it.
   */
  readonly pausesMs: readonly number[] = [1000, 5000, 20_000];

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly objects: DocumentObjects,
    private readonly peers: Peers,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** Throws PeerAwayError if a service doesn't respond. */
  async open(askedBy: string): Promise<ExportContents> {
    const tables = new Map<ServiceName, readonly ExportTable[]>();
    for (const peer of PEERS) tables.set(peer, exportTables.parse(await this.ask(peer, EXPORT_TABLES_PATH)));
    tables.set('media', listExportTables(exportedTables));
    const papers = listExportPapers.answer.parse(await this.ask('invoice', listExportPapers.path));
    const totals: Readonly<Record<ExportPart['part'], number>> = {
      auth: tables.get('auth')?.length ?? 0,
      jobs: tables.get('jobs')?.length ?? 0,
      invoice: tables.get('invoice')?.length ?? 0,
      media: tables.get('media')?.length ?? 0,
      papers: papers.length,
      files: await countExportedFiles(this.manager),
    };
    const parts = EXPORT_PARTS.map((part) => ({ part, done: 0, total: totals[part] }));
    return { parts, entries: this.read(tables, papers, parts, askedBy) };
  }

  private async *read(
    tables: ReadonlyMap<ServiceName, readonly ExportTable[]>,
    papers: readonly ExportPaper[],
    parts: ExportPart[],
    askedBy: string,
  ): AsyncGenerator<ZipEntry> {
    const paths = new UniquePaths();
    const count = (part: ExportPart['part']) => {
      const found = parts.find((each) => each.part === part);
      // Includes rows added since the export began.
      if (found) Object.assign(found, { done: found.done + 1, total: Math.max(found.total, found.done + 1) });
    };
    const readme = writeReadme({ tables, askedBy, at: new Date(), zone: this.env.BUSINESS_TZ });
    yield { name: paths.make([], 'README', '.txt'), content: Buffer.from(readme), isText: true };
    for (const [service, listed] of tables)
      for (const table of listed) {
        const csv = await this.openTable(service, table.table);
        yield { name: paths.make([FOLDERS[service]], table.file, '.csv'), content: csv, isText: true };
        count(service);
      }
    for (const { kind, id, name } of papers) {
      const path = readExportPaper.path.replace(':kind', kind).replace(':id', encodeURIComponent(id));
      const { content } = readExportPaper.answer.parse(await this.askAgain('invoice', path));
      yield {
        name: paths.make([PAPERS[kind]], toFileName(name, kind), '.pdf'),
        content: Buffer.from(content, 'base64'),
      };
      count('papers');
    }
    const damaged: string[] = [];
    for await (const file of findExportedFiles(this.manager)) {
      const folders = ['files', ...file.folder.split('/')];
      const path = paths.make(folders, toFileName(file.name, file.id), ENDINGS[file.contentType] ?? '');
      const content = await this.readFile(file);
      if (content) yield { name: path, content, changedAt: file.createdAt };
      else damaged.push(path);
      count('files');
    }
    if (damaged.length > 0) {
      const text = `These files are missing or damaged in our file store.\r\n\r\n${damaged.join('\r\n')}\r\n`;
      yield { name: paths.make([], 'Not included', '.txt'), content: Buffer.from(`\uFEFF${text}`), isText: true };
    }
  }

  /** The first page is read before the file begins, because it has the headings. */
  private async openTable(service: ServiceName, table: string): Promise<Readable> {
    const first = await this.readRows(service, table, '');
    const read = (after: string) => this.readRows(service, table, after);
    async function* readBatches() {
      for (let page = first; ; page = await read(page.next)) {
        yield page.rows;
        if (page.next === '') return;
      }
    }
    return Readable.from(writeCsv({ header: first.headings, batches: readBatches() }), { objectMode: false });
  }

  private async readRows(service: ServiceName, table: string, after: string): Promise<ExportRows> {
    if (service === 'media') return readTable(this.manager, exportedTables, { table, after });
    const query = new URLSearchParams({ table, after });
    return exportRows.parse(await this.askAgain(service, `${EXPORT_ROWS_PATH}?${query}`));
  }

  private async askAgain(peer: ServiceName, path: string): Promise<unknown> {
    for (const pause of this.pausesMs)
      try {
        return await this.ask(peer, path);
      } catch (error) {
        if (!(error instanceof PeerAwayError)) throw error;
        await setTimeout(pause, undefined, { ref: false });
      }
    return this.ask(peer, path);
  }

  private async ask(peer: ServiceName, path: string): Promise<unknown> {
    const answer = await this.peers.call(peer, 'GET', path);
    requireAnswer(peer, answer);
    return JSON.parse(answer.body);
  }

  /** Reads one file of at most 10 MB into memory. Null if it is gone or damaged. Throws ObjectsAway. */
  private async readFile(file: ExportedFile): Promise<Buffer | null> {
    try {
      const stream = await this.objects.open(file);
      return stream && (await buffer(stream));
    } catch (error) {
      if (!(error instanceof UnreadableObjectError)) throw error;
      this.logger.warn({ msg: 'A file cannot be exported', object: file.objectKey, error: error.message });
      return null;
    }
  }
}
