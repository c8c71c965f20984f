import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePorts } from '../machine/ports.mjs';
import { Child } from './child.mjs';
import { ProcessRecords } from './process-records.mjs';
import { answersOk } from './ready.mjs';

const SERVER = `require('http').createServer((_, answer) => answer.end()).listen(Number(process.argv[1]), '127.0.0.1')`;

describe('Child', () => {
  let dir: string;
  let records: InstanceType<typeof ProcessRecords>;
  let lines: string[];
  let child: InstanceType<typeof Child>;

  async function startServer(code = SERVER, noProgressMs?: number) {
    const [port] = await findFreePorts(1);
    child = new Child({
      name: 'server',
      command: process.execPath,
      args: ['-e', code, String(port)],
      cwd: dir,
      env: {},
      logFile: path.join(dir, 'server.log'),
      isReady: () => answersOk(`http://127.0.0.1:${port}/`),
      records,
      noProgressMs,
      log: (line: string) => lines.push(line),
    });
    return { child, url: `http://127.0.0.1:${port}/` };
  }

  const waitUntil = async (condition: () => boolean | Promise<boolean>) => {
    while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'child-'));
    records = new ProcessRecords(path.join(dir, 'run'));
    lines = [];
  });
  afterEach(async () => {
    await child.stop();
    rmSync(dir, { recursive: true });
  });

  it('restarts after an unexpected end and logs it', async () => {
    const { url } = await startServer();
    await child.start();
    const first = child.pid;
    child.kill('SIGKILL');
    await waitUntil(() => lines.length === 2);
    expect(await answersOk(url)).toBe(true);
    expect(child.pid).not.toBe(first);
    expect(lines).toEqual(['server ended (SIGKILL); starting it again in 0.5 s', 'server works again']);
  });

  it('stays down after stop and returns on start', async () => {
    const { url } = await startServer();
    await child.start();
    await child.stop();
    expect(await answersOk(url)).toBe(false);
    expect(lines).toEqual([]);
    await child.start();
    expect(await answersOk(url)).toBe(true);
  });

  it('names its log in one sentence when it ends at once', async () => {
    await startServer(`console.error('DATABASE_URL is missing'); process.exit(1)`);
    await expect(child.start()).rejects.toThrow(
      /server ended before it was ready; see .*server\.log.*\nDATABASE_URL is missing/,
    );
    expect(child.pid).toBeUndefined();
  });

  it('waits while the process works, and gives up when it stands still', async () => {
    await startServer(`console.log('Waiting for nobody'); setInterval(() => {}, 60_000)`, 3_000);
    await expect(child.start()).rejects.toThrow(
      /server made no progress and was not ready; see .*server\.log.*\nWaiting for nobody/,
    );
    expect(child.pid).toBeUndefined();
  });
});
