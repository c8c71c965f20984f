import { listMissingS3Programs, startS3Server } from '../../scripts/s3/server.mjs';
import type { ServerProcess } from '../../scripts/stack/index.mjs';

interface ObjectStore {
  /** Environment that points svc-media to the store. */
  readonly environment: Readonly<Record<string, string>>;
  /** Undefined for a folder store. */
  readonly server: ServerProcess | undefined;
  stop(): Promise<void>;
}

/** A real S3 server if its programs are installed, otherwise a folder. */
export async function startObjectStore(log: (line: string) => void): Promise<ObjectStore> {
  const missing = listMissingS3Programs();
  if (missing.length > 0) {
    log(`The object store is a folder and cannot fall over: ${missing.join(', ')} missing`);
    return { environment: {}, server: undefined, stop: async () => {} };
  }
  const { endpoint, accessKey, secretKey, gateway, stop } = await startS3Server();
  return {
    environment: {
      OBJECT_STORE: 's3',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
      S3_BUCKET: 'media',
    },
    server: gateway,
    stop,
  };
}
