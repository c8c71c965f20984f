import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import {
  addManualRecord,
  changePassword,
  DOCUMENT_KINDS,
  getAllSubContractors,
  login,
  registerAccount,
  requestInvoice,
  showBankDetails,
  updateDocuments,
  verifyUser,
} from '@cleaning/contracts';
import pg from 'pg';
import { callApi, callOk } from '../stack/api';
import { createJpg, createPdf, type TestFile } from '../stack/documents';
import { buildRegistration, getBusinessToday, Office } from '../stack/office';
import { expect, type Product, test } from '../stack/test';

const ROOT = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);

/** Secrets that occur nowhere else. The email address is not secret: finding it proves that the search works. */
const PERSON = { name: 'Bilby Atrest', email: 'bilby.atrest@example.com' };
const SECRETS = {
  'the passport number': 'RX8273641',
  'the account number': '736455182',
  'the BSB': '841-927',
  'the BSB without its dash': '841927',
  'the password': 'wombat winter 5519',
  'the new password': 'numbat noodles 6620',
  'a private key': 'BEGIN PRIVATE KEY',
};
/** The private key isn't stored: this backup is never opened. */
const RECIPIENT = 'age1ktdqgtvpzrlygf0a5w6qh38at6sjxa5dj0sjzjumled4956pdf9s25gzcj';

const SECRETS_FILE = 'secrets.json';

/** Registration, documents, work, pay, a view of bank details and a new password. */
async function simulateFirstDay(
  product: Product,
  documents: Readonly<Record<string, TestFile>>,
  newPoliceCheck: TestFile,
): Promise<void> {
  const { url, admin } = product;
  const password = SECRETS['the password'];
  const next = SECRETS['the new password'];
  await callOk(url, registerAccount, {
    body: {
      ...buildRegistration({ ...PERSON, password }),
      passport_number: SECRETS['the passport number'],
      account_number: SECRETS['the account number'],
      bsb: SECRETS['the BSB'],
    },
    files: documents,
  });
  const adminToken = (await callOk(url, login, { body: admin })).access_token as string;
  const office = await Office.open(product);
  const people: { id: string; email: string }[] = await callOk(url, getAllSubContractors, { token: adminToken });
  const id = people.find(({ email }) => email === PERSON.email)?.id ?? '';
  await callOk(url, verifyUser, { token: adminToken, body: { id, method: 'approve' } });

  const worker = { id, ...PERSON, password };
  const jobId = await office.createPermanentJob('A day at rest');
  await office.assign(jobId, worker);
  await office.finish(await office.start(jobId, worker), worker);
  const m_date_time = `${getBusinessToday()}T00:00`;
  const record = { job_id: jobId, m_pay_for_me: '90.00', m_pay_for_cleaner: '60.00', m_date_time, m_done_by: id };
  await callOk(url, addManualRecord, { token: adminToken, body: record });
  const [year, month] = getBusinessToday().split('-');
  await callOk(url, requestInvoice, { token: adminToken, body: { job_id: jobId, year, month } });

  const bankDetails = await callOk(url, showBankDetails, { token: adminToken, body: { id } });
  expect(JSON.stringify(bankDetails)).toContain(SECRETS['the account number']);
  const token = (await callOk(url, login, { body: { email: PERSON.email, password } })).access_token as string;
  await callOk(url, updateDocuments, { token, body: { id }, files: { police_check_img: newPoliceCheck } });
  await callApi(url, login, { body: { email: PERSON.email, password: next } });
  const passwordChange = { user_id: id, current_password: password, new_password: next, confirm_password: next };
  await callOk(url, changePassword, { token, body: passwordChange });
  await callOk(url, login, { body: { email: PERSON.email, password: next } });
}

test('keeps a day’s secrets out of databases, object store, Redis, logs and backups', async ({ product }) => {
  const { stack } = product;
  if (!stack) throw new Error('Files are read of a stack of our own.');
  const dataDir = join(stack.logDir, '..');
  const folder = await mkdtemp(join(tmpdir(), 'cleaning-at-rest-'));
  const backup = async (name: string, env: Record<string, string>) => {
    const words = [join('scripts', 'backup', 'main.mjs'), join(folder, name)];
    await run(process.execPath, words, { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir, ...env } });
    return join(folder, name);
  };
  try {
    const documents = Object.fromEntries(
      await Promise.all(
        DOCUMENT_KINDS.map(
          async (kind, index) => [kind, await (index % 2 ? createJpg : createPdf)(`At rest ${kind}`)] as const,
        ),
      ),
    );
    const newPoliceCheck = await createPdf('At rest, the newer police check');
    await simulateFirstDay(product, documents, newPoliceCheck);

    const { postgres: password } = JSON.parse(await readFile(join(dataDir, SECRETS_FILE), 'utf8'));
    const root = new pg.Client({
      host: '127.0.0.1',
      port: stack.postgres.port,
      user: 'postgres',
      password,
      database: 'postgres',
    });
    await root.connect();
    await root.query('CHECKPOINT').finally(() => root.end());

    const papers = Object.entries({ ...documents, replaced: newPoliceCheck }).map(([kind, { buffer }]) =>
      sliceFile(`document ${kind}`, buffer),
    );
    const secretBytes = [...encodeTexts(SECRETS), ...papers];
    const address = encodeTexts({ 'the address': PERSON.email }).slice(0, 1);
    // Only the operator can read the file with the product's keys.
    expect(await findSecrets(dataDir, secretBytes, [SECRETS_FILE])).toEqual([]);
    expect((await findSecrets(join(dataDir, 'postgres'), address)).length).toBeGreaterThan(0);

    const plain = await backup('plain', { BACKUP_RECIPIENT: '' });
    expect(await findSecrets(plain, secretBytes)).toEqual([]);
    expect((await findSecrets(plain, address)).length).toBeGreaterThan(0);
    const encrypted = await backup('encrypted', { BACKUP_RECIPIENT: RECIPIENT });
    expect(await findSecrets(encrypted, [...secretBytes, ...address])).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Bytes to search for, and their name in the result. */
interface SecretBytes {
  readonly what: string;
  readonly bytes: Buffer;
}

/** A text as stored in a file: plain, or in PostgreSQL's hexadecimal form. */
const encodeTexts = (texts: Readonly<Record<string, string>>): SecretBytes[] =>
  Object.entries(texts).flatMap(([what, text]) => [
    { what, bytes: Buffer.from(text) },
    { what: `${what}, as hexadecimal digits`, bytes: Buffer.from(Buffer.from(text).toString('hex')) },
  ]);

const SLICE_BYTES = 48;
/** A slice that no other file contains: from a PDF's first stream or a picture's middle. */
const sliceFile = (what: string, content: Buffer): SecretBytes => {
  const stream = content.indexOf('stream');
  const begin = stream < 0 ? Math.floor(content.length / 2) : stream + 'stream'.length;
  return { what, bytes: content.subarray(begin, begin + SLICE_BYTES) };
};

const SHORT_NUMBER = /^[\d-]{1,7}$/;
/** Short numbers count only outside ids, hashes and times, which contain such digits by chance. */
function containsSecret(content: Buffer, bytes: Buffer): boolean {
  if (!SHORT_NUMBER.test(bytes.toString('latin1'))) return content.includes(bytes);
  for (let at = content.indexOf(bytes); at >= 0; at = content.indexOf(bytes, at + 1)) {
    const around = [content[at - 1], content[at + bytes.length]].map((byte) => String.fromCharCode(byte ?? 0));
    if (!around.some((character) => /[\da-f-]/.test(character))) return true;
  }
  return false;
}

const isGzip = (content: Buffer): boolean => content[0] === 0x1f && content[1] === 0x8b;

/** Lists every file that contains one of the secrets, plain or gzipped, as `file: secret`. */
async function findSecrets(
  folder: string,
  secretBytes: readonly SecretBytes[],
  ignoredFiles: readonly string[] = [],
): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hits: string[] = [];
  for (const file of files) {
    const name = relative(folder, file);
    if (ignoredFiles.includes(name)) continue;
    // PostgreSQL removes files while it runs.
    const content = await readFile(file).catch(() => Buffer.alloc(0));
    const contents = isGzip(content) ? [content, gunzipSync(content)] : [content];
    for (const { what, bytes } of secretBytes)
      if (contents.some((each) => containsSecret(each, bytes))) hits.push(`${name}: ${what}`);
  }
  return hits;
}
