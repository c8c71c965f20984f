import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** Set in the main process for all workers: stacks get the port before the gateway listens. */
process.env.E2E_SMS_PORT ??= String(20_000 + (process.pid % 10_000));
const PORT = Number(process.env.E2E_SMS_PORT);

/** Value of `SMS_URL`. */
export const getSmsUrl = () => `twilio://AC0:secret@127.0.0.1:${PORT}?from=Gumleaf`;

/** Accepts text messages like Twilio. */
export async function startSmsGateway() {
  const received: { readonly to: string; readonly text: string }[] = [];
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    received.push({ to: form.get('To') ?? '', text: form.get('Body') ?? '' });
    response.writeHead(201, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(PORT, '127.0.0.1');
  await once(server, 'listening');
  return { received, stop: () => server.close() };
}
