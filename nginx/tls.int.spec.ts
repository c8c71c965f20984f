import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type SecureVersion } from 'node:tls';
import { findFreePorts } from '../scripts/machine/ports.mjs';
import { findProgram } from '../scripts/machine/programs.mjs';

let folder: string;
let port: number;
let nginx: ChildProcess;

/** The version and the cipher that a client gets, or why it gets none. */
const agreed = (version: SecureVersion, ciphers?: string) =>
  new Promise<string>((resolve) => {
    const options = { minVersion: version, maxVersion: version, rejectUnauthorized: false };
    // Node's own library refuses old versions unless it is told to try.
    const socket = connect({ port, host: '127.0.0.1', ...options, ciphers: ciphers ?? 'ALL:@SECLEVEL=0' }, () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().standardName}`);
      socket.destroy();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tls-'));
  [port = 0] = await findFreePorts(1);
  const pair = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', ...pair], {
    stdio: 'ignore',
  });
  const settings =
    readFileSync(path.join(__dirname, 'nginx-tls.conf'), 'utf8').match(/^ *(ssl_|error_page 497 ).*;$/gm) ?? [];
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; server { listen 127.0.0.1:${port} ssl;
    ${settings.join('\n').replaceAll(' certs/', ` ${folder}/`)} location / { return 204; } } }`,
  );
  nginx = spawn(findProgram('nginx') ?? '', ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  while ((await agreed('TLSv1.3')) === 'ECONNREFUSED') await new Promise((resolve) => setTimeout(resolve, 20));
});
afterAll(async () => {
  const ended = new Promise((resolve) => nginx.once('close', resolve));
  nginx.kill();
  await ended;
  rmSync(folder, { recursive: true });
});

describe('TLS', () => {
  it.each(['/', '/api/user?a=b'])('is where a plain request of %s is led to', async (where) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${where}`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([308, `https://127.0.0.1:${port}${where}`]);
  });

  it.each(['TLSv1', 'TLSv1.1'] as const)('is not %s', async (version) => {
    expect(await agreed(version)).toMatch(/^E/);
  });

  it.each(['TLSv1.2', 'TLSv1.3'] as const)('is %s, with forward secrecy', async (version) => {
    expect(await agreed(version)).toMatch(
      /^TLSv1\.[23] (TLS_ECDHE_\w+_(GCM_SHA(256|384)|POLY1305_SHA256)|TLS_(AES|CHACHA20)_\w+)$/,
    );
  });

  it.each(['AES128-SHA', 'AES256-GCM-SHA384', 'ECDHE-RSA-AES256-SHA'])('does not take %s', async (cipher) => {
    expect(await agreed('TLSv1.2', `${cipher}:@SECLEVEL=0`)).toMatch(/^E/);
  });
});
