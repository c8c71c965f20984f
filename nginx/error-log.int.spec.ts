import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../scripts/machine/programs.mjs';

const PROBE = 'secret-of-an-address';

/** A backend that does `answer` with each connection, on its own port. */
async function backend(answer: (socket: Socket) => void): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => null);
    answer(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}
const getPort = (server: Server) => (server.address() as AddressInfo).port;

describe("nginx' error log", () => {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  const servers: Server[] = [];
  let nginx: ChildProcess;
  let url: string;

  beforeAll(async () => {
    const cut = await backend((socket) => socket.once('data', () => socket.destroy()));
    const short = await backend((socket) =>
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nnot all')),
    );
    const wrong = await backend((socket) => socket.once('data', () => socket.end('no answer of HTTP\r\n\r\n')));
    servers.push(cut, short, wrong);
    // Nothing listens there any more.
    const [away, own] = await Promise.all([backend(() => null), backend(() => null)]);
    const [awayPort, port] = [getPort(away), getPort(own)];
    await Promise.all([away, own].map((server) => new Promise((done) => server.close(done))));
    cpSync(__dirname, dir, { recursive: true });
    writeFileSync(
      join(dir, 'test.conf'),
      `daemon off; worker_processes 1; pid ${dir}/nginx.pid; error_log ${dir}/error.log warn;
       ${process.getuid?.() === 0 ? 'user root;' : ''}
       events { worker_connections 64; }
       http {
         include http.conf;
         geo $is_trusted_proxy { default 0; }
         map "" $map_tiles_host { default ""; }
         access_log ${dir}/access.log json;
         client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxied; fastcgi_temp_path ${dir}/f; uwsgi_temp_path ${dir}/u;
         scgi_temp_path ${dir}/s;
         map $backend $backend_address {
           svc-auth 127.0.0.1:${getPort(cut)};
           svc-jobs 127.0.0.1:${awayPort};
           svc-media 127.0.0.1:${getPort(short)};
           svc-invoice 127.0.0.1:${getPort(wrong)};
           default unix:${dir}/none.sock;
         }
         server { listen 127.0.0.1:${port}; include routes.conf; }
       }`,
    );
    nginx = spawn(findProgram('nginx') ?? 'nginx', ['-p', dir, '-e', `${dir}/error.log`, '-c', 'test.conf'], {
      stdio: ['ignore', 'inherit', openSync(join(dir, 'error.log'), 'a')],
    });
    url = `http://127.0.0.1:${port}`;
    for (let tries = 0; tries < 100; tries += 1) {
      if ((await fetch(`${url}/healthz`).catch(() => null))?.ok) return;
      await pause(100);
    }
    throw new Error(`nginx does not answer: ${readFileSync(join(dir, 'error.log'), 'utf8')}`);
  });

  afterAll(async () => {
    const ended = new Promise((done) => nginx.once('exit', done));
    nginx.kill();
    await ended;
    for (const server of servers) server.close();
    rmSync(dir, { recursive: true });
  });

  const read = async (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, init)
      .then(async (answer) => {
        await answer.text();
        return answer.status;
      })
      .catch(() => 0);

  /** Status 0: any, also a broken answer. */
  it.each([
    ['a service that is away', `/api/calendar.ics?key=${PROBE}`, {}, 502],
    ['a service that ends while it answers', `/api/events?key=${PROBE}`, {}, 502],
    ['a service that ends in the middle of an answer', `/api/static/documents/1?signature=${PROBE}`, {}, 0],
    ['a service that answers with something else', `/api/admin/list-invoices?key=${PROBE}`, {}, 0],
    ['a path with a secret', `/api/unsubscribe/${PROBE}`, {}, 502],
    ['a front end that is away', `/reset-password?token=${PROBE}`, {}, 502],
    ['a remote that is away', `/mf/admin/mf-manifest.json?key=${PROBE}`, {}, 502],
    ['a body that is too large', `/api/quote?key=${PROBE}`, { method: 'POST', body: 'x'.repeat(1_100_000) }, 413],
    ['a body of a file', `/api/update-documents?key=${PROBE}`, { method: 'POST', body: 'x'.repeat(900_000) }, 0],
    ['a path that no service has', `/api/no-such-call?key=${PROBE}`, {}, 404],
  ])('has no line about %s', async (_case, path, init, status) => {
    const answered = await read(path, init);
    if (status !== 0) expect(answered).toBe(status);
    const line = `"path":"${path.split('?')[0]?.replace(PROBE, '-')}"`;
    const accessLog = () => readFileSync(join(dir, 'access.log'), 'utf8');
    // It is written after the answer.
    for (let tries = 0; tries < 50 && !accessLog().includes(line); tries += 1) await pause(20);
    expect(readFileSync(join(dir, 'error.log'), 'utf8')).not.toContain(PROBE);
    const access = accessLog();
    expect(access).toContain(line);
    expect(access).not.toContain(PROBE);
  });

  it.each([
    [
      'that is too long',
      `GET /api/calendar.ics?key=${PROBE}&more=${'y'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      414,
    ],
    ['whose headers are too large', `GET /?key=${PROBE} HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`, 413],
    ['with a host that is none', `GET /api/calendar.ics?key=${PROBE} HTTP/1.1\r\nHost: a b\r\n\r\n`, 400],
    ['without a host', `GET /api/calendar.ics?key=${PROBE} HTTP/1.1\r\n\r\n`, 400],
    ['of another HTTP', `GET /api/calendar.ics?key=${PROBE} HTTP/3.9\r\nHost: x\r\n\r\n`, 505],
    ['with a transfer that is unknown', `GET /?key=${PROBE} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: y\r\n\r\n`, 501],
    ['to a path above all', `GET /..%2f..%2f?key=${PROBE} HTTP/1.1\r\nHost: x\r\n\r\n`, 400],
  ])('has no line about a request %s', async (_case, request, status) => {
    const answer = await new Promise<string>((done, failed) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(request));
      socket.on('data', (data) => {
        done(String(data));
        socket.destroy();
      });
      socket.on('error', failed);
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    // Its line of the access log comes after those that it would have here.
    for (let tries = 0; tries < 50; tries += 1) {
      if (readFileSync(join(dir, 'access.log'), 'utf8').includes(`"status":${status},`)) break;
      await pause(20);
    }
    await pause(50);
    for (const log of ['error.log', 'access.log']) expect(readFileSync(join(dir, log), 'utf8')).not.toContain(PROBE);
  });
});
