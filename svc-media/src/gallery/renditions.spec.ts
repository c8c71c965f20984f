import sharp from 'sharp';
import { DamagedImageError } from './damaged-image.js';
import { getBoxes, makeRenditions } from './renditions.js';

const createPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2c4fa2' } });

describe('makeRenditions and boxesFor', () => {
  it.each([
    [200, 100, [480]],
    [480, 320, [480]],
    [481, 320, [480, 960]],
    [700, 900, [480, 960]],
    [1600, 900, [480, 960, 1600]],
    [900, 6000, [480, 960, 1600]],
  ])('fit %i x %i px into %j', (width, height, boxes) => {
    expect(getBoxes(width, height)).toEqual(boxes);
  });

  it('make WebP sizes and a JPEG, never enlarged', async () => {
    const { renditions, width, height, placeholder } = await makeRenditions(
      await createPicture(1200, 600).png().toBuffer(),
    );
    expect([width, height]).toEqual([1200, 600]);
    expect(renditions.map((made) => [made.width, made.height, made.type])).toEqual([
      [480, 240, 'image/webp'],
      [960, 480, 'image/webp'],
      [1200, 600, 'image/webp'],
      [1200, 600, 'image/jpeg'],
    ]);
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(placeholder.length).toBeLessThan(600);
  });

  it('turn pictures upright and remove metadata', async () => {
    const withGps = await createPicture(400, 200)
      .withExif({ IFD0: { Make: 'Camera', Orientation: '6' }, IFD3: { GPSLatitude: '34/1 55/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(withGps).metadata()).exif).toBeDefined();
    const { renditions, width, height } = await makeRenditions(withGps);
    expect([width, height]).toEqual([200, 400]);
    for (const { bytes } of renditions) {
      const metadata = await sharp(bytes).metadata();
      expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(bytes.includes('Camera')).toBe(false);
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turn orientation %i upright, like sharp', async (orientation) => {
    const corner = { input: { create: { width: 150, height: 60, channels: 3, background: '#ffe000' } } } as const;
    const taken = await createPicture(800, 400)
      .composite([{ ...corner, left: 0, top: 0 }])
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();
    const { renditions } = await makeRenditions(taken);
    const points = (bytes: Buffer) => sharp(bytes).autoOrient().resize(24, 24, { fit: 'fill' }).raw().toBuffer();
    const [made, expected] = [await points(renditions.at(-1)?.bytes as Buffer), await points(taken)];
    const furthest = Math.max(...made.map((value, index) => Math.abs(value - (expected[index] as number))));
    expect(furthest).toBeLessThan(60);
  });

  it('fill transparency with white in the JPEG', async () => {
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const { renditions } = await makeRenditions(clear);
    const jpeg = renditions.at(-1)?.bytes;
    expect([...(await sharp(jpeg).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('refuse bytes that are not a whole picture', async () => {
    const whole = await createPicture(800, 600).jpeg().toBuffer();
    await expect(makeRenditions(whole.subarray(0, whole.length / 2))).rejects.toThrow(DamagedImageError);
    await expect(makeRenditions(Buffer.from('\x89PNG\r\n\x1a\nnothing here', 'latin1'))).rejects.toThrow(
      DamagedImageError,
    );
  });
});
