import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let machines = 1;
/** Another machine: a loopback address that nginx counts, unlike the usual one. */
export function anotherMachine(): string {
  machines += 1;
  return `127.0.0.${machines}`;
}

/** Asks as that machine would. */
export function askFromElsewhere(
  url: string,
  path: string,
  machine: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, localAddress: machine, agent: false });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      text(answer).then(
        (read) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: read }),
        reject,
      );
    });
    sent.end(body);
  });
}
