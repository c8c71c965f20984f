import { missingS3Programs, startS3Server } from '../../scripts/s3/server.mjs';
import type { ServerProcess } from '../../scripts/stack/index.mjs';

interface ObjectStore {
  /** Variables that lead svc-media to it. */
  readonly environment: Readonly<Record<string, string>>;
  /** What is killed; missing where the files lie in a folder. */
  readonly server: ServerProcess | undefined;
  stop(): Promise<void>;
}

/** A real S3 server where its programs are installed (npm test installs them), else the folder of npm start. */
export async function objectStore(tell: (line: string) => void): Promise<ObjectStore> {
  const missing = missingS3Programs();
  if (missing.length > 0) {
    tell(`The object store is a folder and cannot fall over: ${missing.join(', ')} missing`);
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
