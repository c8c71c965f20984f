import { installPackages, listMissingPackages } from '../machine/apt.mjs';
import { S3_PROGRAMS, startS3Server } from './server.mjs';

/**
 * Installs and starts the tests' S3 server in the background.
 * `environment()` waits for it and resolves with the variables for the specs; if the packages cannot be installed there are none, and
 * `skipReason` says why. It rejects if the server does not start.
 */
export function startTestS3() {
  let skipReason;
  const starting = (async () => {
    const packages = listMissingPackages(S3_PROGRAMS);
    try {
      if (packages.length > 0) await installPackages(packages);
    } catch (error) {
      skipReason = error.message;
      return undefined;
    }
    return startS3Server();
  })();
  // Avoids an unhandled rejection; `environment()` rejects too.
  starting.catch(() => {});
  return {
    get skipReason() {
      return skipReason;
    },
    async environment() {
      const server = await starting;
      if (!server) return {};
      const { endpoint, accessKey, secretKey } = server;
      return { S3_TEST_ENDPOINT: endpoint, S3_TEST_ACCESS_KEY: accessKey, S3_TEST_SECRET_KEY: secretKey };
    },
    async stop() {
      const server = await starting.catch(() => undefined);
      await server?.stop();
    },
  };
}
