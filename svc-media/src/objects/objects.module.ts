import { ENVIRONMENT, type Environment } from '@cleaning/service-kit';
import { Module, type Provider } from '@nestjs/common';
import type { environment } from '../environment.js';
import { FolderStore } from './folder-store.js';
import { ObjectStore } from './object-store.js';
import { PendingDeletions } from './pending-deletions.js';

type MediaEnvironment = Environment<typeof environment>;

function needed(env: MediaEnvironment, name: 'OBJECT_FOLDER' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY') {
  const value = env[name];
  if (!value) throw new Error(`Environment: ${name} is missing for OBJECT_STORE=${env.OBJECT_STORE}.`);
  return value;
}

/** Imported only where it is used: the client takes 20 MB of memory. */
async function openS3(env: MediaEnvironment): Promise<ObjectStore> {
  const { S3Store } = await import('./s3-store.js');
  return new S3Store({
    endpoint: needed(env, 'S3_ENDPOINT'),
    accessKey: needed(env, 'S3_ACCESS_KEY'),
    secretKey: needed(env, 'S3_SECRET_KEY'),
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
  });
}

/** The store that the environment names, ready for use: the service does not start without its store. */
const objectStore: Provider = {
  provide: ObjectStore,
  inject: [ENVIRONMENT],
  useFactory: async (env: MediaEnvironment): Promise<ObjectStore> => {
    const store = env.OBJECT_STORE === 'folder' ? new FolderStore(needed(env, 'OBJECT_FOLDER')) : await openS3(env);
    await store.prepare();
    return store;
  },
};

@Module({ providers: [objectStore, PendingDeletions], exports: [ObjectStore, PendingDeletions] })
export class ObjectsModule {}
