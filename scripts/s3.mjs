import { once } from 'node:events';
import { runProgram } from './program.mjs';
import { step } from './progress.mjs';
import { startS3Server } from './s3/server.mjs';

// A server for svc-media's specs, until Ctrl-C.
runProgram(async (signal) => {
  const server = await step('Starting an S3 server', startS3Server);
  console.log(`S3_TEST_ENDPOINT=${server.endpoint}`);
  if (!signal.aborted) await once(signal, 'abort');
  await server.stop();
});
