import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis } from './global-setup.js';

/** A separate Redis for a spec file that empties or pauses it. All other files share one. */
export class OwnRedis {
  private child: ChildProcess;
  private folder: string;

  /** Test apps that start later in this file use it. */
  async start(): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'cleaning-redis-'));
    const { url, child } = await startRedis(this.folder);
    this.child = child;
    process.env.TEST_REDIS_URL = url;
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}
