import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describeInstall } from '../machine/packages.mjs';
import { getAddresses } from '../machine/ports.mjs';
import { findProgram } from '../machine/programs.mjs';
import { Problem } from '../problem.mjs';
import { Child } from './child.mjs';
import { answersOk } from './ready.mjs';

/** Front ends by name in nginx; the value is a file that exists once it is built. */
export const FRONT_ENDS = {
  // Build order: the shell needs the public remote and takes longest, so it must not come last.
  'mf-public': 'mf-manifest.json',
  shell: 'index.html',
  'mf-admin': 'mf-manifest.json',
  'mf-contractor': 'mf-manifest.json',
};
/** Below the limit of 107 characters for a Unix socket. */
const LONGEST_SOCKET_PATH = 100;
const TEMP_PATHS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const quote = (text) => `"${text.replace(/(["\\$])/g, '\\$1')}"`;

/** In the data directory if its path is short enough. */
function chooseSocketFolder(runDir) {
  const longest = path.join(runDir, 'mf-contractor.sock');
  return longest.length > LONGEST_SOCKET_PATH ? mkdtempSync(path.join(os.tmpdir(), 'cleaning-')) : runDir;
}

/** Link to the pages that svc-media has written for the shell's build. */
const PAGES = 'pages';
const getBuild = (dist) => readFileSync(path.join(dist, 'build.txt'), 'utf8').trim();

/** Each front end is served from a link, so that tests can remove one while everything runs. */
function linkFrontEnds(root, folder, pages) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  mkdirSync(pages, { recursive: true, mode: 0o700 });
  const link = (name, dist = path.join(root, name, 'dist')) => {
    if (!existsSync(path.join(dist, FRONT_ENDS[name])))
      throw new Problem(`${name} is not built: run "npm run build" first.`);
    symlinkSync(dist, path.join(folder, name));
    if (name === 'shell') symlinkSync(path.join(pages, getBuild(dist)), path.join(folder, PAGES));
  };
  for (const name of Object.keys(FRONT_ENDS)) link(name);
  return link;
}

/**
 * nginx' settings for an environment variable, from the container's script.
 * @throws Problem if its value is invalid
 */
function readSettings(root, script, variable) {
  const env = { PATH: process.env.PATH, ...variable };
  const { status, stdout, stderr } = spawnSync('sh', [path.join(root, 'nginx', script)], { env, encoding: 'utf8' });
  if (status !== 0) throw new Problem(stderr.trim());
  return stdout;
}

const buildUpstream = (name, address) => `upstream ${name} { server ${address}; keepalive 32; keepalive_timeout 4s; }`;

function buildSettings({ workDir, sockets, folder, port, host, servicePorts, logDir }) {
  const fronts = Object.keys(FRONT_ENDS).map((name) => ({
    name,
    socket: `unix:${path.join(sockets, `${name}.sock`)}`,
  }));
  return `
daemon off;
worker_processes ${Math.min(os.availableParallelism(), 4)};
pid ${quote(path.join(workDir, 'nginx.pid'))};
error_log ${quote(path.join(logDir, 'nginx.log'))} warn;
worker_shutdown_timeout 2s;
worker_rlimit_nofile 8192;
${
  // As root its workers would become a user that cannot enter folders like /root.
  process.getuid?.() === 0 ? 'user root;' : ''
}
events { worker_connections 4096; }
http {
  include http.conf;
  include trusted-proxies.conf;
  include map-tiles.conf;
  access_log ${quote(path.join(logDir, 'nginx-access.log'))} json buffer=64k flush=1s;
  ${TEMP_PATHS.map((name) => `${name}_temp_path ${quote(path.join(workDir, name))};`).join('\n  ')}

  # The services close idle connections after 5 s: nginx lets go of them first.
  ${Object.entries(servicePorts)
    .map(([name, servicePort]) => buildUpstream(`svc-${name}`, `127.0.0.1:${servicePort}`))
    .join('\n  ')}
  ${fronts.map(({ name, socket }) => buildUpstream(name, quote(socket))).join('\n  ')}
  map $backend $backend_address { default $backend; }

  server {
    ${getAddresses(host)
      .map((address) => `listen ${address.includes(':') ? `[${address}]` : address}:${port};`)
      .join('\n    ')}
    include routes.conf;
  }
  ${fronts
    .map(
      ({ name, socket }) => `server {
    listen ${quote(socket)};
    root ${quote(path.join(folder, name))};
    access_log off;
    include static.conf;
    ${name === 'shell' ? `set $site_pages ${quote(path.join(folder, 'pages'))};\n    include spa.conf;` : ''}
  }`,
    )
    .join('\n  ')}
}
`;
}

/** nginx with the container's routes and front ends on Unix sockets, not started; `env` has TRUSTED_PROXIES and MAP_TILES. */
export function createNginx({ root, dataDir, runDir, logDir, port, host, servicePorts, env = {}, records, log }) {
  const command = findProgram('nginx');
  if (!command) throw new Problem(`nginx is missing: ${describeInstall(['nginx'])}`);
  const workDir = path.join(dataDir, 'nginx');
  rmSync(workDir, { recursive: true, force: true });
  cpSync(path.join(root, 'nginx'), workDir, { recursive: true });
  const { TRUSTED_PROXIES = '', MAP_TILES = '' } = env;
  const proxies = readSettings(root, 'trusted-proxies.sh', { TRUSTED_PROXIES });
  writeFileSync(path.join(workDir, 'trusted-proxies.conf'), proxies);
  writeFileSync(path.join(workDir, 'map-tiles.conf'), readSettings(root, 'map-tiles.sh', { MAP_TILES }));
  const folder = path.join(workDir, 'front');
  const link = linkFrontEnds(root, folder, path.join(dataDir, PAGES));
  const sockets = chooseSocketFolder(runDir);
  const removeSockets = () => {
    for (const name of Object.keys(FRONT_ENDS)) rmSync(path.join(sockets, `${name}.sock`), { force: true });
  };
  const file = path.join(workDir, 'native.conf');
  writeFileSync(file, buildSettings({ workDir, sockets, folder, port, host, servicePorts, logDir }));
  const server = new Child({
    name: 'nginx',
    command,
    args: ['-p', workDir, '-e', path.join(logDir, 'nginx.log'), '-c', file],
    cwd: workDir,
    env: { PATH: process.env.PATH },
    logFile: path.join(logDir, 'nginx.log'),
    // A killed nginx leaves its sockets, and the next one would refuse to use them.
    prepare: removeSockets,
    isReady: () => answersOk(`http://${getAddress(host)}:${port}/healthz`),
    records,
    log,
  });
  return Object.assign(server, {
    removeFrontEnd: (name) => {
      rmSync(path.join(folder, name));
      if (name === 'shell') rmSync(path.join(folder, PAGES));
    },
    restoreFrontEnd: link,
    removeSockets: () => {
      removeSockets();
      if (sockets !== runDir) rmSync(sockets, { recursive: true, force: true });
    },
  });
}

/** An address of this machine that reaches a server listening on `host`. */
function getAddress(host) {
  const [first] = getAddresses(host);
  if (first === '0.0.0.0' || first === '::') return '127.0.0.1';
  return first.includes(':') ? `[${first}]` : first;
}
