import sharp from 'sharp';
import { buildPdf, PAGES } from './pdf.js';

/** Smallest complete files: 2 × 2 pixels, one empty page. */
export const JPEG = Buffer.from(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0Z' +
    'TfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAA' +
    'AAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCWAp' +
    'DP/9k=',
  'base64',
);
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAMAAABFaP0WAAAAA1BMVEUsT6LZFBNQAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgAAEAAAYAAeaH' +
    '/n8AAAAASUVORK5CYII=',
  'base64',
);
export const PDF = buildPdf(PAGES);
export const WEB_PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');
/** A JPEG header without a picture. */
export const BROKEN_JPEG = Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF\x00 a small picture\xff\xd9', 'latin1');

/** A JPEG padded with zeros to the given size, as phones append their own data. */
export const createJpeg = (bytes: number): Buffer => Buffer.concat([JPEG, Buffer.alloc(bytes - JPEG.length)]);

/** A picture with camera data and a GPS position. */
export const createPhoto = (width: number, height: number, background = '#2c4fa2'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '34/1 55/1 0/1' } })
    .jpeg()
    .toBuffer();
