/**
 * Writes the public pages as HTML beside the shell's build: `node shell/build/prerender.mjs`. Needs the builds of shell and
 * mf-public. SITE_URL is the site's address, for canonical links and the sitemap.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import sharp from 'sharp';
import webpack from 'webpack';
import { CHUNK_FILES, forNode } from '../../packages/ui/build/webpack.mjs';

const shell = resolve(import.meta.dirname, '..');
const repository = resolve(shell, '..');
const publicRemote = join(repository, 'mf-public');
const program = join(repository, '.cache/prerender');
const site = (process.env.SITE_URL || 'https://www.gumleaf.example').replace(/\/+$/, '');

async function buildProgram() {
  const config = forNode({
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
  const load = createRequire(import.meta.url);
  const [render, routes, pages] = ['render', 'routes', 'pages'].map((name) => load(join(program, `${name}.cjs`)));
  return { ...render, ...pages, routes: routes.default };
}

const chunksOf = async (frontEnd) => JSON.parse(await readFile(join(frontEnd, 'dist', CHUNK_FILES), 'utf8'));

const { renderSite, sharePictures, pageDetails, routes } = await buildProgram();
const files = await renderSite({
  routes,
  pageDetails,
  site,
  template: await readFile(join(shell, 'dist/app.html'), 'utf8'),
  chunks: { shell: await chunksOf(shell), remote: await chunksOf(publicRemote) },
});
const compress = promisify(gzip);
for (const [name, text] of files) {
  const file = join(shell, 'dist', name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  await writeFile(`${file}.gz`, await compress(text, { level: 9 }));
}
await noMissingPicture();
await drawSharePictures();

/** Both builds must have given a picture the same name. */
async function noMissingPicture() {
  for (const text of files.values())
    for (const [, name] of text.matchAll(/"\/mf\/public\/(static\/[^"]+)"/g))
      await readFile(join(publicRemote, 'dist', name));
}

/** Pictures of link previews, from the drawings of the pages: programs that show previews read no SVG. */
async function drawSharePictures() {
  for (const [path, drawing] of sharePictures(pageDetails)) {
    const source = drawing.startsWith('<')
      ? Buffer.from(drawing)
      : await readFile(join(publicRemote, 'dist', drawing.replace('/mf/public/', '')));
    const file = join(shell, 'dist', path);
    await mkdir(dirname(file), { recursive: true });
    await sharp(source, { density: 120 }).resize(1200, 630, { fit: 'cover' }).jpeg({ quality: 82 }).toFile(file);
  }
}
