import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Something that must not be found, with the name under which a test speaks of it. */
export interface Needle {
  readonly what: string;
  readonly bytes: Buffer;
}

/** A text as it would stand in a file: plain, or as PostgreSQL writes bytes. */
export const textNeedles = (texts: Readonly<Record<string, string>>): Needle[] =>
  Object.entries(texts).flatMap(([what, text]) => [
    { what, bytes: Buffer.from(text) },
    { what: `${what}, as hexadecimal digits`, bytes: Buffer.from(Buffer.from(text).toString('hex')) },
  ]);

const SLICE_BYTES = 48;
/** A part of a file that no other file has: of a PDF from its first packed stream, of a picture from its middle. */
export const fileNeedle = (what: string, content: Buffer): Needle => {
  const stream = content.indexOf('stream');
  const begin = stream < 0 ? Math.floor(content.length / 2) : stream + 'stream'.length;
  return { what, bytes: content.subarray(begin, begin + SLICE_BYTES) };
};

const isGzip = (content: Buffer): boolean => content[0] === 0x1f && content[1] === 0x8b;

/** Every file below the folder that holds one of them, packed or not, as `file: what`. */
export async function found(
  folder: string,
  needles: readonly Needle[],
  leftOut: readonly string[] = [],
): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hits: string[] = [];
  for (const file of files) {
    const name = relative(folder, file);
    if (leftOut.includes(name)) continue;
    // PostgreSQL takes files away while it works.
    const content = await readFile(file).catch(() => Buffer.alloc(0));
    const contents = isGzip(content) ? [content, gunzipSync(content)] : [content];
    for (const { what, bytes } of needles)
      if (contents.some((each) => each.includes(bytes))) hits.push(`${name}: ${what}`);
  }
  return hits;
}
