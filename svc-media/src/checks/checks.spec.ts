import sharp from 'sharp';
import { JPEG, PDF, PNG } from '../testing/files.js';
import { checkImage } from './check-image.js';

const createNoise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });

describe('checkImage', () => {
  it.each([
    ['JPEG', JPEG, 'jpeg'],
    ['PNG', PNG, 'png'],
    ['PNG filled up with zeros', Buffer.concat([PNG, Buffer.alloc(5000)]), 'png'],
    [
      'JPEG with a phone’s own data behind it',
      Buffer.concat([JPEG, Buffer.from('Image_UTC_Data1609459200000SEFH')]),
      'jpeg',
    ],
  ] as const)('accepts %s', async (_, bytes, format) => {
    await expect(checkImage(bytes, format)).resolves.toBeUndefined();
  });

  it.each(['jpeg', 'png'] as const)('refuses a truncated %s', async (format) => {
    const whole = await createNoise(300, 300)[format]().toBuffer();
    await expect(checkImage(whole, format)).resolves.toBeUndefined();
    await expect(checkImage(whole.subarray(0, whole.length / 2), format)).rejects.toThrow('damaged picture');
  });

  it('identifies a picture by its first bytes', async () => {
    await expect(checkImage(PNG, 'jpeg')).rejects.toThrow('damaged picture');
    await expect(
      checkImage(Buffer.from('\xff\xd8\xff\xe0 <script>alert(1)</script>', 'latin1'), 'jpeg'),
    ).rejects.toThrow('damaged picture');
  });

  it('limits interlaced images to fewer pixels', async () => {
    const createImage = (width: number) =>
      sharp({ create: { width, height: 6000, channels: 4, background: '#888' } })
        .toColourspace('rgb16')
        .png({ progressive: true, compressionLevel: 1 })
        .toBuffer();
    await expect(checkImage(await createImage(1000), 'png')).resolves.toBeUndefined();
    await expect(checkImage(await createImage(3200), 'png')).rejects.toThrow('too many pixels');
  });

  it('refuses more pixels than a camera has before decoding', async () => {
    const huge = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expect(checkImage(huge, 'png')).rejects.toThrow('has too many pixels');
  });

  it.each([
    ['a PDF', 'jpeg', Buffer.concat([JPEG, PDF])],
    ['an archive', 'jpeg', Buffer.concat([JPEG, Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')])],
    ['a page', 'png', Buffer.concat([PNG, Buffer.from('<script>alert(1)</script>')])],
  ] as const)('refuses a picture that is also %s', async (_, format, bytes) => {
    await expect(checkImage(bytes, format)).rejects.toThrow('only a picture');
  });
});
