import sharp from 'sharp';

export const JPEG = Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF\x00 a small picture\xff\xd9', 'latin1');
export const PNG = Buffer.from('\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR a small picture', 'latin1');
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\n%%EOF\n');
export const WEB_PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');

/** A JPEG's first bytes and then nothing of use, of the given size. */
export const bigJpeg = (bytes: number): Buffer => Buffer.concat([JPEG, Buffer.alloc(bytes - JPEG.length)]);

/** A real picture with camera data and a place in it. */
export const photo = (width: number, height: number, background = '#2c4fa2'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '34/1 55/1 0/1' } })
    .jpeg()
    .toBuffer();
