import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { FolderStore } from '@cleaning/svc-media/dist/objects/folder-store.js';
import { Redis } from 'ioredis';
import { findFreePorts } from '../machine/ports.mjs';
import { Problem } from '../problem.mjs';
import { allowSchemaReplacement } from '../stack/append-only-tables.mjs';
import { openDataDir } from '../stack/data-dir.mjs';
import { makeDatabases } from '../stack/databases.mjs';
import { createPostgres, readRunningPort } from '../stack/postgres.mjs';
import { readOrMakeSecrets } from '../stack/secrets.mjs';
import { SERVICES } from './snapshot.mjs';

function requireVariable(environment, name) {
  const value = environment[name];
  if (!value) throw new Problem(`Set ${name}: where the product's stores are.`);
  return value;
}

/** For the object store. Long, because nobody waits at a page and the machine may be busy. */
const TIMEOUT_MS = 60_000;

/** The object store of svc-media's variables. */
export async function openStore(environment) {
  if (environment.OBJECT_STORE !== 's3') return new FolderStore(requireVariable(environment, 'OBJECT_FOLDER'));
  const { S3Store } = await import('@cleaning/svc-media/dist/objects/s3-store.js');
  return new S3Store({
    endpoint: requireVariable(environment, 'S3_ENDPOINT'),
    accessKey: requireVariable(environment, 'S3_ACCESS_KEY'),
    secretKey: requireVariable(environment, 'S3_SECRET_KEY'),
    bucket: environment.S3_BUCKET || 'media',
    region: environment.S3_REGION || 'us-east-1',
    timeoutMs: TIMEOUT_MS,
  });
}

async function flushRedis(url) {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1 });
  await redis.connect();
  await redis.flushdb();
  redis.disconnect();
}

/** Stores of a product whose addresses are in the environment: AUTH_DATABASE_URL etc., svc-media's variables, REDIS_URL. */
export async function readPlaces(environment) {
  const buildUrl = (name) => requireVariable(environment, `${name.toUpperCase()}_DATABASE_URL`);
  return {
    urls: Object.fromEntries(SERVICES.map((name) => [name, buildUrl(name)])),
    store: await openStore(environment),
    forgetQueues: () => flushRedis(requireVariable(environment, 'REDIS_URL')),
  };
}

async function openPlaces(dataDir, secrets, port) {
  return {
    urls: Object.fromEntries(
      SERVICES.map((name) => [name, `postgresql://${name}:${secrets.databases[name]}@127.0.0.1:${port}/${name}`]),
    ),
    store: await openStore({ OBJECT_FOLDER: path.join(dataDir, 'objects'), ...process.env }),
    forgetQueues: async () => rmSync(path.join(dataDir, 'redis'), { recursive: true, force: true }),
  };
}

/** Runs only the data directory's PostgreSQL while `work` runs. `replaces`: `work` replaces whole schemas, as a restore does. */
async function withDatabasesAlone({ dataDir, demo, replaces }, work) {
  const { runDir, logDir, records, secrets } = openDataDir(dataDir, demo);
  try {
    await records.endLeftovers();
    const [port] = await findFreePorts(1);
    const postgres = await createPostgres({
      dataDir,
      runDir,
      logFile: path.join(logDir, 'postgres.log'),
      port,
      password: secrets.postgres,
      records,
      log: console.log,
    });
    try {
      await postgres.start();
      const server = { port, password: secrets.postgres };
      await makeDatabases({ ...server, passwords: secrets.databases });
      if (replaces) await allowSchemaReplacement(server);
      return await work(await openPlaces(dataDir, secrets, port));
    } finally {
      await postgres.stop();
    }
  } finally {
    records.forget('start');
  }
}

/** Lets `work` read the stores of a data directory of `npm start`, running or not. */
export async function withDataDir(dataDir, work) {
  if (!existsSync(path.join(dataDir, 'secrets.json'))) throw new Problem(`There is nothing in ${dataDir} yet.`);
  const port = readRunningPort(dataDir);
  if (!port) return withDatabasesAlone({ dataDir, demo: true, replaces: false }, work);
  return work(await openPlaces(dataDir, readOrMakeSecrets(dataDir, true), port));
}

/**
 * Lets `work` replace the stores of a data directory of `npm start`, which may be new.
 * @param demo whether the directory gets the demo company
 * @throws Problem while the product runs
 */
export const withReplaceableDataDir = (dataDir, demo, work) =>
  withDatabasesAlone({ dataDir, demo, replaces: true }, work);
