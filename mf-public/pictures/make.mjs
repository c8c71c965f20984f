/**
 * Draws every picture of the public website into src/assets, optimised. Run after a change to a drawing:
 *   node mf-public/pictures/make.mjs
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { optimize } from 'svgo';
import * as about from './about.mjs';
import * as equipment from './equipment.mjs';
import { heroMachinery } from './hero-machinery.mjs';
import { heroQuality, heroSolutions } from './heroes.mjs';
import * as products from './products.mjs';
import * as services from './services.mjs';
import * as homes from './services-homes.mjs';

const inFolder = (folder, drawings) =>
  Object.fromEntries(Object.entries(drawings).map(([name, svg]) => [`${folder}/${name}`, svg]));

const pictures = {
  'home/hero-solutions': heroSolutions,
  'home/hero-quality': heroQuality,
  'home/hero-machinery': heroMachinery,
  ...inFolder('services', { ...services, ...homes }),
  ...inFolder('products', products),
  ...inFolder('equipment', equipment),
  ...inFolder('about-us', about),
};

/** The file's name in words, as the drawing's own title. */
const title = (name) =>
  name
    .replace(/^.*\//, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('-', ' ');

const target = new URL('../src/assets/', import.meta.url);
for (const [name, svg] of Object.entries(pictures)) {
  const file = new URL(`${name}.svg`, target);
  await mkdir(new URL('.', file), { recursive: true });
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: ['preset-default'],
  });
  const titled = data.replace('>', `><title>${title(name)}</title>`);
  await writeFile(file, titled);
  console.log(`${name}.svg ${(titled.length / 1024).toFixed(1)} kB`);
}
