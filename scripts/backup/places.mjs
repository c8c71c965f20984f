import { FolderStore } from '@cleaning/svc-media/dist/objects/folder-store.js';
import { S3Store } from '@cleaning/svc-media/dist/objects/s3-store.js';
import { Redis } from 'ioredis';
import { Problem } from '../problem.mjs';
import { SERVICES } from './services.mjs';

function needed(environment, name) {
  const value = environment[name];
  if (!value) throw new Problem(`Set ${name}: where the product's stores are.`);
  return value;
}

/** The object store that svc-media's variables name. */
export function storeOf(environment) {
  if (environment.OBJECT_STORE !== 's3') return new FolderStore(needed(environment, 'OBJECT_FOLDER'));
  return new S3Store({
    endpoint: needed(environment, 'S3_ENDPOINT'),
    accessKey: needed(environment, 'S3_ACCESS_KEY'),
    secretKey: needed(environment, 'S3_SECRET_KEY'),
    bucket: environment.S3_BUCKET || 'media',
    region: environment.S3_REGION || 'us-east-1',
  });
}

async function flushRedis(url) {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1 });
  await redis.connect();
  await redis.flushdb();
  redis.disconnect();
}

/** Where a product runs whose addresses are in the environment: AUTH_DATABASE_URL and so on, svc-media's variables, REDIS_URL. */
export function placesOf(environment) {
  const urlOf = (name) => needed(environment, `${name.toUpperCase()}_DATABASE_URL`);
  return {
    urls: Object.fromEntries(SERVICES.map(({ name }) => [name, urlOf(name)])),
    store: storeOf(environment),
    forgetQueues: () => flushRedis(needed(environment, 'REDIS_URL')),
  };
}
