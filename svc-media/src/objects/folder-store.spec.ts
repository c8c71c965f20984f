import { type FileHandle, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from './folder-store.js';

describe('FolderStore', () => {
  let folder: string;
  let handles: FileHandle;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'objects-'));
    const opened = await open(folder);
    handles = Object.getPrototypeOf(opened);
    await opened.close();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await rm(folder, { recursive: true });
  });

  const put = async () => {
    const store = new FolderStore(folder);
    await store.prepare();
    return store.put('documents/one', [Buffer.from('the '), Buffer.from('bytes')]);
  };
  const listFiles = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((e) => e.isFile());

  it('flushes a file to disk before it names it and reports success', async () => {
    const steps: string[] = [];
    const { datasync, sync } = handles;
    jest.spyOn(handles, 'datasync').mockImplementation(async function (this: FileHandle) {
      steps.push(`bytes, ${(await readdir(join(folder, 'documents'))).length} named`);
      await datasync.call(this);
    });
    jest.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
      const isFolder = (await this.stat()).isDirectory();
      const named = await readdir(join(folder, 'documents'));
      steps.push(`${isFolder ? 'folder' : 'file'}, ${named.length} named`);
      await sync.call(this);
    });
    expect(await put()).toBe(9);
    // The first flush is for the new documents folder.
    expect(steps).toEqual(['folder, 0 named', 'bytes, 0 named', 'folder, 1 named']);
  });

  it.each(['datasync', 'sync', 'writev'] as const)('leaves no file when %s fails', async (step) => {
    jest.spyOn(handles, step).mockRejectedValue(Object.assign(new Error('No space left'), { code: 'ENOSPC' }));
    await expect(put()).rejects.toThrow('No space left');
    expect(await listFiles()).toEqual([]);
  });

  it('writes a file to its end when the system writes it in parts', async () => {
    const { writev } = handles;
    jest.spyOn(handles, 'writev').mockImplementation(function (this: FileHandle, [first]) {
      return writev.call(this, [(first as Buffer).subarray(0, 3)]);
    });
    expect(await put()).toBe(9);
    const object = await new FolderStore(folder).get('documents/one');
    expect(object && Buffer.concat(await object.stream.toArray()).toString()).toBe('the bytes');
  });

  it('removes what a killed process left of an object, and nothing else', async () => {
    const store = new FolderStore(folder);
    await store.prepare();
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const slow = async function* () {
      yield Buffer.alloc(300_000);
      await ended;
    };
    const arriving = async () => (await readdir(join(folder, '.incoming'))).length;
    const puts = ['documents/one', 'documents/one', 'documents/one-more'].map((key) => store.put(key, slow()));
    while ((await arriving()) < 3) await new Promise(setImmediate);
    await new FolderStore(folder).removeWithLeftovers(['documents/one', 'documents/two']);
    expect((await readdir(join(folder, '.incoming'))).map((name) => name.split('~')[0])).toEqual([
      'documents%2Fone-more',
    ]);
    end();
    expect((await Promise.allSettled(puts)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  it('fails a write whose file was removed as a leftover', async () => {
    const store = new FolderStore(folder);
    await store.prepare();
    const late = async function* () {
      yield Buffer.from('bytes');
      await new FolderStore(folder).removeWithLeftovers(['documents/one']);
    };
    await expect(store.put('documents/one', late())).rejects.toThrow('ENOENT');
    expect(await listFiles()).toEqual([]);
  });
});
