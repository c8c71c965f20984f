import type { NestExpressApplication } from '@nestjs/platform-express';
import { readEnvironment } from './environment/environment.js';
import { getMessage } from './errors/error-records.js';
import type { Resealed } from './sealing/data-key.js';
import { createService, type ServiceDefinition } from './service.js';

export interface CommandResult {
  /** For standard output. */
  readonly message?: string;
  /** For standard error. The process then exits with 1. */
  readonly problem?: string;
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * Runs a command with the environment of a service, which may run meanwhile. The command's app has no port, logs errors only and makes no
 * demo data. Exits with 1 after a problem or an error.
 * @param failure begins the message about an error
 */
export async function runCommand(
  definition: ServiceDefinition,
  failure: string,
  work: (app: NestExpressApplication) => Promise<CommandResult>,
): Promise<void> {
  try {
    const environment = readEnvironment(definition.environment, {
      ...process.env,
      LOG_LEVEL: 'error',
      DEMO_DATA: 'false',
    });
    const app = await createService(definition, environment);
    const { message, problem } = await work(app);
    await app.close();
    if (message) process.stdout.write(`${message}\n`);
    if (problem) fail(problem);
  } catch (error) {
    fail(`${failure} ${getMessage(error)}`);
  }
}

/** Command that seals a service's data again after a new DATA_KEY. After it has succeeded, DATA_KEY_PREVIOUS can be removed. */
export const runRotation = (
  definition: ServiceDefinition,
  rotate: (app: NestExpressApplication) => Promise<Resealed>,
): Promise<void> =>
  runCommand(definition, 'The data key was not rotated.', async (app) => {
    const { texts, unopened } = await rotate(app);
    return {
      message: `${texts} ${texts === 1 ? 'text was' : 'texts were'} sealed again.`,
      problem:
        unopened.length > 0
          ? `Neither DATA_KEY nor DATA_KEY_PREVIOUS opens ${unopened.length}: ${unopened.slice(0, 20).join(', ')}`
          : undefined,
    };
  });
