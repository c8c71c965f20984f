import { createAbortError, parseApiError } from './apiError';
import { noteAnswer } from './connection';
import type { Outgoing, Reply } from './outgoing';

/** XMLHttpRequest, because fetch reports no upload progress. `onProgress` gets 0 to 1. */
export function upload(request: Outgoing, onProgress: (sent: number) => void, signal?: AbortSignal): Promise<Reply> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(createAbortError());
    const sentAt = performance.now();
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.responseType = 'blob';
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    };
    xhr.onload = () => {
      noteAnswer(true, sentAt);
      resolve({
        status: xhr.status,
        requestId: xhr.getResponseHeader('x-request-id') ?? undefined,
        contentDisposition: xhr.getResponseHeader('content-disposition'),
        retryAfter: xhr.getResponseHeader('retry-after'),
        isKept: false,
        tag: null,
        bytes: xhr.response as Blob,
      });
    };
    xhr.onerror = () => {
      noteAnswer(false, sentAt);
      reject(parseApiError(0, ''));
    };
    xhr.onabort = () => reject(createAbortError());
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(request.body ?? null);
  });
}
