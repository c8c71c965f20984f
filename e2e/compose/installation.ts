import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SERVICES } from '@cleaning/contracts';
import { findFreePorts } from '../../scripts/machine/ports.mjs';
import { type Row, TABLES, type Tables } from '../../scripts/releases/stored-rows';
import { MAP_TILES } from '../../scripts/test/browser.mjs';
import { ROOT } from './docker';

const execFileAsync = promisify(execFile);
const PROJECT = 'cleaning-update';
/** Only images with this prefix are removed with the installation. */
const IMAGE_PREFIX = 'cleaning-update-test';

/** An operator's installation in its own folder: a clone, a .env and the stack's containers. */
export class Installation {
  readonly url: string;

  private constructor(
    readonly folder: string,
    port: number,
  ) {
    this.url = `http://localhost:${port}`;
  }

  /** Clones the repository and checks out a commit. Fails in a shallow clone without that commit. */
  static async clone(folder: string, commit: string): Promise<Installation> {
    const [port] = (await findFreePorts(1)) as [number];
    const installation = new Installation(folder, port);
    await execFileAsync('git', ['clone', '--quiet', ROOT, folder]);
    await installation.run('git', 'checkout', '--quiet', commit);
    const made = await installation.run('scripts/compose/make-env.sh');
    const settings = {
      PORT: port,
      SITE_URL: `http://localhost:${port}`,
      DEMO_DATA: true,
      REGISTRATIONS_PER_HOUR: 100_000,
      IMAGE_PREFIX,
      // Journeys log in with a password only.
      ADMIN_SECOND_FACTOR: 'optional',
      MAP_TILES,
    };
    const names = new RegExp(`^(${Object.keys(settings).join('|')})=.*\n`, 'gm');
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    await writeFile(join(folder, '.env'), `${made.replace(names, '')}\n${lines.join('')}`, { mode: 0o600 });
    return installation;
  }

  async readSetting(name: string): Promise<string> {
    const text = await readFile(join(this.folder, '.env'), 'utf8');
    return new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? '';
  }

  /** Runs a program in the folder and returns all its output. */
  async run(program: string, ...args: string[]): Promise<string> {
    // These belong to the stack of the other tests.
    const { COMPOSE_ENV_FILES, VERSION, BASE_URL, ADMIN_EMAIL, ADMIN_PASSWORD, COMPOSE_STACK, ...env } = process.env;
    const options = {
      cwd: this.folder,
      env: { ...env, COMPOSE_PROJECT_NAME: PROJECT },
      maxBuffer: 256 * 1024 * 1024,
    };
    const { stdout, stderr } = await execFileAsync(program, args, options).catch(
      (failed: Error & { stdout?: string; stderr?: string }) => {
        const said = `${failed.stdout ?? ''}${failed.stderr ?? failed.message}`;
        throw new Error(`${program} ${args.join(' ')}: ${said.slice(-4000)}`);
      },
    );
    return `${stdout}${stderr}`;
  }

  compose(...args: string[]): Promise<string> {
    return this.run('docker', 'compose', ...args);
  }

  /** Builds the images of the checkout and starts them. */
  async start(): Promise<void> {
    if (process.env.IMAGES_FROM) await this.run(process.env.IMAGES_FROM, this.folder);
    await this.compose('--profile', 'commands', 'build', '--quiet');
    await this.compose('up', '--detach', '--wait');
  }

  /** All rows of all tables, by service. */
  async rows(): Promise<Map<string, Tables>> {
    const found = new Map<string, Tables>();
    for (const service of SERVICES) {
      const named = `SELECT json_object_agg(name, columns) FROM (${TABLES}) AS found`;
      const columns: Record<string, string> = JSON.parse(await this.psql(service, named));
      const tables = new Map<string, Row[]>();
      for (const [table, texts] of Object.entries(columns)) {
        const all = `SELECT coalesce(json_agg(row), '[]') FROM (SELECT ${texts} FROM "${table}") AS row`;
        tables.set(table, JSON.parse(await this.psql(service, all)));
      }
      found.set(service, tables);
    }
    return found;
  }

  /** Runs journeys against this installation in a separate runner. */
  async runJourneys(...files: string[]): Promise<void> {
    const env = {
      ...process.env,
      COMPOSE_PROJECT_NAME: PROJECT,
      COMPOSE_ENV_FILES: join(this.folder, '.env'),
      BASE_URL: this.url,
      ADMIN_EMAIL: await this.readSetting('ADMIN_EMAIL'),
      ADMIN_PASSWORD: await this.readSetting('ADMIN_PASSWORD'),
      PLAYWRIGHT_JSON_OUTPUT_FILE: undefined,
    };
    const program = join(ROOT, 'node_modules/@playwright/test/cli.js');
    const args = [program, 'test', '--config', 'e2e', '--reporter=line', '--project=journeys', ...files];
    await execFileAsync(process.execPath, args, { cwd: ROOT, env, maxBuffer: 64 * 1024 * 1024 }).catch(
      (failed: Error & { stdout?: string }) => {
        throw new Error(`Journeys failed: ${(failed.stdout ?? failed.message).slice(-4000)}`);
      },
    );
  }

  async remove(): Promise<void> {
    await this.compose('down', '--volumes', '--remove-orphans');
    const images = await this.run('docker', 'images', '--quiet', '--filter', `reference=${IMAGE_PREFIX}/*`);
    const ids = [...new Set(images.split('\n').filter(Boolean))];
    if (ids.length > 0) await this.run('docker', 'image', 'rm', '--force', ...ids);
  }

  private psql(database: string, sql: string): Promise<string> {
    return this.compose('exec', '-T', 'postgres', 'psql', '-U', 'postgres', '-d', database, '-AtXqc', sql);
  }
}
