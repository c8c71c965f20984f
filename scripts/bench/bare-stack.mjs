import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { build, stop } from 'esbuild';
import { findFreePorts } from '../machine/ports.mjs';
import { ROOT } from '../root.mjs';
import { Child } from '../stack/child.mjs';
import { ProcessRecords } from '../stack/process-records.mjs';
import { answersOk } from '../stack/ready.mjs';

/** Starts the bare handlers on the databases of a stack. Compiles their program first, because it has decorators. */
export async function startBare(stack, folder) {
  mkdirSync(folder, { recursive: true });
  const program = path.join(ROOT, '.cache/bench/bare.mjs');
  await build({
    entryPoints: [path.join(ROOT, 'scripts/bench/bare.ts')],
    outfile: program,
    format: 'esm',
    target: 'node20',
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
  });
  await stop();
  const [port] = await findFreePorts(1);
  const server = new Child({
    name: 'bare',
    records: new ProcessRecords(folder),
    log: () => {},
    command: process.execPath,
    args: [program],
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASES: JSON.stringify(['auth', 'jobs', 'media', 'invoice'].map((name) => stack.postgres.url(name))),
      FILES: path.join(folder, 'files'),
    },
    logFile: path.join(folder, 'bare.log'),
    isReady: () => answersOk(`http://127.0.0.1:${port}/api/status`),
  });
  await server.start();
  return { port, stop: () => server.stop() };
}
