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
import { api, ok } from '../stack/api';
import { jpg, pdf, type TestFile } from '../stack/documents';
import { buildRegistration, getBusinessToday, Office } from '../stack/office';
import { expect, type Product, test } from '../stack/test';

const ROOT = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);

/** A person whose secrets are unlike anything else. Their e-mail address is no secret: it shows that the search finds what is there. */
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
/** Of a key pair whose private half is not kept: the backup is never opened. */
const RECIPIENT = 'age1ktdqgtvpzrlygf0a5w6qh38at6sjxa5dj0sjzjumled4956pdf9s25gzcj';

const SECRETS_FILE = 'secrets.json';

/** A person's first day: registration, papers, work, pay, a look at the bank details, a new password. */
async function day(product: Product, documents: Readonly<Record<string, TestFile>>, replaced: TestFile): Promise<void> {
  const { url, admin } = product;
  const password = SECRETS['the password'];
  const next = SECRETS['the new password'];
  await ok(url, registerAccount, {
    body: {
      ...buildRegistration({ ...PERSON, password }),
      passport_number: SECRETS['the passport number'],
      account_number: SECRETS['the account number'],
      bsb: SECRETS['the BSB'],
    },
    files: documents,
  });
  const adminToken = (await ok(url, login, { body: admin })).access_token as string;
  const office = await Office.open(product);
  const people: { id: string; email: string }[] = await ok(url, getAllSubContractors, { token: adminToken });
  const id = people.find(({ email }) => email === PERSON.email)?.id ?? '';
  await ok(url, verifyUser, { token: adminToken, body: { id, method: 'approve' } });

  const worker = { id, ...PERSON, password };
  const jobId = await office.permanentJob('A day at rest');
  await office.assign(jobId, worker);
  await office.finish(await office.start(jobId, worker), worker);
  const m_date_time = `${getBusinessToday()}T00:00`;
  const record = { job_id: jobId, m_pay_for_me: '90.00', m_pay_for_cleaner: '60.00', m_date_time, m_done_by: id };
  await ok(url, addManualRecord, { token: adminToken, body: record });
  const [year, month] = getBusinessToday().split('-');
  await ok(url, requestInvoice, { token: adminToken, body: { job_id: jobId, year, month } });

  const shown = await ok(url, showBankDetails, { token: adminToken, body: { id } });
  expect(JSON.stringify(shown)).toContain(SECRETS['the account number']);
  const token = (await ok(url, login, { body: { email: PERSON.email, password } })).access_token as string;
  await ok(url, updateDocuments, { token, body: { id }, files: { police_check_img: replaced } });
  await api(url, login, { body: { email: PERSON.email, password: next } });
  const changed = { user_id: id, current_password: password, new_password: next, confirm_password: next };
  await ok(url, changePassword, { token, body: changed });
  await ok(url, login, { body: { email: PERSON.email, password: next } });
}

test('databases, object store, Redis, logs and backups hold none of the secrets of a day', async ({ product }) => {
  test.setTimeout(300_000);
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
        DOCUMENT_KINDS.map(async (kind, index) => [kind, await (index % 2 ? jpg : pdf)(`At rest ${kind}`)] as const),
      ),
    );
    const replaced = await pdf('At rest, the newer police check');
    await day(product, documents, replaced);

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

    const papers = Object.entries({ ...documents, replaced }).map(([kind, { buffer }]) =>
      sliceFile(`document ${kind}`, buffer),
    );
    const secretBytes = [...encodeTexts(SECRETS), ...papers];
    const address = encodeTexts({ 'the address': PERSON.email }).slice(0, 1);
    // The file with the product's own keys is for the operator alone.
    expect(await found(dataDir, secretBytes, [SECRETS_FILE])).toEqual([]);
    expect((await found(join(dataDir, 'postgres'), address)).length).toBeGreaterThan(0);

    const plain = await backup('plain', { BACKUP_RECIPIENT: '' });
    expect(await found(plain, secretBytes)).toEqual([]);
    expect((await found(plain, address)).length).toBeGreaterThan(0);
    const encrypted = await backup('encrypted', { BACKUP_RECIPIENT: RECIPIENT });
    expect(await found(encrypted, [...secretBytes, ...address])).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Something that must not be found, with the name under which a test speaks of it. */
interface SecretBytes {
  readonly what: string;
  readonly bytes: Buffer;
}

/** A text as it would stand in a file: plain, or as PostgreSQL writes bytes. */
const encodeTexts = (texts: Readonly<Record<string, string>>): SecretBytes[] =>
  Object.entries(texts).flatMap(([what, text]) => [
    { what, bytes: Buffer.from(text) },
    { what: `${what}, as hexadecimal digits`, bytes: Buffer.from(Buffer.from(text).toString('hex')) },
  ]);

const SLICE_BYTES = 48;
/** A part of a file that no other file has: of a PDF from its first packed stream, of a picture from its middle. */
const sliceFile = (what: string, content: Buffer): SecretBytes => {
  const stream = content.indexOf('stream');
  const begin = stream < 0 ? Math.floor(content.length / 2) : stream + 'stream'.length;
  return { what, bytes: content.subarray(begin, begin + SLICE_BYTES) };
};

const SHORT_NUMBER = /^[\d-]{1,7}$/;
/** A short number counts where it is no part of an id, a hash or a time in milliseconds, which have its digits by chance. */
function holds(content: Buffer, bytes: Buffer): boolean {
  if (!SHORT_NUMBER.test(bytes.toString('latin1'))) return content.includes(bytes);
  for (let at = content.indexOf(bytes); at >= 0; at = content.indexOf(bytes, at + 1)) {
    const around = [content[at - 1], content[at + bytes.length]].map((byte) => String.fromCharCode(byte ?? 0));
    if (!around.some((character) => /[\da-f-]/.test(character))) return true;
  }
  return false;
}

const isGzip = (content: Buffer): boolean => content[0] === 0x1f && content[1] === 0x8b;

/** Every file below the folder that holds one of them, packed or not, as `file: what`. */
async function found(
  folder: string,
  secretBytes: readonly SecretBytes[],
  leftOut: readonly string[] = [],
): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hits: string[] = [];
  for (const file of files) {
    const name = relative(folder, file);
    if (leftOut.includes(name)) continue;
    // PostgreSQL takes files away while it works.
    const content = await readFile(file).catch(() => Buffer.alloc(0));
    const contents = isGzip(content) ? [content, gunzipSync(content)] : [content];
    for (const { what, bytes } of secretBytes)
      if (contents.some((each) => holds(each, bytes))) hits.push(`${name}: ${what}`);
  }
  return hits;
}
