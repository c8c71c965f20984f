import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getBusinessToday, type SiteData } from '@cleaning/contracts';
import {
  ENVIRONMENT,
  type Environment,
  getNow,
  hashSha256,
  IntervalRuns,
  refuse,
  runUnderLock,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import type { environment } from '../environment.js';
import { PAGES } from '../site-pictures/pages-queue.js';
import { type OwnText, PageProgram } from './page-program.js';
import { SiteDataStore } from './site-data.service.js';

const JOB = 'pages of the website';
/** In the program's folder: the name of its build. */
const BUILD = 'build.txt';
/** Beside the folders of builds: dates of last change by page, for the sitemap. */
const DAYS = 'days.json';
/** Changes within this time are written together. */
const BATCH_MS = 200;
/** From one run to the next. Pictures that are added to the gallery one after another would keep a core busy. */
const PAUSE_MS = 3_000;
const RETRY_MS = 30_000;
/** Pages of old builds are deleted after this. */
const KEEP_MS = 30 * 24 * 60 * 60_000;

/** Key of the advisory lock for writing pages; any fixed number. */
const PAGES_LOCK = 7_301_478;

/** Null if the front ends were not built. */
async function findBuild(program: string): Promise<string | null> {
  try {
    return (await readFile(join(program, BUILD), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

interface Stale {
  readonly folder: string;
  readonly build: string;
  /** The file with the digest of the pages' data, and the wanted digest. */
  readonly note: string;
  readonly wanted: string;
  readonly data: SiteData;
}

/**
 * Rewrites the public pages when their data changes, into a folder for each build of the front ends, which nginx prefers to the pages
 * of the build. A note beside the folder holds the digest of the data, so that an interrupted run is repeated.
 */
@Injectable()
export class PageWriting implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(PageWriting.name);
  private readonly program: PageProgram | undefined;
  /** Cached, because the build does not change while the service runs. */
  private texts: readonly OwnText[] | undefined;
  /** When the last run ended, by performance.now(). */
  private writtenAtMs = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly store: SiteDataStore,
    private readonly runs: IntervalRuns,
    private readonly dataSource: DataSource,
    transactions: Transactions,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {
    if (env.PAGES_PROGRAM) this.program = new PageProgram(env.PAGES_PROGRAM);
    transactions.onQueued(PAGES, () => this.scheduleWrite());
  }

  async onApplicationBootstrap(): Promise<void> {
    // A failure must not prevent the start; the interval job logs it again.
    await this.logMissing().catch((err: unknown) =>
      this.logger.error({ msg: 'The build of the pages cannot be read', err }),
    );
    this.scheduleWrite();
  }

  onApplicationShutdown(): void {
    this.program?.stop();
  }

  /** Catches changes that another replica has applied, a new build, and failed runs. */
  @Interval(RETRY_MS)
  onInterval(): Promise<void> {
    return this.runs.run(JOB, () => this.writeIfStale());
  }

  /** The editable texts with their built-in values. */
  async findOwnTexts(): Promise<readonly OwnText[]> {
    if (!this.program) throw refuse('page_program_missing');
    const texts = this.texts ?? (await this.program.run('texts'));
    this.texts = texts;
    return texts;
  }

  /** A page with other data. Throws 404 for an address without a page, 503 if the program fails. */
  async preview(data: SiteData, path: string): Promise<string> {
    if (!this.program) throw refuse('page_program_missing');
    const page = await this.program.run('preview', { site: this.env.SITE_URL, data, path }).catch((err: unknown) => {
      this.logger.warn({ msg: 'A page could not be shown', err });
      throw refuse('page_away');
    });
    if (page === null) throw refuse('no_such_page');
    return page;
  }

  /** Undefined while the program is not running. */
  get programId(): number | undefined {
    return this.program?.pid;
  }

  /** Nothing else explains why the pages stay as built. */
  private async logMissing(): Promise<void> {
    const { PAGES_PROGRAM: program, PAGES_FOLDER: folder } = this.env;
    const missing = [...(program ? [] : ['PAGES_PROGRAM']), ...(folder ? [] : ['PAGES_FOLDER'])];
    if (program && (await findBuild(program)) === null) missing.push(join(program, BUILD));
    if (missing.length > 0)
      this.logger.warn({ msg: 'The pages of the website are not written: something is missing', missing });
  }

  private scheduleWrite(): void {
    const pauseMs = this.writtenAtMs + PAUSE_MS - performance.now();
    this.runs.runSoon(JOB, Math.max(BATCH_MS, pauseMs), () => this.writeIfStale());
  }

  /** Does nothing without a program, as in specs. One replica writes at a time, because they share the folder. */
  async writeIfStale(): Promise<void> {
    if ((await this.findStale()) === null) return;
    // Another replica may have just written them.
    await runUnderLock(this.dataSource, PAGES_LOCK, async () => {
      const stale = await this.findStale();
      if (stale) await this.write(stale);
    });
  }

  /** Null if the pages are up to date. */
  private async findStale(): Promise<Stale | null> {
    const { PAGES_PROGRAM: program, PAGES_FOLDER: folder, SITE_URL: site } = this.env;
    if (!program || !folder) return null;
    const data = await this.store.readCurrent();
    if (!data) return null;
    const build = await findBuild(program);
    if (build === null) return null;
    const note = join(folder, `${build}.written`);
    const wanted = hashSha256(JSON.stringify({ site, data }));
    return (await readFile(note, 'utf8').catch(() => '')) === wanted ? null : { folder, build, note, wanted, data };
  }

  private async write({ folder, build, note, wanted, data }: Stale): Promise<void> {
    // Removed first, so that a killed run leaves no note.
    await rm(note, { force: true });
    const [to, days] = [join(folder, build), join(folder, DAYS)];
    const today = getBusinessToday(this.env.BUSINESS_TZ, getNow());
    await this.program?.run('write', { site: this.env.SITE_URL, data, to, days, today });
    this.writtenAtMs = performance.now();
    await writeFile(`${note}.part`, wanted);
    await rename(`${note}.part`, note);
    this.logger.log({ msg: 'The pages of the website are written', build });
    await this.removeOld(folder, build);
  }

  private async removeOld(folder: string, build: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(folder)) {
      if (name.startsWith(build) || name === DAYS) continue;
      const place = join(folder, name);
      if ((await stat(place)).mtimeMs < Date.now() - KEEP_MS) await rm(place, { recursive: true, force: true });
    }
  }
}
