import { z } from 'zod';
import { runRotation } from './commands.js';
import { type CommonEnvironment, ENVIRONMENT } from './environment/environment.js';
import { defineService } from './service.js';
import { NoHandlers, NoStateReaders } from './testing/peer-services.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

const loadDemo = jest.fn(async () => async () => undefined);
const service = defineService({
  name: 'jobs',
  environment: z.object({}),
  migrations: [],
  providers: [NoStateReaders, NoHandlers],
  demo: loadDemo,
});

describe('runRotation', () => {
  let running: TestApp;
  let output: string[];
  beforeAll(async () => {
    running = await startTestApp(service);
    const environment = running.get<CommonEnvironment>(ENVIRONMENT as never);
    const variables = Object.entries(environment).map(([name, value]) => [name, String(value)]);
    jest.replaceProperty(process, 'env', { ...Object.fromEntries(variables), DEMO_DATA: 'true' });
  });
  beforeEach(() => {
    output = [];
    const write = (text: string | Uint8Array) => {
      output.push(String(text));
      return true;
    };
    jest.spyOn(process.stdout, 'write').mockImplementation(write);
    jest.spyOn(process.stderr, 'write').mockImplementation(write);
    jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  });
  afterEach(() => {
    for (const spy of [process.stdout.write, process.stderr.write, process.exit]) jest.mocked(spy).mockRestore();
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await running.stop();
  });

  it('makes no demo data, also with DEMO_DATA=true', async () => {
    await runRotation(service, async () => ({ texts: 1, unopened: [] }));
    expect(output).toEqual(['1 text was sealed again.\n']);
    expect(loadDemo).not.toHaveBeenCalled();
  });

  it('names what neither key opens and exits with 1', async () => {
    await runRotation(service, async () => ({ texts: 2, unopened: ['account/1/bsb'] }));
    expect(output).toEqual([
      '2 texts were sealed again.\n',
      'Neither DATA_KEY nor DATA_KEY_PREVIOUS opens 1: account/1/bsb\n',
    ]);
    expect(process.exit).toHaveBeenCalledWith(1);
  });
});
