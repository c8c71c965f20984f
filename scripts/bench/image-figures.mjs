import sharp from 'sharp';
import { renditionsOf } from '../../svc-media/dist/gallery/renditions.js';
import { formBytes, putLoad } from './load.mjs';
import { settled } from './processes.mjs';
import { against, printTable } from './table.mjs';

/** 12 megapixels. */
const PHOTO = { width: 4000, height: 3000 };
/** EXIF: a phone that was held upright. */
const UPRIGHT = 6;

/** A photo as phones take it: smooth shapes with grain, some 2 MB. */
async function phonePhoto(orientation, isProgressive = false) {
  const noise = (size, sigma) =>
    sharp({ create: { ...size, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma } } });
  const [shapes, grain] = await Promise.all([
    noise({ width: 500, height: 375 }, 60).blur(1.2).png().toBuffer(),
    noise(PHOTO, 7).png({ compressionLevel: 0 }).toBuffer(),
  ]);
  return sharp(shapes)
    .resize(PHOTO.width, PHOTO.height, { kernel: 'cubic' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .withMetadata({ orientation })
    .jpeg({ quality: 92, progressive: isProgressive })
    .toBuffer();
}

const ROUNDS = 5;
const MOST_MS = 400;

/** How long all sizes of one photo take, alone in this process. */
async function sizeFigures(photos) {
  const rows = [];
  for (const [name, photo] of photos) {
    const taken = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      await renditionsOf(photo);
      taken.push(performance.now() - begun);
    }
    const median = taken.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
    rows.push([name, (photo.length / 1e6).toFixed(1), median.toFixed(0), against(median <= MOST_MS, `≤ ${MOST_MS}`)]);
  }
  printTable('All sizes of a photo of 12 megapixels, median', ['photo', 'MB', 'ms', 'goal'], rows);
}

const WAITING = 200;
const A_CALL = 20;
const LOAD_MS = 3000;
const MOST_TIMES = 1.5;

async function waitingImages({ url }) {
  const collections = await (await fetch(`${url}/api/admin/get-gallery-imgs`)).json();
  const images = collections.flatMap(({ imgs }) => [...imgs.before, ...imgs.after]);
  return images.filter(({ status }) => status === 'processing').length;
}

/** How long an upload takes while the sizes of many photos are made, and how long alone. @param upload a measured call */
async function besideFigures(stack, { admin }, { name, script }, photo) {
  const median = async () =>
    (await putLoad({ port: stack.port, connections: 1, script: (index) => script(index, 1), ms: LOAD_MS })).median;
  await settled();
  await median();
  const alone = await median();
  const file = (field) => ({ field, name: 'photo.jpg', type: 'image/jpeg', bytes: photo });
  const request = formBytes({
    path: '/api/admin/upload-image-for-gallery',
    token: admin.token,
    fields: { catergory: 'Offices' },
    files: Array.from({ length: A_CALL }, (_, index) => file(index % 2 ? 'after_imgs' : 'before_imgs')),
  });
  const calls = function* () {
    for (let sent = 0; sent < WAITING; sent += A_CALL) yield request;
  };
  await putLoad({ port: stack.port, connections: 1, script: calls });
  const before = await waitingImages(stack);
  const beside = await median();
  const times = beside / alone;
  printTable(
    `${name} at 1 connection while photos of 12 megapixels wait for their sizes, median`,
    ['alone, ms', 'beside, ms', 'times', 'goal', 'waiting before', 'after'],
    [
      [
        alone.toFixed(1),
        beside.toFixed(1),
        times.toFixed(2),
        against(times <= MOST_TIMES, `≤ ${MOST_TIMES}`),
        before,
        await waitingImages(stack),
      ],
    ],
  );
}

/** What the sizes of photos cost, and what they cost those who upload meanwhile. */
export async function imageFigures(stack, data, upload) {
  const photos = [
    ['taken across', await phonePhoto(1)],
    ['taken upright', await phonePhoto(UPRIGHT)],
    ['progressive', await phonePhoto(1, true)],
  ];
  await sizeFigures(photos);
  await besideFigures(stack, data, upload, photos[1][1]);
}
