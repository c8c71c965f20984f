import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { businessToday, type SiteData } from '@cleaning/contracts';
import {
  ENVIRONMENT,
  type Environment,
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
/** Of the program: the name of the build that its pages are of. */
const BUILD = 'build.txt';
/** Beside the folders of builds: when the content of each page changed, for the sitemap. */
const DAYS = 'days.json';
/** Changes within this time are written together. */
const BATCH_MS = 200;
const RETRY_MS = 30_000;
/** Pages of builds that nothing serves any more. */
const KEEP_MS = 30 * 24 * 60 * 60_000;

/** Key of the advisory lock under which pages are written; any fixed number. */
const PAGES_LOCK = 7_301_478;

/** Null where the front ends were not built. */
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
  /** The file that says of which data the pages are, and what is to be in it. */
  readonly note: string;
  readonly wanted: string;
  readonly data: SiteData;
}

/**
 * Writes the public pages when what they show has changed: into a folder for each build of the front ends, which nginx serves before the pages
 * of the build. A note beside the folder says from which data it was written: what was interrupted is written again.
 */
@Injectable()
export class PageWriting implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(PageWriting.name);
  private readonly program: PageProgram | undefined;
  /** Of this build: it stays the same while the service runs. */
  private texts: readonly OwnText[] | undefined;

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
    // The interval logs it again: what cannot be read keeps nothing else from starting.
    await this.logMissing().catch((err: unknown) =>
      this.logger.error({ msg: 'The build of the pages cannot be read', err }),
    );
    this.scheduleWrite();
  }

  onApplicationShutdown(): void {
    this.program?.stop();
  }

  /** Changes that another replica has applied, another build, and what failed. */
  @Interval(RETRY_MS)
  onInterval(): Promise<void> {
    return this.runs.run(JOB, () => this.writeIfStale());
  }

  /** The texts that can be changed, as the pages have them. */
  async findOwnTexts(): Promise<readonly OwnText[]> {
    if (!this.program) throw refuse('page_program_missing');
    const texts = this.texts ?? (await this.program.run('texts'));
    this.texts = texts;
    return texts;
  }

  /** A page as it would be with other data. Throws 404 for an address without a page, 503 when the program fails. */
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

  /** Once: nothing else says why the pages stay as they were built. */
  private async logMissing(): Promise<void> {
    const { PAGES_PROGRAM: program, PAGES_FOLDER: folder } = this.env;
    const missing = [...(program ? [] : ['PAGES_PROGRAM']), ...(folder ? [] : ['PAGES_FOLDER'])];
    if (program && (await findBuild(program)) === null) missing.push(join(program, BUILD));
    if (missing.length > 0)
      this.logger.warn({ msg: 'The pages of the website are not written: something is missing', missing });
  }

  private scheduleWrite(): void {
    this.runs.runSoon(JOB, BATCH_MS, () => this.writeIfStale());
  }

  /** Does nothing where there is no program, as in specs. One replica writes at a time: they share the folder. */
  async writeIfStale(): Promise<void> {
    if ((await this.findStale()) === null) return;
    // Another one may have written meanwhile, or what it wrote is no longer today's.
    await runUnderLock(this.dataSource, PAGES_LOCK, async () => {
      const stale = await this.findStale();
      if (stale) await this.write(stale);
    });
  }

  /** What is to be written; null when the pages are those of today. */
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
    // Gone while pages are written: whoever is killed then leaves none.
    await rm(note, { force: true });
    const [to, days] = [join(folder, build), join(folder, DAYS)];
    const today = businessToday(this.env.BUSINESS_TZ);
    await this.program?.run('write', { site: this.env.SITE_URL, data, to, days, today });
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
