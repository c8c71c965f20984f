import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { S3Store } from './s3-store.js';

const MEGABYTE = 1024 * 1024;
const ANSWERS = [
  [/[?&]uploads/, '<InitiateMultipartUploadResult><UploadId>one-upload</UploadId></InitiateMultipartUploadResult>'],
  [
    /[?&]uploadId/,
    '<CompleteMultipartUploadResult><Location>/</Location><Bucket>media</Bucket><Key>one</Key><ETag>"1"</ETag></CompleteMultipartUploadResult>',
  ],
] as const;

/** Sizes of the parts, in megabytes, in which the client sends an object of 40. */
async function recordParts(isLarge: boolean): Promise<number[]> {
  const parts: number[] = [];
  const server = createServer(async (request, response) => {
    let length = 0;
    for await (const chunk of request) length += (chunk as Buffer).length;
    if (request.method === 'PUT') parts.push(length / MEGABYTE);
    const [, answer] = ANSWERS.find(([path]) => request.method === 'POST' && path.test(request.url ?? '')) ?? [];
    response.writeHead(200, { etag: '"1"' }).end(answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const endpoint = `http://127.0.0.1:${port}`;
  const keys = { accessKey: 'key', secretKey: 'secret-secret' };
  const store = new S3Store({ endpoint, ...keys, bucket: 'media', region: 'us-east-1' });
  const source = Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(MEGABYTE)));
  try {
    expect(await store.put('exports/one', source, 'application/octet-stream', { isLarge })).toBe(40 * MEGABYTE);
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return parts;
}

it.each([
  ['usual', false, [5, 5, 5, 5, 5, 5, 5, 5]],
  ['large', true, [32, 8]],
])('sends %s objects in parts of one size', async (_, isLarge, parts) => {
  expect(await recordParts(isLarge)).toEqual(parts);
});
