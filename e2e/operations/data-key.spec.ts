import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getCurrentUser, login } from '@cleaning/contracts';
import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { type Stack, startStack } from '../../scripts/stack/index.mjs';
import { ok } from '../stack/api.js';
import { copyDemoCompany } from '../stack/demo-company.js';
import { expect, test } from '../stack/test.js';

// Several products start, one after the other.
test.setTimeout(600_000);

const run = promisify(execFile);
const media = (program: string) => join(import.meta.dirname, '..', '..', 'svc-media', 'dist', program);

let folder: string;
let running: Stack | undefined;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleaning-data-key-'));
});
test.afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function start(dataDir: string, env: Record<string, string> = {}): Promise<Stack> {
  running = await startStack({ dataDir, env });
  return running;
}

async function stop(): Promise<void> {
  await running?.stop();
  running = undefined;
}

/** The identities that the recovery command prints, in a file. */
async function identityFile(name: string, DATA_KEY: string): Promise<string> {
  const { stdout } = await run(process.execPath, [media('print-document-identity.js')], { env: { DATA_KEY } });
  const file = join(folder, name);
  await writeFile(file, stdout, { mode: 0o600 });
  return file;
}

const opened = (identity: string, object: string): Promise<Buffer | null> =>
  run('age', ['-d', '-i', identity, object], { encoding: 'buffer', maxBuffer: 20_000_000 }).then(
    ({ stdout }) => stdout,
    () => null,
  );

/** What a sub-contractor sees of their own documents. */
async function documentTypes({ url }: Stack): Promise<string[]> {
  const { access_token: token } = await ok(url, login, {
    body: { email: DEMO_CONTRACTORS[0]?.email, password: DEMO_PASSWORD },
  });
  const links =
    JSON.stringify(await ok(url, getCurrentUser, { token })).match(/\/api\/static\/documents\/[^"]+/g) ?? [];
  const types = await Promise.all(
    links.map(async (link) => {
      const answer = await fetch(`${url}${link}`);
      await answer.arrayBuffer();
      return `${answer.status} ${answer.headers.get('content-type')}`;
    }),
  );
  return types.sort();
}

const SIX = [...Array(4).fill('200 application/pdf'), '200 image/jpeg', '200 image/png'];

test('documents in the store open with the printed identity alone, and with the next one after the key was rotated', async () => {
  const dataDir = join(folder, 'data');
  const secretsFile = join(dataDir, 'secrets.json');
  const objects = async () => {
    const found = join(dataDir, 'objects', 'documents');
    return (await readdir(found)).map((name) => join(found, name));
  };
  await copyDemoCompany(dataDir);
  const first = await start(dataDir);
  await expect.poll(() => documentTypes(first)).toEqual(SIX);
  await stop();

  const secrets = JSON.parse(await readFile(secretsFile, 'utf8')) as { dataKey: string };
  const former = await identityFile('former.txt', secrets.dataKey);
  const files = await objects();
  expect(files.length).toBe(46);
  for (const file of files.slice(0, 12))
    expect((await opened(former, file))?.toString('latin1')).toMatch(/^(%PDF-|\xff\xd8\xff|\x89PNG)/);

  const dataKey = 'the key of the next year, made for this test';
  await writeFile(secretsFile, JSON.stringify({ ...secrets, dataKey }));
  const both = await start(dataDir, { DATA_KEY_PREVIOUS: secrets.dataKey });
  await expect.poll(() => documentTypes(both)).toEqual(SIX);
  // With the environment of the service that runs, as `docker compose exec` gives it.
  const given = (await readFile(`/proc/${both.services.media.pid}/environ`, 'utf8')).split('\0').filter(Boolean);
  const env = Object.fromEntries(
    given.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const rotate = () => run(process.execPath, [media('rotate-data-key.js')], { env });
  expect((await rotate()).stdout).toBe('46 documents were encrypted anew; none is left under another key.\n');
  expect((await rotate()).stdout).toContain('0 documents were encrypted anew');
  await expect.poll(() => documentTypes(both)).toEqual(SIX);
  await stop();

  const next = await identityFile('next.txt', dataKey);
  const now = await objects();
  expect(now.length).toBe(46);
  for (const file of now.slice(0, 6)) {
    expect(await opened(former, file)).toBeNull();
    expect(await opened(next, file)).not.toBeNull();
  }
});
