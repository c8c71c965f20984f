import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { compileFileWorker } from '../testing/compile-worker.js';
import { runOnWorker } from '../workers/file-workers.service.js';
import { WorkerProcess } from '../workers/worker-process.js';

/** In a separate process, as in the product. */
let worker: WorkerProcess;
beforeAll(async () => {
  worker = new WorkerProcess({ program: await compileFileWorker(), threads: 1, isLowPriority: false, idleMs: 30_000 });
});
afterAll(() => worker.stop());

const readCase = (name: string) => readFile(join(__dirname, 'cases', name));
const convert = async (bytes: Buffer) => Buffer.from(await runOnWorker(worker, Readable.from([bytes]), 'heic'));

describe('HEIC conversion', () => {
  // Grey, 96 × 64, with a red top-left corner and a blue bottom-right corner.
  it.each(['upright.heic', 'turned.heic', 'turned-by-exif.heic', 'second-is-primary.heic'])(
    'converts %s to an upright JPEG without metadata',
    async (name) => {
      const jpeg = await convert(await readCase(name));
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 96, height: 64 });
      const { orientation, exif, xmp } = await sharp(jpeg).metadata();
      expect([orientation, exif, xmp]).toEqual([undefined, undefined, undefined]);
      const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
      const colourAt = (x: number, y: number) => {
        const [red = 0, , blue = 0] = data.subarray((y * info.width + x) * info.channels);
        return red - blue > 100 ? 'red' : blue - red > 100 ? 'blue' : 'grey';
      };
      expect([colourAt(5, 5), colourAt(90, 5), colourAt(5, 58), colourAt(90, 58)]).toEqual([
        'red',
        'grey',
        'grey',
        'blue',
      ]);
    },
  );

  it('converts a picture with unreadable EXIF as it is', async () => {
    const bytes = await readCase('turned-by-exif.heic');
    const start = bytes.indexOf('II*\0');
    bytes.fill(0xff, start, start + 8);
    expect(await sharp(await convert(bytes)).metadata()).toMatchObject({ format: 'jpeg' });
  });

  it.each(['cut-short.heic'])('refuses %s and says what to change on the phone', async (name) => {
    await expect(convert(await readCase(name))).rejects.toThrow(
      'is a HEIC photo that we can’t read. On your iPhone, go to Settings > Camera > Formats',
    );
  });

  it('refuses bytes that are not a picture', async () => {
    const made = Buffer.concat([(await readCase('upright.heic')).subarray(0, 200), Buffer.alloc(2000, 7)]);
    await expect(convert(made)).rejects.toThrow('Most Compatible');
  });

  it('refuses 48 megapixels before decoding', async () => {
    await expect(convert(await readCase('48-megapixels.heic'))).rejects.toThrow('is a HEIC photo that’s too large');
  });
});
