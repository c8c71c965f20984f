import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const SETTINGS = join(__dirname, '../../../nginx');

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The product's nginx in front of a service alone, with its logs. */
export class Nginx {
  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly process: ChildProcess,
  ) {}

  /** @param serviceUrl address of svc-auth; nothing needs to listen there */
  static async start(serviceUrl: string): Promise<Nginx> {
    const folder = mkdtempSync(join(tmpdir(), 'cleaning-nginx-'));
    cpSync(SETTINGS, folder, { recursive: true });
    for (const [script, file] of [
      ['trusted-proxies.sh', 'trusted-proxies.conf'],
      ['map-tiles.sh', 'map-tiles.conf'],
    ] as const)
      writeFileSync(
        join(folder, file),
        spawnSync('sh', [join(folder, script)], { env: { PATH: process.env.PATH } }).stdout,
      );
    const port = await findFreePort();
    writeFileSync(
      join(folder, 'test.conf'),
      `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log info;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 64; }
http {
  include http.conf;
  include trusted-proxies.conf;
  include map-tiles.conf;
  access_log ${folder}/access.log json;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  upstream svc-auth { server ${new URL(serviceUrl).host}; }
  map $backend $backend_address { default $backend; }
  server {
    listen 127.0.0.1:${port};
    include routes.conf;
  }
}
`,
    );
    // stderr is logged too.
    const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'test.conf')];
    const child = spawn('sh', ['-c', 'exec nginx "$@" 2>>"$0/stderr.log"', folder, ...args], { stdio: 'ignore' });
    const nginx = new Nginx(`http://127.0.0.1:${port}`, folder, child);
    for (let tries = 0; ; tries += 1) {
      const answer = await fetch(`${nginx.url}/healthz`).catch(() => undefined);
      if (answer?.ok) return nginx;
      if (child.exitCode !== null || tries > 300)
        throw new Error(`nginx does not start: ${nginx.readLog('error.log')}`);
      await sleep(100);
    }
  }

  /** Everything that was logged so far. */
  readLogs(): { access: string; errors: string } {
    return { access: this.readLog('access.log'), errors: this.readLog('error.log') + this.readLog('stderr.log') };
  }

  async stop(): Promise<void> {
    const ended = once(this.process, 'exit');
    this.process.kill('SIGTERM');
    await ended;
    rmSync(this.folder, { recursive: true });
  }

  private readLog(name: string): string {
    try {
      return readFileSync(join(this.folder, name), 'utf8');
    } catch {
      return '';
    }
  }
}
