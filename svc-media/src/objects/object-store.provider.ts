import { ENVIRONMENT, type Environment } from '@cleaning/service-kit';
import type { Provider } from '@nestjs/common';
import type { environment } from '../environment.js';
import { FolderStore } from './folder-store.js';
import { ObjectStore } from './object-store.js';
import { S3Store } from './s3-store.js';

type MediaEnvironment = Environment<typeof environment>;

function needed(env: MediaEnvironment, name: 'OBJECT_FOLDER' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY') {
  const value = env[name];
  if (!value) throw new Error(`Environment: ${name} is missing for OBJECT_STORE=${env.OBJECT_STORE}.`);
  return value;
}

/** The store that the environment names, ready for use: the service does not start without its store. */
export const objectStoreProvider: Provider = {
  provide: ObjectStore,
  inject: [ENVIRONMENT],
  useFactory: async (env: MediaEnvironment): Promise<ObjectStore> => {
    const store =
      env.OBJECT_STORE === 'folder'
        ? new FolderStore(needed(env, 'OBJECT_FOLDER'))
        : new S3Store({
            endpoint: needed(env, 'S3_ENDPOINT'),
            accessKey: needed(env, 'S3_ACCESS_KEY'),
            secretKey: needed(env, 'S3_SECRET_KEY'),
            bucket: env.S3_BUCKET,
          });
    await store.prepare();
    return store;
  },
};
