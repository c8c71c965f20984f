import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const SOURCE = join(__dirname, '..', 'workers', 'file-worker.ts');
/** Inside the service, so that sharp and pdf.js resolve. */
const FOLDER = join(__dirname, '..', '..', '.cache', 'tests');

/** Bundles the worker program, because a separate process can't run TypeScript sources. Returns its path. */
export async function compileFileWorker(): Promise<string> {
  const program = join(FOLDER, 'file-worker.mjs');
  const mine = join(FOLDER, `file-worker-${process.pid}.mjs`);
  await mkdir(FOLDER, { recursive: true });
  await build({
    entryPoints: [SOURCE],
    outfile: mine,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['sharp', 'pdfjs-dist', 'libheif-js'],
    logLevel: 'silent',
  });
  // Atomic, because other specs may be starting it.
  await rename(mine, program);
  return program;
}
