import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const CHUNKS = [1024 * 1024, 4096];

const isDiskFull = (error: unknown): boolean => (error as { code?: string }).code === 'ENOSPC';

/** Writes until no further page fits. */
async function writeUntilFull(path: string): Promise<void> {
  const file = await open(path, 'a');
  try {
    for (const bytes of CHUNKS) {
      const chunk = Buffer.alloc(bytes, 1);
      try {
        for (;;) await file.write(chunk);
      } catch (error) {
        if (!isDiskFull(error)) throw error;
      }
    }
  } finally {
    await file.close();
  }
}

/** A folder that a test can fill without any other program noticing: a file system in memory, where one may be mounted. */
export class SmallDisk {
  private constructor(
    readonly folder: string,
    /** Reason why it is a plain folder, which can't be filled; undefined for a separate file system. */
    readonly problem: string | undefined,
  ) {}

  /** @param megabytes size of the file system; its pages take memory only once they are written */
  static async open(megabytes: number): Promise<SmallDisk> {
    const folder = await mkdtemp(join(tmpdir(), 'cleaning-disk-'));
    const options = `size=${megabytes}m,mode=0711`;
    const problem = await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).then(
      () => undefined,
      (error: Error) => error.message.trim().split('\n').at(-1),
    );
    // PostgreSQL's user needs access to the folder below.
    await chmod(folder, 0o711);
    return new SmallDisk(folder, problem);
  }

  private get filler(): string {
    return join(this.folder, 'filler');
  }

  fill(): Promise<void> {
    if (this.problem !== undefined) throw new Error(`Not a file system of its own: ${this.problem}`);
    return writeUntilFull(this.filler);
  }

  makeRoom(): Promise<void> {
    return rm(this.filler, { force: true });
  }

  async close(): Promise<void> {
    if (this.problem === undefined) await run('umount', [this.folder]);
    await rm(this.folder, { recursive: true, force: true });
  }
}
