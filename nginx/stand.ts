import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePorts } from '../scripts/machine/ports.mjs';
import { createNginx, FRONT_ENDS } from '../scripts/stack/nginx.mjs';
import { ProcessRecords } from '../scripts/stack/process-records.mjs';

export type Served = Readonly<Record<string, readonly [status: number, headers: Readonly<Record<string, string>>]>>;

const PAGE = '<!doctype html><title>page</title>';
const FILES: Readonly<Record<string, string>> = {
  'index.html': PAGE,
  'app.html': PAGE,
  'build.txt': 'built',
  'contact-us/index.html': PAGE,
  'api-docs/index.html': PAGE,
  'static/a.js': '1;',
  'br/static/a.js': 'brotli',
  'static/a.css': 'p{}',
  'static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'static/a.png': 'png',
  'robots.txt': 'User-agent: *',
  'app.webmanifest': '{}',
  'mf-manifest.json': '{}',
};

/** nginx with its own configuration before front ends of a few bytes, and one server as all services but svc-jobs, which is away. */
export async function startNginx(served: Served, env: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  cpSync(__dirname, path.join(folder, 'nginx'), { recursive: true });
  for (const front of Object.keys(FRONT_ENDS))
    for (const [name, text] of Object.entries(FILES)) {
      const file = path.join(folder, front, 'dist', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  const [port = 0, own = 0, away = 0] = await findFreePorts(3);
  const service = createServer((asked, answer) => {
    const [status, headers] = served[asked.url ?? ''] ?? [404, {}];
    asked.on('end', () => answer.writeHead(status, headers).end('{}')).resume();
  }).listen(own, '127.0.0.1');
  const made = (name: string) => {
    mkdirSync(path.join(folder, name));
    return path.join(folder, name);
  };
  const nginx = createNginx({
    root: folder,
    dataDir: made('data'),
    runDir: made('run'),
    logDir: made('logs'),
    port,
    host: '127.0.0.1',
    servicePorts: { auth: own, jobs: away, media: own, invoice: own },
    env,
    records: new ProcessRecords(path.join(folder, 'run', 'processes')),
    log: () => {},
  });
  await nginx.start();
  return {
    nginx,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await nginx.stop();
      service.close();
      rmSync(folder, { recursive: true });
    },
  };
}
