import { defineCall } from '@cleaning/contracts';
import { z } from 'zod';
import { buildRequest } from './outgoing';

const read = defineCall({
  method: 'GET',
  path: '/api/things/:kind/:id',
  service: 'jobs',
  access: ['admin'],
  summary: '',
  params: z.object({ kind: z.string(), id: z.string() }),
  answer: z.unknown(),
});
const write = { ...read, method: 'POST', path: '/api/things' } as const;
const form = { ...write, bodyKind: 'form' } as const;
const upload = { ...write, bodyKind: 'files' } as const;

describe('buildRequest', () => {
  it('escapes parameters in the path', () => {
    const { url, method, body } = buildRequest(read, { params: { kind: 'a b', id: '../x' } }, null);
    expect({ url, method, body }).toEqual({ url: '/api/things/a%20b/..%2Fx', method: 'GET', body: undefined });
  });

  it('escapes the query and leaves out empty values', () => {
    const url = (query: object) => buildRequest(read, { params: { kind: 'a', id: '1' }, query }, null).url;
    expect(url({ action: 'a&b', limit: 5, before: '', actor: undefined })).toBe('/api/things/a/1?action=a%26b&limit=5');
    expect(url({ before: undefined })).toBe('/api/things/a/1');
  });

  it.each([undefined, '', null])('throws without an id (%j)', (id) => {
    expect(() => buildRequest(read, { params: { kind: 'a', id } }, null)).toThrow('needs id');
  });

  it('sends the token to protected calls only', () => {
    expect(buildRequest(write, {}, 't').headers.authorization).toBe('Bearer t');
    expect(buildRequest(write, {}, null).headers).not.toHaveProperty('authorization');
    expect(buildRequest({ ...write, access: 'public' }, {}, 't').headers).not.toHaveProperty('authorization');
  });

  it('sends JSON even for an empty body', () => {
    const { body, headers } = buildRequest(write, { body: { a: 1 } }, null);
    expect(body).toBe('{"a":1}');
    expect(headers['content-type']).toBe('application/json');
    expect(buildRequest(write, {}, null).body).toBe('{}');
  });

  it('sends forms as multipart with rows as JSON text', () => {
    const { body, headers } = buildRequest(
      form,
      { body: { title: 'T', count: 2, rows: [{ a: 1 }], none: undefined } },
      null,
    );
    expect(headers).not.toHaveProperty('content-type');
    expect([...(body as FormData).entries()]).toEqual([
      ['title', 'T'],
      ['count', '2'],
      ['rows', '[{"a":1}]'],
    ]);
  });

  it('sends only the selected files', () => {
    const file = (name: string) => new File(['x'], name, { type: 'image/png' });
    const files = { one: file('1.png'), many: [file('2.png'), file('3.png')], none: null, missing: undefined };
    const { body } = buildRequest(upload, { body: { id: '7' }, files }, null);
    const sent = [...(body as FormData).entries()].map(([name, value]) => [
      name,
      value instanceof File ? value.name : value,
    ]);
    expect(sent).toEqual([
      ['id', '7'],
      ['one', '1.png'],
      ['many', '2.png'],
      ['many', '3.png'],
    ]);
  });
});
