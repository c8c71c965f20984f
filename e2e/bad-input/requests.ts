import type { Call } from '@cleaning/contracts';
import fc from 'fast-check';
import { type Fields, generateFields, listFieldNames, ODD_NAMES, toJson } from './fields.js';
import { buildSample, generateJson, generatePathPart, toFormText } from './values.js';
import { generateForm, type Part, type WireRequest } from './wire.js';

/** Without an id: a sender with a bad token or none. */
export interface Sender {
  readonly who: string;
  readonly id?: string;
  readonly token?: string;
}

export type BadRequest = WireRequest & { readonly who: string };

/** One line for a failure report. */
export const formatRequest = ({ who, method, path, headers, body, hangUp }: BadRequest): string =>
  [
    `${method} ${path.slice(0, 300)} by ${who}`,
    ...(body ? [`${headers['content-type'] ?? 'no type'}: ${JSON.stringify(body.subarray(0, 800).toString())}`] : []),
    ...(hangUp ? ['and hangs up'] : []),
  ].join(', ');

interface Payload {
  readonly type: string | undefined;
  readonly body: Buffer;
}

const ODD_TYPES = [
  'text/plain',
  'application/xml',
  'application/octet-stream',
  'application/json; charset=utf-7',
  'application/json; charset=nonsense',
  'application/vnd.api+json',
  'multipart/form-data',
  'nonsense',
  '',
];
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]);

const toJsonBody = (from: Fields): Payload => ({
  type: 'application/json',
  body: Buffer.from(toJson(from)),
});

const toUrlencoded = (from: Fields): Payload => ({
  type: 'application/x-www-form-urlencoded',
  body: Buffer.from(from.map(([name, json]) => `${percentEncode(name)}=${percentEncode(toFormText(json))}`).join('&')),
});

/** Like encodeURIComponent, which throws for a lone surrogate. */
const percentEncode = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

const toTextParts = (from: Fields): Part[] =>
  from.map(([name, json]) => ({ name, content: Buffer.from(toFormText(json)) }));

/** Empty, wrong or too many files, under names of file fields, other fields and odd names. */
function generateFileParts(call: Call): fc.Arbitrary<Part[]> {
  const names = [...call.files.map(({ name }) => name), ...listFieldNames(call), ...ODD_NAMES];
  const part = fc.record({
    name: fc.constantFrom(...names),
    filename: fc.constantFrom('a.jpg', '', '../../a.jpg', 'a\0.jpg', 'ü😀.png', 'x'.repeat(3000), 'a.exe'),
    content: fc.oneof(
      fc.constant(JPEG_START),
      fc.constant(Buffer.alloc(0)),
      fc.constant(Buffer.from('%PDF-1.7\n')),
      fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)),
    ),
  });
  return fc.array(part, { maxLength: 4 });
}

const generateMultipart = (call: Call, from: Fields): fc.Arbitrary<Payload> =>
  generateFileParts(call).chain((files) => generateForm([...toTextParts(from), ...files]));

/** Bodies that are not an object with fields. */
const generateFormless = (): fc.Arbitrary<Payload> =>
  fc.oneof(
    generateJson().map((json) => ({ type: 'application/json', body: Buffer.from(json) })),
    fc
      .constantFrom('{', '{"a":', '{"a":1,}', '"', '\ufeff{}', '{}{}', 'NaN', '\0', '')
      .map((text) => ({ type: 'application/json', body: Buffer.from(text) })),
    fc.constantFrom(300_000, 1_200_000).map((size) => ({
      type: 'application/json',
      body: Buffer.from(`{"a":"${'x'.repeat(size)}"}`),
    })),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => ({ type: 'application/json', body: Buffer.from(bytes) })),
    fc.constant({ type: 'application/json', body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) }),
  );

function generatePayload(call: Call, sender: Sender): fc.Arbitrary<Payload> {
  const named = generateFields(call, sender.id);
  const asForm = named.chain((from) => generateMultipart(call, from));
  return fc.oneof(
    { weight: call.bodyKind === 'files' ? 1 : 5, arbitrary: named.map(toJsonBody) },
    { weight: call.bodyKind === 'form' ? 4 : 1, arbitrary: named.map(toUrlencoded) },
    { weight: call.bodyKind === 'json' ? 1 : 5, arbitrary: asForm },
    { weight: 2, arbitrary: generateFormless() },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...ODD_TYPES), named)
        .map(([type, from]) => ({ type: type || undefined, body: toJsonBody(from).body })),
    },
  );
}

/** The call's path with good or bad parameters, sometimes with an unexpected query. */
function generatePath(call: Call, sender: Sender): fc.Arbitrary<string> {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const good = (name: string) => encodeURIComponent(String(buildSample(name, sender.id)));
  const values = fc.tuple(
    ...names.map((name) => fc.oneof({ weight: 4, arbitrary: generatePathPart() }, fc.constant(good(name)))),
  );
  const query = fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    fc.constantFrom(
      '?',
      '?__proto__[a]=1',
      '?id[]=1&id[]=2',
      '?a=%00',
      '?%',
      '?expires=1&reader=x&signature=%ff',
      '?before=x',
    ),
    generatePathPart().map((text) => `?before=${text}&limit=${text}&x[y][z]=${text}`),
  );
  return fc
    .tuple(values, query)
    .map(([found, asked]) => call.path.replace(/:(\w+)/g, () => found.shift() as string) + asked);
}

/** Mostly senders with a good token, because the guard stops the others. */
const generateSender = (senders: readonly Sender[]): fc.Arbitrary<Sender> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...senders.filter(({ id }) => id !== undefined)) },
    fc.constantFrom(...senders.filter(({ id }) => id === undefined)),
  );

/** Requests for a call with any defect, by any sender. */
export function generateRequests(call: Call, senders: readonly Sender[]): fc.Arbitrary<BadRequest> {
  return generateSender(senders).chain((sender) =>
    fc
      .record({
        method: fc.oneof(
          { weight: 12, arbitrary: fc.constant<string>(call.method) },
          fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
        ),
        path: generatePath(call, sender),
        sent:
          call.method === 'GET' ? fc.option(generatePayload(call, sender), { freq: 8 }) : generatePayload(call, sender),
        hangUp: fc.oneof({ weight: 30, arbitrary: fc.constant(false) }, fc.constant(true)),
      })
      .map(({ method, path, sent, hangUp }) => {
        const request: BadRequest = {
          who: sender.who,
          method,
          path,
          headers: {
            ...(sender.token === undefined ? {} : { authorization: `Bearer ${sender.token}` }),
            ...(sent?.type === undefined ? {} : { 'content-type': sent.type }),
          },
          ...(sent ? { body: sent.body, hangUp } : {}),
        };
        return Object.assign(request, { [fc.toStringMethod]: () => formatRequest(request) });
      }),
  );
}
