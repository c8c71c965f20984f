import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { S3Store } from './s3-store.js';

/** Requests that the client sends to create its bucket and store an object. */
async function recordRequests(region: string): Promise<{ authorization: string; body: string }[]> {
  const seen: { authorization: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    seen.push({ authorization: request.headers.authorization ?? '', body: Buffer.concat(chunks).toString() });
    // The bucket doesn't exist yet.
    response.writeHead(request.method === 'HEAD' ? 404 : 200, { etag: '"1"' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const endpoint = `http://127.0.0.1:${port}`;
  const store = new S3Store({ endpoint, accessKey: 'key', secretKey: 'secret-secret', bucket: 'media', region });
  await store.prepare();
  await store.put('documents/1', Readable.from([Buffer.from('x')]), 'text/plain');
  server.closeAllConnections();
  server.close();
  return seen;
}

it.each(['us-east-1', 'ap-southeast-2'])('signs requests to an S3 server for its region %s', async (region) => {
  const requests = await recordRequests(region);
  expect(requests.length).toBeGreaterThanOrEqual(3);
  for (const { authorization } of requests) expect(authorization).toContain(`/${region}/s3/aws4_request`);
  const named = requests.some(({ body }) => body.includes(`<LocationConstraint>${region}</LocationConstraint>`));
  expect(named).toBe(region !== 'us-east-1');
});
