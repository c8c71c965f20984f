import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const SOURCE = join(__dirname, '..', 'workers', 'file-worker.ts');
/** Within the service: sharp and pdf.js are found from there. */
const FOLDER = join(__dirname, '..', '..', '.cache', 'tests');

/** Specs run from sources, which a process of its own cannot. Answers the path of the workers' program. */
export async function compiledFileWorker(): Promise<string> {
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
  // Other specs may be starting it at this moment.
  await rename(mine, program);
  return program;
}
