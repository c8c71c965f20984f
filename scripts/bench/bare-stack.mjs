import path from 'node:path';
import { freePorts } from '../machine/ports.mjs';
import { ROOT } from '../root.mjs';
import { Child } from '../stack/child.mjs';
import { nginxServer } from '../stack/nginx.mjs';
import { ProcessRecords } from '../stack/process-records.mjs';
import { answersOk } from '../stack/ready.mjs';

/** The bare handler at `directPort`, and behind an nginx of its own with the services' settings at `port`: every service's address is its. */
export async function startBare({ stack, dataDir, zone, linkSecret, dataKey, log }) {
  const [port, barePort] = await freePorts(2);
  const folder = path.join(dataDir, 'bare');
  const shared = { records: new ProcessRecords(folder), log };
  const server = new Child({
    ...shared,
    name: 'bare',
    command: process.execPath,
    args: [path.join(ROOT, 'scripts/bench/bare-server.mjs')],
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(barePort),
      AUTH_URL: stack.postgres.url('auth'),
      JOBS_URL: stack.postgres.url('jobs'),
      MEDIA_URL: stack.postgres.url('media'),
      FILES: path.join(folder, 'files'),
      BUSINESS_TZ: zone,
      DOCUMENT_LINK_SECRET: linkSecret,
      DATA_KEY: dataKey,
    },
    logFile: path.join(folder, 'bare.log'),
    isReady: () => answersOk(`http://127.0.0.1:${barePort}/readyz`),
  });
  const nginx = nginxServer({
    ...shared,
    root: ROOT,
    dataDir: folder,
    runDir: folder,
    logDir: folder,
    port,
    host: 'localhost',
    servicePorts: { auth: barePort, jobs: barePort, media: barePort, invoice: barePort },
  });
  await server.start();
  await nginx.start();
  return {
    port,
    directPort: barePort,
    stop: async () => {
      await nginx.stop();
      await server.stop();
      nginx.removeSockets();
    },
  };
}
