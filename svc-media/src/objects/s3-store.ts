import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { Client } from 'minio';
import { createTimedRequest, readWithTimeout } from './deadlines.js';
import {
  type Chunks,
  getErrorCode,
  ObjectStore,
  ObjectsAway,
  type PutOptions,
  type StoredObject,
} from './object-store.js';

/** S3's minimum part size. Each upload holds one part in memory; a file of one part takes one request. */
const PART_BYTES = 5 * 1024 * 1024;
/**
 * S3 allows 10,000 parts of an object, equal in size except the last: 48.8 GiB with usual parts, 312 GiB with these.
 */
const LARGE_PART_BYTES = 32 * 1024 * 1024;

export interface S3Settings {
  /** http://host:port or https://host */
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
  readonly region: string;
  /** Maximum wait for a response, and for its next bytes. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 5000;

/** Responses of servers that can't list uploads, or to users that may not. */
const CANNOT_LIST_UPLOADS = ['AccessDenied', 'NotImplemented', 'MethodNotAllowed'];

/**
 * Splits a stream into blocks of one part; `isLast` if the stream ended within the block.
 * All blocks are views of one buffer, so a block is valid only until the next one is requested.
 */
async function* splitBlocks(source: Chunks, partBytes: number): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  const block = Buffer.allocUnsafeSlow(partBytes);
  let length = 0;
  for await (const chunk of source) {
    for (let taken = 0; taken < chunk.length; ) {
      const copied = chunk.copy(block, length, taken);
      taken += copied;
      length += copied;
      if (length === partBytes) {
        yield { bytes: block, isLast: false };
        length = 0;
      }
    }
  }
  if (length > 0) yield { bytes: block.subarray(0, length), isLast: true };
}

/** Objects in a bucket of any S3 server. */
export class S3Store extends ObjectStore {
  private readonly client: Client;
  private readonly bucket: string;
  private readonly region: string;
  private readonly timeoutMs: number;
  private readonly logger = new Logger(S3Store.name);

  constructor(settings: S3Settings) {
    super();
    const url = new URL(settings.endpoint);
    const useSSL = url.protocol === 'https:';
    this.bucket = settings.bucket;
    this.region = settings.region;
    this.timeoutMs = settings.timeoutMs ?? TIMEOUT_MS;
    this.client = new Client({
      endPoint: url.hostname,
      port: url.port ? Number(url.port) : useSSL ? 443 : 80,
      useSSL,
      accessKey: settings.accessKey,
      secretKey: settings.secretKey,
      region: settings.region,
      partSize: PART_BYTES,
      transport: createTimedRequest(this.timeoutMs, useSSL ? https : http),
      transportAgent: new (useSSL ? https : http).Agent({ keepAlive: true }),
    });
  }

  override async prepare(): Promise<void> {
    if (await this.client.bucketExists(this.bucket)) return;
    try {
      await this.client.makeBucket(this.bucket, this.region);
    } catch (error) {
      // Another instance created it first.
      if (getErrorCode(error) !== 'BucketAlreadyOwnedByYou') throw error;
    }
  }

  /** Also creates the bucket, if the store could not be reached at the start. */
  protected override check(): Promise<void> {
    return this.prepare();
  }

  // Not putObject with a stream, which never settles if the source fails.
  override async put(
    key: string,
    source: Chunks,
    contentType: string,
    { isLarge = false }: PutOptions = {},
  ): Promise<number> {
    const headers = { 'Content-Type': contentType };
    const blocks = splitBlocks(source, isLarge ? LARGE_PART_BYTES : PART_BYTES);
    const first = await blocks.next();
    if (first.done || first.value.isLast) {
      const bytes = first.value?.bytes ?? Buffer.alloc(0);
      await this.client.putObject(this.bucket, key, bytes, bytes.length, headers);
      return bytes.length;
    }
    const uploadId = await this.client.initiateNewMultipartUpload(this.bucket, key, headers);
    try {
      const putPart = (partNumber: number, bytes: Buffer) =>
        this.client.uploadPart(
          { bucketName: this.bucket, objectName: key, uploadID: encodeURIComponent(uploadId), partNumber, headers: {} },
          bytes,
        );
      const parts = [await putPart(1, first.value.bytes)];
      let size = first.value.bytes.length;
      for await (const { bytes } of blocks) {
        parts.push(await putPart(parts.length + 1, bytes));
        size += bytes.length;
      }
      await this.client.completeMultipartUpload(this.bucket, key, uploadId, parts);
      return size;
    } catch (error) {
      // Not awaited, because the store may not respond.
      void this.client.abortMultipartUpload(this.bucket, key, uploadId).catch(() => undefined);
      throw error;
    }
  }

  override async get(key: string): Promise<StoredObject | null> {
    try {
      const { size } = await this.client.statObject(this.bucket, key);
      const body = await this.client.getObject(this.bucket, key);
      return { stream: Readable.from(readWithTimeout(body, this.timeoutMs), { objectMode: false }), size };
    } catch (error) {
      if (['NotFound', 'NoSuchKey'].includes(getErrorCode(error))) return null;
      this.logger.error({ msg: 'The object store does not answer', err: error });
      this.isReachable = false;
      throw new ObjectsAway();
    }
  }

  override async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.client.removeObject(this.bucket, key);
  }

  override async removeWithLeftovers(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.abortUploads(key);
    // Last, because an upload may just have been completed.
    await this.remove(keys);
  }

  /** Parts of unfinished uploads stay in the bucket, and no list of objects shows them. */
  private async abortUploads(key: string): Promise<void> {
    try {
      const { uploads } = await this.client.listIncompleteUploadsQuery(this.bucket, key, '', '', '');
      for (const upload of uploads)
        if (upload.key === key) await this.client.abortMultipartUpload(this.bucket, key, upload.uploadId);
    } catch (error) {
      if (!CANNOT_LIST_UPLOADS.includes(getErrorCode(error))) throw error;
    }
  }
}
