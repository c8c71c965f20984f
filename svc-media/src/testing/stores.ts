import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bench, startBench } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { mediaService } from '../service.js';

export const LINK_SECRET = 'a secret that only the tests know, 32+';

interface TestStore {
  readonly name: string;
  /** Environment of a fresh store, and how to take it away again. */
  open(): Promise<{ env: Record<string, string>; close: () => Promise<void> }>;
}

const folder: TestStore = {
  name: 'a folder',
  open: async () => {
    const path = await mkdtemp(join(tmpdir(), 'media-objects-'));
    const env = { OBJECT_STORE: 'folder', OBJECT_FOLDER: path };
    return { env, close: () => rm(path, { recursive: true }) };
  },
};

const s3 = (endpoint: string): TestStore => ({
  name: 'an S3 server',
  open: async () => {
    const env = {
      OBJECT_STORE: 's3',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY: process.env.S3_TEST_ACCESS_KEY ?? 'media',
      S3_SECRET_KEY: process.env.S3_TEST_SECRET_KEY ?? 'media-secret',
      S3_BUCKET: `media-${v7()}`,
    };
    return { env, close: async () => undefined };
  },
});

/** Every store that this machine can test: always the folder, and S3 when S3_TEST_ENDPOINT names a server. */
export const TEST_STORES: readonly TestStore[] = [
  folder,
  ...(process.env.S3_TEST_ENDPOINT ? [s3(process.env.S3_TEST_ENDPOINT)] : []),
];

export interface MediaBench {
  readonly bench: Bench;
  stop(): Promise<void>;
}

export async function startMediaBench(store: TestStore, env: Record<string, string> = {}): Promise<MediaBench> {
  const opened = await store.open();
  const bench = await startBench(mediaService, { env: { DOCUMENT_LINK_SECRET: LINK_SECRET, ...opened.env, ...env } });
  return {
    bench,
    stop: async () => {
      await bench.stop();
      await opened.close();
    },
  };
}

/** Waits for what happens beside the answers: queues and sweeps. Throws after 45 s. */
export async function eventually<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  const deadline = Date.now() + 45_000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error('It did not come about within 45 s');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
