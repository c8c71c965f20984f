import { ApiError, errorFrom } from './api-error';
import type { Outgoing } from './outgoing';

export interface Reply {
  readonly status: number;
  readonly requestId: string | undefined;
  readonly contentDisposition: string | null;
  readonly bytes: Blob;
}

const abortError = () => new DOMException('The call was cancelled.', 'AbortError');

export async function sendWithFetch(request: Outgoing, signal?: AbortSignal): Promise<Reply> {
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      ...(request.body === undefined ? {} : { body: request.body }),
      ...(signal ? { signal } : {}),
    });
    return {
      status: response.status,
      requestId: response.headers.get('x-request-id') ?? undefined,
      contentDisposition: response.headers.get('content-disposition'),
      bytes: await response.blob(),
    };
  } catch (error) {
    if (signal?.aborted) throw abortError();
    if (error instanceof ApiError) throw error;
    throw errorFrom(0, '');
  }
}

/** XMLHttpRequest, because fetch cannot tell how much of an upload has left. `onProgress` gets 0 to 1. */
export function sendWithProgress(
  request: Outgoing,
  onProgress: (sent: number) => void,
  signal?: AbortSignal,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortError());
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.responseType = 'blob';
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    };
    xhr.onload = () =>
      resolve({
        status: xhr.status,
        requestId: xhr.getResponseHeader('x-request-id') ?? undefined,
        contentDisposition: xhr.getResponseHeader('content-disposition'),
        bytes: xhr.response as Blob,
      });
    xhr.onerror = () => reject(errorFrom(0, ''));
    xhr.onabort = () => reject(abortError());
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(request.body ?? null);
  });
}
