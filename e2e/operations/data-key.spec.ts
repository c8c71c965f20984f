import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getCurrentUser, login } from '@cleaning/contracts';
import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { type Stack, startStack } from '../../scripts/stack/index.mjs';
import { callOk } from '../stack/api.js';
import { copyDemoCompany } from '../stack/demo-company.js';
import { expect, test } from '../stack/test.js';

const run = promisify(execFile);
const getMediaProgram = (program: string) => join(import.meta.dirname, '..', '..', 'svc-media', 'dist', program);

let folder: string;
let runningStack: Stack | undefined;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleaning-data-key-'));
});
test.afterEach(async () => {
  await runningStack?.stop();
  runningStack = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function start(dataDir: string, env: Record<string, string> = {}): Promise<Stack> {
  runningStack = await startStack({ dataDir, env });
  return runningStack;
}

async function stop(): Promise<void> {
  await runningStack?.stop();
  runningStack = undefined;
}

/** Writes the identities that the recovery command prints to a file. */
async function writeIdentityFile(name: string, DATA_KEY: string): Promise<string> {
  const { stdout } = await run(process.execPath, [getMediaProgram('print-document-identity.js')], {
    env: { DATA_KEY },
  });
  const file = join(folder, name);
  await writeFile(file, stdout, { mode: 0o600 });
  return file;
}

const decrypt = (identity: string, object: string): Promise<Buffer | null> =>
  run('age', ['-d', '-i', identity, object], { encoding: 'buffer', maxBuffer: 20_000_000 }).then(
    ({ stdout }) => stdout,
    () => null,
  );

/** Status and type of each of the sub-contractor's own documents. */
async function readDocumentTypes({ url }: Stack): Promise<string[]> {
  const { access_token: token } = await callOk(url, login, {
    body: { email: DEMO_CONTRACTORS[0]?.email, password: DEMO_PASSWORD },
  });
  const links =
    JSON.stringify(await callOk(url, getCurrentUser, { token })).match(/\/api\/static\/documents\/[^"]+/g) ?? [];
  const types = await Promise.all(
    links.map(async (link) => {
      const answer = await fetch(`${url}${link}`);
      await answer.arrayBuffer();
      return `${answer.status} ${answer.headers.get('content-type')}`;
    }),
  );
  return types.sort();
}

const SIX_DOCUMENTS = [...Array(4).fill('200 application/pdf'), '200 image/jpeg', '200 image/png'];

test('opens stored documents only with the printed identity, also after a key rotation', async () => {
  const dataDir = join(folder, 'data');
  const secretsFile = join(dataDir, 'secrets.json');
  const listObjects = async () => {
    const documentsDir = join(dataDir, 'objects', 'documents');
    return (await readdir(documentsDir)).map((name) => join(documentsDir, name));
  };
  await copyDemoCompany(dataDir);
  const first = await start(dataDir);
  await expect.poll(() => readDocumentTypes(first)).toEqual(SIX_DOCUMENTS);
  await stop();

  const secrets = JSON.parse(await readFile(secretsFile, 'utf8')) as { dataKey: string };
  const oldIdentity = await writeIdentityFile('former.txt', secrets.dataKey);
  const files = await listObjects();
  expect(files.length).toBe(46);
  for (const file of files.slice(0, 12))
    expect((await decrypt(oldIdentity, file))?.toString('latin1')).toMatch(/^(%PDF-|\xff\xd8\xff|\x89PNG)/);

  const dataKey = 'the key of the next year, made for this test';
  await writeFile(secretsFile, JSON.stringify({ ...secrets, dataKey }));
  const stackWithBothKeys = await start(dataDir, { DATA_KEY_PREVIOUS: secrets.dataKey });
  await expect.poll(() => readDocumentTypes(stackWithBothKeys)).toEqual(SIX_DOCUMENTS);
  // The environment of the running service, like `docker compose exec`.
  const environLines = (await readFile(`/proc/${stackWithBothKeys.services.media.pid}/environ`, 'utf8'))
    .split('\0')
    .filter(Boolean);
  const env = Object.fromEntries(
    environLines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const rotate = () => run(process.execPath, [getMediaProgram('rotate-data-key.js')], { env });
  expect((await rotate()).stdout).toBe('46 documents were encrypted anew; none is left under another key.\n');
  expect((await rotate()).stdout).toContain('0 documents were encrypted anew');
  await expect.poll(() => readDocumentTypes(stackWithBothKeys)).toEqual(SIX_DOCUMENTS);
  await stop();

  const newIdentity = await writeIdentityFile('next.txt', dataKey);
  const objectsAfter = await listObjects();
  expect(objectsAfter.length).toBe(46);
  for (const file of objectsAfter.slice(0, 6)) {
    expect(await decrypt(oldIdentity, file)).toBeNull();
    expect(await decrypt(newIdentity, file)).not.toBeNull();
  }
});
