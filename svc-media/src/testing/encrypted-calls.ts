import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { DocumentKeys } from '../encryption/document-objects.service.js';
import { ObjectStore } from '../objects/object-store.js';
import { createDocumentCalls } from './document-calls.js';
import { DATA_KEY } from './stores.js';

const runFile = promisify(execFile);

interface Row {
  id: string;
  object_key: string;
  key_id: string | null;
}

/** Reads encrypted documents of the started service, raw and by link. */
export function createEncryptedCalls(started: () => TestApp) {
  const { upload } = createDocumentCalls(started);
  const readRows = (owner: TestPerson): Promise<Row[]> =>
    started().dataSource.query(
      'SELECT id, object_key, key_id FROM document WHERE owner_id = $1 AND deleted_at IS NULL ORDER BY kind',
      [owner.id],
    );
  const readRow = async (owner: TestPerson) => (await readRows(owner))[0] as Row;
  const readObject = async (key: string): Promise<Buffer | null> => {
    const object = await started().get(ObjectStore).get(key);
    return object && buffer(object.stream);
  };
  /** The bytes received, even if the answer is cut off. */
  const readAnswer = async (link: string): Promise<{ status: number; bytes: Buffer; whole: boolean }> => {
    const answer = await fetch(`${started().url}${link}`);
    const chunks: Uint8Array[] = [];
    try {
      for await (const chunk of answer.body ?? []) chunks.push(chunk);
      return { status: answer.status, bytes: Buffer.concat(chunks), whole: true };
    } catch {
      return { status: answer.status, bytes: Buffer.concat(chunks), whole: false };
    }
  };
  const expectContent = async (link: string, content: Buffer) => {
    const { status, bytes } = await readAnswer(link);
    expect(status).toBe(200);
    expect(bytes.equals(content)).toBe(true);
  };
  /** Uploads a document, decrypts its object with the age program and reads it by link. */
  const expectOpenedByAge = async (content: Buffer): Promise<void> => {
    const { owner, links } = await upload({ passport_img: content });
    const { object_key } = await readRow(owner);
    const object = (await readObject(object_key)) as Buffer;
    expect(object.toString('latin1', 0, 21)).toBe('age-encryption.org/v1');
    expect(object.includes(content.subarray(0, 100))).toBe(false);
    const folder = await mkdtemp(join(tmpdir(), 'media-age-'));
    const [file, identity] = [join(folder, 'object.age'), join(folder, 'identity.txt')];
    await writeFile(file, object);
    await writeFile(identity, `${new DocumentKeys({ DATA_KEY }).current.identity}\n`);
    const { stdout } = await runFile('age', ['-d', '-i', identity, file], {
      encoding: 'buffer',
      maxBuffer: 20_000_000,
    });
    await rm(folder, { recursive: true });
    expect(stdout.equals(content)).toBe(true);
    await expectContent(links.passport_img, content);
  };
  return { readObject, expectOpenedByAge, expectContent, readAnswer, readRow };
}
