import { installPackages, listMissingPackages } from '../machine/apt.mjs';
import { S3_PROGRAMS, startS3Server } from './server.mjs';

/**
 * Brings up the tests' S3 server beside other work: installs what is missing and starts it.
 * `environment()` waits for it and resolves with the variables that the specs read; without the packages there are none, and
 * `skipReason` is the reason. It rejects when the packages are there and the server does not come up.
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
  // `environment()` rejects with it.
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
