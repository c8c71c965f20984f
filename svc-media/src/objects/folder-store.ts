import { access, constants, type FileHandle, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { v7 } from 'uuid';
import { type Chunks, getErrorCode, ObjectStore, type StoredObject } from './object-store.js';

const INCOMING = '.incoming';
/** No upload takes a day: older files are leftovers of killed processes. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Prefix of the temporary files of writes to this key. */
const getIncomingPrefix = (key: string): string => `${encodeURIComponent(key)}~`;

/** Size of the first write: enough for most documents. */
const FIRST_WRITE_BYTES = 256 * 1024;
/** Later writes are smaller: bytes that wait long survive minor garbage collections and stay in memory until a major one. */
const WRITE_BYTES = 64 * 1024;

async function writeAll(file: FileHandle, chunks: readonly Buffer[]): Promise<void> {
  let left = [...chunks];
  while (left.length > 0) {
    let { bytesWritten } = await file.writev(left);
    // The system may write only a part.
    left = left.flatMap((chunk) => {
      const written = Math.min(bytesWritten, chunk.length);
      bytesWritten -= written;
      return written < chunk.length ? [chunk.subarray(written)] : [];
    });
  }
}

/** Returns the number of bytes. */
async function write(file: FileHandle, source: Chunks): Promise<number> {
  let size = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    waitingBytes += chunk.length;
    size += chunk.length;
    if (waitingBytes < (size < FIRST_WRITE_BYTES ? FIRST_WRITE_BYTES : WRITE_BYTES)) continue;
    await writeAll(file, waiting);
    waiting = [];
    waitingBytes = 0;
  }
  await writeAll(file, waiting);
  return size;
}

/**
 * Objects as files below one folder. A file is renamed to its key when it is complete and synced. Then the folder is synced, because a power
 * loss could otherwise undo the rename.
 */
export class FolderStore extends ObjectStore {
  constructor(private readonly root: string) {
    super();
  }

  override async prepare(): Promise<void> {
    const incoming = join(this.root, INCOMING);
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    for (const name of await readdir(incoming)) {
      const path = join(incoming, name);
      const found = await stat(path).catch(() => null);
      if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
  }

  protected override check(): Promise<void> {
    return access(join(this.root, INCOMING), constants.W_OK);
  }

  override async put(key: string, source: Chunks): Promise<number> {
    const target = join(this.root, key);
    const incoming = join(this.root, INCOMING, `${getIncomingPrefix(key)}${v7()}`);
    const file = await open(incoming, 'wx', 0o600);
    let folder: FileHandle | undefined;
    try {
      folder = await this.openFolder(dirname(target));
      const size = await write(file, source);
      await file.datasync();
      await rename(incoming, target);
      await folder.sync();
      return size;
    } catch (error) {
      await Promise.all([incoming, target].map((path) => rm(path, { force: true })));
      throw error;
    } finally {
      // Not awaited: the data is synced already.
      for (const handle of [file, folder]) handle?.close().catch(() => undefined);
    }
  }

  override async get(key: string): Promise<StoredObject | null> {
    try {
      const file = await open(join(this.root, key));
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size };
    } catch (error) {
      if (getErrorCode(error) === 'ENOENT') return null;
      throw error;
    }
  }

  override async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await unlink(join(this.root, key)).catch((error: unknown) => {
        if (getErrorCode(error) !== 'ENOENT') throw error;
      });
    }
  }

  override async removeWithLeftovers(keys: readonly string[]): Promise<void> {
    const incoming = join(this.root, INCOMING);
    const left = keys.map(getIncomingPrefix);
    for (const name of await readdir(incoming))
      if (left.some((beginning) => name.startsWith(beginning))) await rm(join(incoming, name), { force: true });
    // A write that still runs finds its file gone, or has just made the object.
    await this.remove(keys);
  }

  private async openFolder(path: string): Promise<FileHandle> {
    try {
      return await open(path);
    } catch (error) {
      if (getErrorCode(error) !== 'ENOENT') throw error;
      await mkdir(path, { recursive: true, mode: 0o700 });
      const root = await open(this.root);
      await root.sync().finally(() => root.close());
      return open(path);
    }
  }
}
