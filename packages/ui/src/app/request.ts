import type { Call, CallAnswer } from '@cleaning/contracts';
import { parseApiError } from './apiError';
import type { AnyInput, InputArgs } from './outgoing';
import { loadQueryLibrary } from './queryLibrary';

export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** Uploaded fraction, 0 to 1. */
  onProgress?: ((sent: number) => void) | undefined;
  /** Instead of the stored one. */
  token?: string;
  /** Called if the answer is a copy stored on the device. */
  onKept?: (() => void) | undefined;
}

/** The code that sends is in the library's chunk: a visitor who only reads never needs it. */
const loadSending = () =>
  loadQueryLibrary().catch(() => {
    throw parseApiError(0, '');
  });

/**
 * Makes a call of the contract. @throws ApiError if it is refused, lost, or answered in an unknown form; DOMException
 * AbortError if cancelled. A 401 also deletes the stored token. A call that needs step-up authentication is repeated
 * after it.
 */
export async function request<C extends Call>(
  call: C,
  ...[input]: InputArgs<C, RequestOptions>
): Promise<CallAnswer<C>> {
  const { requestAny } = await loadSending();
  return (await requestAny(call, (input ?? {}) as AnyInput & RequestOptions)) as CallAnswer<C>;
}

/** The bytes of a binary answer, and the file name that the server suggests. */
export async function requestFile<C extends Call>(
  call: C,
  ...[input]: InputArgs<C, RequestOptions>
): Promise<{ blob: Blob; fileName: string | undefined }> {
  const { buildRequestFile } = await loadSending();
  return buildRequestFile(call, (input ?? {}) as AnyInput & RequestOptions);
}
