import { detectType } from './file-type.js';

const bytes = (text: string) => Buffer.from(text.padEnd(64, '\0'), 'latin1');

describe('detectType', () => {
  it.each([
    ['a JPEG', '\xff\xd8\xff\xe0\x00\x10JFIF', 'image/jpeg'],
    ['a PNG', '\x89PNG\r\n\x1a\n', 'image/png'],
    ['a PDF', '%PDF-1.7\n', 'application/pdf'],
    ['a WebP', 'RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
    ['an AVIF', '\x00\x00\x00\x20ftypavif\x00\x00\x00\x00avifmif1', 'image/avif'],
    ['an AVIF by a compatible brand', '\x00\x00\x00\x20ftypmif1\x00\x00\x00\x00mif1avif', 'image/avif'],
    ['a HEIC', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'image/heic'],
    ['an avif brand outside the first box', '\x00\x00\x00\x10ftypheic\x00\x00\x00\x00avif', 'image/heic'],
    ['a WAV', 'RIFF\x10\x00\x00\x00WAVEfmt ', null],
    ['a web page', '<!doctype html><script>', null],
    ['a PDF after other bytes', 'junk%PDF-1.7', 'application/pdf'],
    ['a PDF after a byte order mark', '\xef\xbb\xbf%PDF-1.7', 'application/pdf'],
    ['a burst of a phone', '\x00\x00\x00\x18ftypmsf1\x00\x00\x00\x00msf1hevc', 'image/heic'],
    ['a picture that only its general brands name', '\x00\x00\x00\x18ftypheif\x00\x00\x00\x00heifmiaf', 'image/heic'],
    ['a video', '\x00\x00\x00\x18ftypisom\x00\x00\x00\x00isommp42', null],
    ['a program', 'MZ\x90\x00', null],
  ])('recognises the first bytes of %s', (_name, head, expected) => {
    expect(detectType(bytes(head))).toBe(expected);
  });

  it('returns null for a file of a few bytes', () => {
    expect(detectType(Buffer.from([0xff, 0xd8, 0xff]))).toBeNull();
    expect(detectType(Buffer.alloc(0))).toBeNull();
  });
});
