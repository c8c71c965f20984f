import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buildFieldProblem, type CallBody, defineCall, MAX_FILE_BYTES } from '@cleaning/contracts';
import { Body, Controller, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Public } from '../access/access.guard.js';
import { refuse } from '../errors/refusal.js';
import { defineService } from '../service.js';
import { csvService, type LISTS, list } from '../testing/csv-lists.js';
import { measureHeldBytes } from '../testing/memory.js';
import { NoHandlers, NoStateReaders } from '../testing/peer-services.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { waitFor } from '../testing/wait-for.js';
import { type FilePart, type FileReceiver, ReceivedFiles, ReceiveFiles } from './files.js';
import { Route } from './route.js';

const send = defineCall({
  method: 'POST',
  path: '/send',
  service: 'invoice',
  access: 'public',
  summary: 'Take two files',
  body: z.object({ title: z.string().min(1) }),
  bodyKind: 'files',
  files: [
    { name: 'one', required: true, maxCount: 1 },
    { name: 'many', required: false, maxCount: 2 },
  ],
  answer: z.unknown(),
});

/** Records the sizes of the received files. */
@Injectable()
class Shelf implements FileReceiver<{ name: string; bytes: number }> {
  readonly kept = new Map<string, number>();

  async receive({ field, filename, stream }: FilePart) {
    let bytes = 0;
    for await (const chunk of stream) bytes += (chunk as Buffer).length;
    if (filename.endsWith('.exe')) {
      const issues = [buildFieldProblem(field, 'file_of_other_type')];
      throw refuse('file_of_other_type', { name: filename }, { issues });
    }
    if (filename === 'lost.jpg') throw new Error('The form of the header in the multipart store is unexpected');
    if (filename === 'full.jpg') throw Object.assign(new Error('no space for the form'), { code: 'ENOSPC' });
    this.kept.set(filename, bytes);
    return { name: filename, bytes };
  }

  async discard(stored: { name: string }) {
    this.kept.delete(stored.name);
  }
}

@Controller()
class SendController {
  @Route(send)
  @Public()
  @ReceiveFiles(send, Shelf)
  send(@Body() body: CallBody<typeof send>, @ReceivedFiles() files: ReceivedFiles<{ name: string; bytes: number }>) {
    if (body.title === 'refused') throw refuse('sent_before');
    if (body.title === 'mistake') throw new Error('Unexpected end of form header boundary');
    return files;
  }
}

const definition = defineService({
  name: 'invoice',
  environment: z.object({}),
  migrations: [],
  controllers: [SendController],
  providers: [Shelf, NoStateReaders, NoHandlers],
});

const file = (field: string, name: string, bytes = 10) => ({ field, name, content: new Uint8Array(bytes) });

describe('received files', () => {
  let testApp: TestApp;
  const kept = () => Object.fromEntries(testApp.get(Shelf).kept);

  beforeAll(async () => {
    testApp = await startTestApp(definition);
  }, 60_000);
  afterAll(() => testApp.stop());
  beforeEach(() => testApp.get(Shelf).kept.clear());

  it('reach the handler together with the fields', async () => {
    const files = [file('one', 'a.jpg'), file('many', 'b.jpg', 20), file('many', 'c.jpg', 30)];
    const answer = await testApp.call(send, { body: { title: 'hello' }, files });
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual({
      one: [{ name: 'a.jpg', bytes: 10 }],
      many: [
        { name: 'b.jpg', bytes: 20 },
        { name: 'c.jpg', bytes: 30 },
      ],
    });
  });

  it.each([
    ['a field is missing', {}, [file('one', 'a.jpg')], 400, ['title']],
    ['a field and a file are missing', {}, [file('many', 'a.jpg')], 400, ['title', 'one']],
    ['a rule refuses', { title: 'refused' }, [file('one', 'a.jpg')], 409, undefined],
    ['a later file has a wrong type', { title: 'x' }, [file('one', 'a.jpg'), file('many', 'b.exe')], 415, ['many']],
    [
      'a later file is too large',
      { title: 'x' },
      [file('one', 'a.jpg'), file('many', 'b.jpg', MAX_FILE_BYTES + 1)],
      413,
      ['many'],
    ],
    ['there are too many files', { title: 'x' }, [file('one', 'a.jpg'), file('one', 'b.jpg')], 400, ['one']],
    [
      'a file comes in an unknown field',
      { title: 'x' },
      [file('one', 'a.jpg'), file('other', 'b.jpg')],
      400,
      ['other'],
    ],
  ])('are discarded when %s', async (_, body, files, status, fields) => {
    const answer = await testApp.call(send, { body, files });
    expect(answer.status).toBe(status);
    expect(answer.body.issues?.map((issue: { field: string }) => issue.field)).toEqual(fields);
    expect(kept()).toEqual({});
  });

  it.each([
    ['the receiver breaks', {}, [file('one', 'lost.jpg')]],
    ['the disk is full', {}, [file('one', 'a.jpg'), file('many', 'full.jpg')]],
    ['the handler breaks', { title: 'mistake' }, [file('one', 'a.jpg')]],
  ])('cause a 500 instead of a form error when %s', async (_, body, files) => {
    const answer = await testApp.call(send, { body: { title: 'x', ...body }, files });
    expect([answer.status, answer.body.code]).toEqual([500, 'internal']);
    expect(JSON.stringify(answer.body)).not.toMatch(/form|header/);
    expect(kept()).toEqual({});
  });

  it('may be exactly as large as the limit', async () => {
    const answer = await testApp.call(send, { body: { title: 'x' }, files: [file('one', 'a.jpg', MAX_FILE_BYTES)] });
    expect(answer.status).toBe(200);
  });

  it.each([
    [
      'ends early',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="one"; filename="a.jpg"\r\n\r\nabc',
    ],
    ['has no boundary', 'multipart/form-data', 'abc'],
    ['has a broken header', 'multipart/form-data; boundary=x', '--x\r\nnonsense\r\n\r\nabc\r\n--x--\r\n'],
    ['is JSON', 'application/json', '{"title":"x"}'],
  ])('cause a 400 when the body %s', async (_, type, body) => {
    const answer = await fetch(`${testApp.url}/send`, { method: 'POST', headers: { 'content-type': type }, body });
    expect(answer.status).toBe(400);
    expect(kept()).toEqual({});
  });
});

jest.setTimeout(60_000);

describe('CSV list', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp(csvService);
  });
  afterAll(() => testApp.stop());

  const read = (of: keyof typeof LISTS) => testApp.call(list, { query: { of } });
  const open = async (of: keyof typeof LISTS): Promise<IncomingMessage> => {
    const [answer] = (await once(get(`${testApp.url}/list.csv?of=${of}`), 'response')) as [IncomingMessage];
    // The connection is closed later by one side.
    answer.on('error', () => {});
    return answer;
  };
  /** Other connections with an open transaction. */
  const holding = async () => {
    const [found] = await testApp.dataSource.query(
      `SELECT count(*)::int FROM pg_stat_activity
       WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`,
    );
    return found.count as number;
  };

  it('has a file name, UTF-8 with BOM, no caching and one snapshot', async () => {
    const { headers, body } = await read('kind');
    expect(headers.get('content-disposition')).toBe('attachment; filename="list.csv"');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(body.toString()).toBe('\uFEFFn,text\r\n1,repeatable read on\r\n');
  });

  it('writes the header when there are no rows', async () => {
    expect((await read('empty')).body.toString()).toBe('\uFEFFn,text\r\n');
  });

  it('waits for a slow client and releases the connection when it disconnects', async () => {
    const before = measureHeldBytes();
    const answer = await open('long');
    expect(await holding()).toBe(1);
    expect(measureHeldBytes() - before).toBeLessThan(10_000_000);
    answer.destroy();
    await waitFor(async () => (await holding()) === 0);
  });

  it('releases the connection of a client that reads nothing for too long', async () => {
    const answer = await open('stalled');
    await waitFor(async () => (await holding()) === 0);
    answer.resume();
    await expect(once(answer, 'end')).rejects.toThrow('aborted');
  });

  it('answers 500 for an early error and aborts on a later one', async () => {
    const refused = await read('broken at once');
    expect(refused).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(refused.headers.get('content-disposition')).toBeNull();
    const answer = await open('broken midway');
    answer.resume();
    await expect(once(answer, 'end')).rejects.toThrow('aborted');
    expect(await holding()).toBe(0);
    expect((await read('kind')).status).toBe(200);
  });

  it('aborts when the database connection ends, and the next export works', async () => {
    const answer = await open('long');
    await testApp.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`,
    );
    answer.resume();
    await expect(once(answer, 'end')).rejects.toThrow('aborted');
    expect((await read('kind')).status).toBe(200);
  });

  it('answers 429 while exports hold all their connections', async () => {
    const others = await Promise.all([open('long'), open('long'), open('long')]);
    const refused = await read('kind');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_lists', params: { retry_after: 20 } } });
    expect(refused.headers.get('retry-after')).toBe('20');
    for (const other of others) other.destroy();
    await waitFor(async () => (await read('kind')).status === 200);
  });
});
