import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { errorCode } from '../objects/error-code.js';
import type { StoredObject } from '../objects/object-store.js';

/** Streams an object as the answer. A reader who goes away midway is no error; a store that fails midway cuts the answer off. */
export async function send(response: Response, object: StoredObject, headers: Record<string, string>): Promise<void> {
  response.set({ ...headers, 'Content-Length': String(object.size), 'X-Content-Type-Options': 'nosniff' });
  try {
    await pipeline(object.stream, response);
  } catch (error) {
    if (errorCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
