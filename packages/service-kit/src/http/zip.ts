import type { PassThrough } from 'node:stream';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { Logger } from '@nestjs/common';
import type { Response } from 'express';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Path in the ZIP, with slashes. */
  readonly name: string;
  readonly content: Buffer | Readable;
  /** Texts are compressed; pictures and PDFs are already. */
  readonly isText?: boolean;
  /** Now, if it is missing. */
  readonly changedAt?: Date;
}

const logger = new Logger('Zip');

/**
 * Streams files as one ZIP, as fast as it is read: each file is requested once the previous one was read. The stream
 * fails with a file's error, and stops requesting files when destroyed.
 */
export function writeZip(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => output.destroy(error));
  const closed = new AbortController();
  output.once('close', () => closed.abort());
  const fill = async () => {
    for await (const { name, content, isText = false, changedAt: mtime = new Date() } of entries) {
      const source = Buffer.isBuffer(content) ? Readable.from([content], { objectMode: false }) : content;
      try {
        zip.addReadStream(source, name, { mtime, compress: isText });
        await finished(source, { writable: false, signal: closed.signal });
      } finally {
        source.destroy();
      }
    }
    zip.end();
  };
  fill().catch((error: Error) => output.destroy(error));
  return output;
}

/**
 * Sends files as one ZIP. Never cached, since it contains personal data. An error of the first file can still be sent;
 * a later one closes the connection, so that half a ZIP isn't taken for a whole.
 * @param fileName ASCII, without quotes
 */
export async function answerZip(
  response: Response,
  fileName: string,
  entries: AsyncGenerator<ZipEntry>,
): Promise<void> {
  const first = await entries.next();
  async function* readEntries() {
    if (!first.done) yield first.value;
    yield* entries;
  }
  response.set({
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'private, no-store',
  });
  const zip = writeZip(readEntries());
  try {
    await pipeline(zip, response);
  } catch (error) {
    // The response has begun, so it can't become an error.
    if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE')
      logger.warn({ msg: 'A ZIP could not be completed', error: (error as Error).message });
    response.destroy();
  }
}

/** Characters that Windows forbids in names, and marks that reverse a name's direction. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;
/** Names of devices, on Windows with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;
/** Maximum characters of a path segment: Windows allows 260 for a whole path. */
const NAME_LENGTH = 80;

/** A valid file or folder name, also on Windows. `fallback` if nothing remains. */
export function toFileName(text: string, fallback: string): string {
  const cleaned = text.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim();
  const name = [...cleaned]
    .slice(0, NAME_LENGTH)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  if (name === '') return fallback;
  return RESERVED.test(name) ? `_${name}` : name;
}

/** Makes paths unique, ignoring case. */
export class UniquePaths {
  private readonly given = new Set<string>();

  /** @param ending with its dot */
  make(folders: readonly string[], name: string, ending: string): string {
    for (let count = 1; ; count += 1) {
      const path = [...folders, `${name}${count === 1 ? '' : ` (${count})`}${ending}`].join('/');
      const key = path.toLowerCase();
      if (this.given.has(key)) continue;
      this.given.add(key);
      return path;
    }
  }
}
