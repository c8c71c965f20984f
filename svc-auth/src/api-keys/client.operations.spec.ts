import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createApiKey } from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { buildSync } from 'esbuild';
import { People, startAuth } from '../testing/people.js';

const ROOT = path.resolve(__dirname, '../../..');
const FOLDER = path.join(ROOT, '.cache/client-test');
const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc');
const run = promisify(execFile);

/** A program written after the guide at /api/docs/. */
const PROGRAM = `import { listApiKeys, searchPeople } from './client';
import { createClient } from './client/client';

const client = createClient({ baseUrl: process.env.BASE_URL ?? '', auth: () => process.env.CLEANING_KEY });
const { data, error } = await searchPeople({ client, body: { text: 'Silva' } });
if (error) throw new Error(error.msg);
const names: string[] = data.rows.map((row) => row.name);
const refused = await listApiKeys({ client });
console.log(JSON.stringify({ names, total: data.total, code: refused.error?.code }));
`;

describe('the typed client', () => {
  let testApp: TestApp;
  let key: string;
  beforeAll(async () => {
    testApp = await startAuth();
    const people = new People(testApp);
    await people.createContractor({ name: 'Ana Silva' });
    const { token } = await people.createAdmin();
    const body = { name: 'Client', scopes: ['people:read'] };
    key = (await testApp.call(createApiKey, { token, body })).body.key;
  }, 60_000);
  afterAll(() => testApp.stop());

  it('compiles, searches people with its key and reports the code of a refused call', async () => {
    rmSync(FOLDER, { recursive: true, force: true });
    await run(process.execPath, [path.join(ROOT, 'scripts/client.mjs'), path.join(FOLDER, 'client')]);
    const program = path.join(FOLDER, 'program.ts');
    writeFileSync(program, PROGRAM);
    const settings = { target: 'es2022', module: 'esnext', moduleResolution: 'bundler', strict: true, noEmit: true };
    const lib = ['es2022', 'dom', 'dom.iterable'];
    const config = {
      compilerOptions: { ...settings, lib, types: ['node'], skipLibCheck: true },
      files: ['program.ts'],
    };
    writeFileSync(path.join(FOLDER, 'tsconfig.json'), JSON.stringify(config));
    await run(process.execPath, [TSC, '-p', FOLDER]);
    const outfile = path.join(FOLDER, 'program.mjs');
    buildSync({ entryPoints: [program], outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'silent' });
    const env = { ...process.env, BASE_URL: testApp.url, CLEANING_KEY: key };
    const { stdout } = await run(process.execPath, [outfile], { env });
    expect(JSON.parse(stdout)).toEqual({ names: ['Ana Silva'], total: 1, code: 'api_key_not_allowed' });
  }, 300_000);
});
