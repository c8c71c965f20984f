import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Call, CallAnswer } from '@cleaning/contracts';
import type { TestFile } from './documents';

export interface ApiInput {
  readonly token?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** By field name. The fields of the body are sent in the same form. */
  readonly files?: Readonly<Record<string, TestFile>>;
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The call's answer or a refusal. `callOk` returns the typed answer. */
  readonly body: unknown;
}

function buildForm({ body = {}, files = {} }: ApiInput): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  for (const [name, { buffer, mimeType, name: fileName }] of Object.entries(files))
    form.append(name, new Blob([new Uint8Array(buffer)], { type: mimeType }), fileName);
  return form;
}

/** Makes a call of the contracts without a browser. */
export async function callApi(url: string, call: Call, input: ApiInput = {}): Promise<ApiAnswer> {
  const { token, params = {}, query = {} } = input;
  const address = new URL(
    call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    url,
  );
  address.search = new URLSearchParams(query).toString();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const init: RequestInit = { method: call.method, headers };
  if (call.bodyKind === 'files') init.body = buildForm(input);
  else if (call.method !== 'GET') {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(input.body ?? {});
  }
  const response = await fetch(address, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** Returns the body. Fails the test with the server's message when the call is refused. */
export async function callOk<C extends Call>(url: string, call: C, input: ApiInput = {}): Promise<CallAnswer<C>> {
  const { status, body } = await callApi(url, call, input);
  if (status !== 200) throw new Error(`${call.method} ${call.path}: ${status} ${JSON.stringify(body)}`);
  return body as CallAnswer<C>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let lastHost = 1;
/** Returns an unused loopback address. nginx counts it apart from 127.0.0.1, like another client. */
export function nextClientAddress(): string {
  lastHost += 1;
  return `127.0.0.${lastHost}`;
}

/** Requests a path from a local address: see `nextClientAddress`. */
export function requestFromAddress(
  url: string,
  path: string,
  address: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, localAddress: address, agent: false });
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
