import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteData } from '@cleaning/contracts';
import {
  ENVIRONMENT,
  type Environment,
  IntervalRuns,
  NotFound,
  Transactions,
  Unavailable,
} from '@cleaning/service-kit';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { environment } from '../environment.js';
import { type OwnText, PageProgram } from './page-program.js';
import { PAGES, SiteDataStore } from './site-data.service.js';

const NO_PROGRAM = 'The program of the public pages is missing.';
const JOB = 'pages of the website';
/** Changes within this time are written together. */
const TOGETHER_MS = 200;
const AGAIN_MS = 30_000;
/** Pages of builds that nothing serves any more. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

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
    transactions: Transactions,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {
    if (env.PAGES_PROGRAM) this.program = new PageProgram(env.PAGES_PROGRAM);
    transactions.onQueued(PAGES, () => this.ask());
  }

  onApplicationBootstrap(): void {
    this.ask();
  }

  onApplicationShutdown(): void {
    this.program?.stop();
  }

  /** Changes that another replica has applied, another build, and what failed. */
  @Interval(AGAIN_MS)
  look(): Promise<void> {
    return this.runs.run(JOB, () => this.writeIfStale());
  }

  /** The texts that can be changed, as the pages have them. */
  async ownTexts(): Promise<readonly OwnText[]> {
    if (!this.program) throw new Unavailable(NO_PROGRAM);
    const texts = this.texts ?? (await this.program.run('texts'));
    this.texts = texts;
    return texts;
  }

  /** A page as it would be with other data. */
  async preview(data: SiteData, path: string): Promise<string> {
    if (!this.program) throw new Unavailable(NO_PROGRAM);
    try {
      return await this.program.run('preview', { site: this.env.SITE_URL, data, path });
    } catch (err) {
      this.logger.warn({ msg: 'A page could not be shown', err });
      throw new NotFound('This page cannot be shown.');
    }
  }

  /** Undefined while the program is not running. */
  get programId(): number | undefined {
    return this.program?.pid;
  }

  private ask(): void {
    this.runs.ask(JOB, TOGETHER_MS, () => this.writeIfStale());
  }

  /** Does nothing where there is no program, as in specs. */
  async writeIfStale(): Promise<void> {
    const { PAGES_PROGRAM: program, PAGES_FOLDER: folder, SITE_URL: site } = this.env;
    if (!program || !folder || !this.program) return;
    const data = await this.store.current();
    if (!data) return;
    const build = (await readFile(join(program, 'build.txt'), 'utf8')).trim();
    const note = join(folder, `${build}.written`);
    const wanted = createHash('sha256').update(JSON.stringify({ site, data })).digest('hex');
    if ((await readFile(note, 'utf8').catch(() => '')) === wanted) return;
    // Gone while pages are written: whoever is killed then leaves none.
    await rm(note, { force: true });
    await this.program.run('write', { site, data, to: join(folder, build) });
    await writeFile(`${note}.part`, wanted);
    await rename(`${note}.part`, note);
    this.logger.log({ msg: 'The pages of the website are written', build });
    await this.removeOld(folder, build);
  }

  private async removeOld(folder: string, build: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(folder)) {
      if (name.startsWith(build)) continue;
      const place = join(folder, name);
      if ((await stat(place)).mtimeMs < Date.now() - KEPT_MS) await rm(place, { recursive: true, force: true });
    }
  }
}
