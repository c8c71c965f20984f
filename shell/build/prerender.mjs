/**
 * Writes the public pages as HTML beside the shell's build: `node shell/build/prerender.mjs`. Needs the builds of shell and
 * mf-public. SITE_URL is the site's address, for canonical links and the sitemap. The program that writes them stays in .cache/pages with all
 * that it needs: svc-media runs it when the company or its texts change.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { getBusinessToday } from '@cleaning/contracts';
import sharp from 'sharp';
import webpack from 'webpack';
import { CHUNK_FILES, createNodeConfig } from '../../packages/ui/build/webpack.mjs';

const shell = resolve(import.meta.dirname, '..');
const repository = resolve(shell, '..');
const publicRemote = join(repository, 'mf-public');
const program = join(repository, '.cache/pages');
const dist = join(shell, 'dist');
const site = (process.env.SITE_URL || 'https://www.company.example').replace(/\/+$/, '');

async function buildProgram() {
  const config = createNodeConfig({
    folder: shell,
    entries: {
      render: './src/prerender/render.tsx',
      routes: join(publicRemote, 'src/routes.tsx'),
      pages: join(publicRemote, 'src/pages/pages.tsx'),
    },
    to: program,
    publicPath: '/mf/public/',
  });
  const stats = await promisify(webpack)(config);
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}

/** Hash of everything that goes into the pages: another build writes other pages. */
async function nameBuild() {
  const hash = createHash('sha256');
  for (const name of (await readdir(program)).sort()) hash.update(name).update(await readFile(join(program, name)));
  const build = hash.digest('hex').slice(0, 16);
  await writeFile(join(program, 'build.txt'), build);
  await writeFile(join(dist, 'build.txt'), build);
}

await buildProgram();
await copyFile(join(shell, 'build/write-pages.mjs'), join(program, 'write-pages.mjs'));
await copyFile(join(dist, 'template.html'), join(program, 'template.html'));
await copyFile(join(publicRemote, 'dist', CHUNK_FILES), join(program, 'remote-chunks.json'));
await nameBuild();

const { drawings, FIRST_DATA, writePages } = await import(pathToFileURL(join(program, 'write-pages.mjs')).href);
const today = getBusinessToday(process.env.BUSINESS_TZ || 'Australia/Adelaide');
const days = join(repository, '.cache/page-days.json');
await writePages({ to: dist, site, data: FIRST_DATA, days, today });
await checkPictures();
await drawSharePictures();

/** Both builds must give a picture the same name. */
async function checkPictures() {
  for (const name of await readdir(dist, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const text = await readFile(join(dist, name), 'utf8');
    for (const [, picture] of text.matchAll(/"\/mf\/public\/(static\/[^"]+)"/g))
      await readFile(join(publicRemote, 'dist', picture));
  }
}

/** Pictures of link previews, from the drawings of the pages: programs that show previews read no SVG. */
async function drawSharePictures() {
  for (const [path, drawing] of drawings()) {
    const source = drawing.startsWith('<')
      ? Buffer.from(drawing)
      : await readFile(join(publicRemote, 'dist', drawing.replace('/mf/public/', '')));
    const file = join(dist, path);
    await mkdir(dirname(file), { recursive: true });
    await sharp(source, { density: 120 }).resize(1200, 630, { fit: 'cover' }).jpeg({ quality: 82 }).toFile(file);
  }
}
