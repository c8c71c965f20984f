/** How many of a file's first bytes `typeOf` needs. */
export const SIGNATURE_BYTES = 64;

export type FileType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'application/pdf';

export const EXTENSION: Record<FileType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
};

const ascii = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);

function isAvif(head: Buffer): boolean {
  if (ascii(head, 4, 8) !== 'ftyp') return false;
  // ISO base media file: major brand at 8, a version, then compatible brands up to the box's end.
  const end = Math.min(head.readUInt32BE(0), head.length);
  for (let at = 8; at + 4 <= end; at += 4) {
    if (at !== 12 && ['avif', 'avis'].includes(ascii(head, at, at + 4))) return true;
  }
  return false;
}

/**
 * A file's type by its first bytes, whatever its name. Null for every type that the product does not accept. The npm package file-type
 * answers differently: it takes bytes before %PDF, calls an AVIF with a compatible brand HEIF, and needs more of a PNG than 64 bytes.
 */
export function typeOf(head: Buffer): FileType | null {
  if (head.length < 12) return null;
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (ascii(head, 0, 5) === '%PDF-') return 'application/pdf';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image/webp';
  return isAvif(head) ? 'image/avif' : null;
}

/** The file's content is refused. The message ends a sentence that begins with the file: “… is damaged.” */
export class ContentProblem extends Error {}
