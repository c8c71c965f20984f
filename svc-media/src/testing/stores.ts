import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { mediaService } from '../service.js';
import { FILE_WORKER_PROGRAM } from '../workers/file-workers.service.js';
import { compileFileWorker } from './compile-worker.js';

export const LINK_SECRET = 'a secret that only the tests know, 32+';
export const DATA_KEY = 'a data key that only the tests know, 32+';

export interface TestStore {
  readonly name: string;
  /** Environment of a fresh store, and its removal. */
  open(): Promise<{ env: Record<string, string>; close: () => Promise<void> }>;
}

export const FOLDER_STORE: TestStore = {
  name: 'a folder',
  open: async () => {
    const path = await mkdtemp(join(tmpdir(), 'media-objects-'));
    const env = { OBJECT_STORE: 'folder', OBJECT_FOLDER: path };
    return { env, close: () => rm(path, { recursive: true }) };
  },
};

export const createS3Store = (endpoint: string): TestStore => ({
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

/**
 * The same tests in every store: the folder, and the S3 server that S3_TEST_ENDPOINT names. `npm test` brings one;
 * without it, the tests are counted as skipped.
 */
export function describeInStores(title: string, tests: (store: TestStore) => void): void {
  const endpoint = process.env.S3_TEST_ENDPOINT;
  describe(`${title} in ${FOLDER_STORE.name}`, () => tests(FOLDER_STORE));
  const server = createS3Store(endpoint ?? 'http://no-server');
  (endpoint ? describe : describe.skip)(`${title} in ${server.name}`, () => tests(server));
}

/**
 * Tests of what uses a store, which is alike in both (object-store.int.spec.ts): on the S3 server where there is one, otherwise in the folder,
 * which the journeys use.
 */
export function describeInStore(title: string, tests: (store: TestStore) => void): void {
  const endpoint = process.env.S3_TEST_ENDPOINT;
  const store = endpoint ? createS3Store(endpoint) : FOLDER_STORE;
  describe(`${title} in ${store.name}`, () => tests(store));
}

export interface MediaTestApp {
  readonly testApp: TestApp;
  stop(): Promise<void>;
}

export async function startMediaTestApp(
  store: TestStore,
  env: Record<string, string> = {},
  prepare?: (databaseUrl: string) => Promise<void>,
  workerProgram?: string,
): Promise<MediaTestApp> {
  const opened = await store.open();
  const program = { provide: FILE_WORKER_PROGRAM, useValue: workerProgram ?? (await compileFileWorker()) };
  const testApp = await startTestApp(
    { ...mediaService, providers: [program] },
    {
      env: { DOCUMENT_LINK_SECRET: LINK_SECRET, DATA_KEY, ...opened.env, ...env },
      ...(prepare ? { prepare } : {}),
    },
  );
  return {
    testApp,
    stop: async () => {
      await testApp.stop();
      await opened.close();
    },
  };
}
