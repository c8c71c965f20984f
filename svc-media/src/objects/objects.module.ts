import { ENVIRONMENT, type Environment } from '@cleaning/service-kit';
import { Logger, Module, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { environment } from '../environment.js';
import { FolderStore } from './folder-store.js';
import { ObjectStore } from './object-store.js';
import { PendingDeletion } from './pending-deletion.entity.js';
import { PendingDeletions } from './pending-deletions.service.js';
import { StoreWatch } from './store-watch.service.js';

type MediaEnvironment = Environment<typeof environment>;

function requireVariable(
  env: MediaEnvironment,
  name: 'OBJECT_FOLDER' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY',
) {
  const value = env[name];
  if (!value) throw new Error(`Environment: ${name} is missing for OBJECT_STORE=${env.OBJECT_STORE}.`);
  return value;
}

/** Imported on demand, because the client takes 20 MB of memory. */
async function openS3(env: MediaEnvironment): Promise<ObjectStore> {
  const { S3Store } = await import('./s3-store.js');
  return new S3Store({
    endpoint: requireVariable(env, 'S3_ENDPOINT'),
    accessKey: requireVariable(env, 'S3_ACCESS_KEY'),
    secretKey: requireVariable(env, 'S3_SECRET_KEY'),
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    timeoutMs: env.S3_TIMEOUT_MS,
  });
}

/** The service also starts without S3, because most calls need no file. */
const objectStoreProvider: Provider = {
  provide: ObjectStore,
  inject: [ENVIRONMENT],
  useFactory: async (env: MediaEnvironment): Promise<ObjectStore> => {
    if (env.OBJECT_STORE === 's3') {
      const store = await openS3(env);
      await store.probe();
      if (!store.isReachable)
        new Logger('ObjectStore').error('The object store cannot be reached; it is looked for again');
      return store;
    }
    const store = new FolderStore(requireVariable(env, 'OBJECT_FOLDER'));
    await store.prepare();
    return store;
  },
};

@Module({
  imports: [TypeOrmModule.forFeature([PendingDeletion])],
  providers: [objectStoreProvider, PendingDeletions, StoreWatch],
  exports: [ObjectStore, PendingDeletions],
})
export class ObjectsModule {}
