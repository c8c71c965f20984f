import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { v7 } from 'uuid';
import { errorCode, ObjectStore, type StoredObject } from './object-store.js';

const INCOMING = '.incoming';
/** No upload takes a day: an older file was left by a killed process. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Objects as files below one folder. A file is renamed to its key when it is complete and synced. */
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

  override async put(key: string, source: Readable): Promise<number> {
    const target = join(this.root, key);
    const incoming = join(this.root, INCOMING, v7());
    const file = createWriteStream(incoming, { mode: 0o600, flush: true });
    try {
      await pipeline(source, file);
      await this.move(incoming, target);
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
    return file.bytesWritten;
  }

  override async get(key: string): Promise<StoredObject | null> {
    try {
      const file = await open(join(this.root, key));
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size };
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    }
  }

  override async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await unlink(join(this.root, key)).catch((error: unknown) => {
        if (errorCode(error) !== 'ENOENT') throw error;
      });
    }
  }

  private async move(incoming: string, target: string): Promise<void> {
    try {
      await rename(incoming, target);
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(incoming, target);
    }
  }
}
