import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../root.mjs';

/** A service's program, relative to `dist`. */
export const PROGRAM = path.join('bundle', 'main.js');

/** Programs that a service starts as separate processes, by path in `dist` without extension. They are written beside the service's own. */
const WORKER_PROGRAMS = ['workers/file-worker'];

/**
 * Prefixes of packages that read files of their own folder at run time, have native code, or have letters beyond Latin-1 in expressions (geolib).
 */
const EXTERNAL_PACKAGES = [
  'sharp',
  '@node-rs/',
  'pdfkit',
  'fontkit',
  'date-holidays',
  'geolib',
  '@bull-board/',
  'pdfjs-dist',
  'libheif-js',
  'reflect-metadata',
];

/** Optional databases and transports of TypeORM and Nest are not installed, and never loaded at run time. */
const externalPlugin = {
  name: 'packages that stay in node_modules',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, importer }) => {
      if (EXTERNAL_PACKAGES.some((prefix) => name.startsWith(prefix))) return { external: true };
      if (name.startsWith('@cleaning/')) return;
      try {
        createRequire(importer).resolve(name);
      } catch (error) {
        if (error.code === 'MODULE_NOT_FOUND') return { external: true };
      }
    });
  },
};

/** Characters. */
const LINE_LENGTH = 200;

/** Globals of CommonJS that ES modules lack. */
const COMMON_JS = `import { createRequire as $createRequire } from 'node:module';
const require = $createRequire(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;

/** Files of earlier builds are kept, because a running product still loads some on demand (mail, PDF). */
const KEEP_MS = 30 * 24 * 60 * 60_000;

async function removeOld(folder) {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if ((await stat(file)).mtimeMs < Date.now() - KEEP_MS) await rm(file, { recursive: true });
  }
}

/**
 * Bundles a compiled service and its packages into a few files, because loading 1,300 small ones took most of a start.
 * @param service such as `svc-jobs`, compiled by tsc
 * @throws esbuild's BuildFailure
 */
export async function bundleService(service) {
  // Imported on demand, because the built product starts without it.
  const { build } = await import('esbuild');
  const dist = path.join(service, 'dist');
  const outdir = path.join(dist, path.dirname(PROGRAM));
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['main', ...WORKER_PROGRAMS]
      .filter((name) => existsSync(path.join(ROOT, dist, `${name}.js`)))
      .map((name) => ({ in: path.join(dist, `${name}.js`), out: path.basename(name) })),
    outdir,
    bundle: true,
    // Keeps imports on demand (demo data, PDF).
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    // Nest, TypeORM and the log name things by their classes.
    keepNames: true,
    // V8 keeps the text of each loaded file: without comments and indentation it is half as long. Names stay, and lines are short enough to
    // find a place of a stack trace.
    minifyWhitespace: true,
    lineLimit: LINE_LENGTH,
    legalComments: 'none',
    banner: { js: COMMON_JS },
    plugins: [externalPlugin],
    logLevel: 'silent',
  });
  await removeOld(path.join(ROOT, outdir));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await Promise.all(process.argv.slice(2).map((service) => bundleService(service)));
